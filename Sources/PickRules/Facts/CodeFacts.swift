internal import PickBytes
internal import PickModel
internal import PropertyList

/// What the codes of each level are like.
final class CodeFacts {
    /// A code of digits: its number and how many digits it has.
    struct Value: Equatable {
        var number: UInt64
        var width: Int

        var text: String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
    }

    struct Level {
        /// How many entries have a code.
        var count = 0
        /// How many codes are digits and nothing else.
        var digits = 0
        /// How many codes have how many digits.
        var widths = [Int](repeating: 0, count: CodeFacts.widest + 1)
        /// How many are texts, whole numbers, decimal numbers.
        var texts = 0
        var integers = 0
        var reals = 0

        /// The width that at least 19 of 20 codes have, where there are enough to say so.
        private(set) var width: Int?

        /// Whether some codes have another width than the others.
        var isUneven: Bool { width.map { widths[$0] < digits } ?? false }

        fileprivate mutating func settle() {
            guard digits >= CodeFacts.fewest, let most = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[most] * 20 >= digits * 19
            else { return }
            width = most
        }
    }

    static let widest = 18
    /// So many codes a level must have before one of them can be the odd one.
    static let fewest = 10

    let levels: [Level]
    /// For each entry the number, with the width in the upper six bits; all ones where there is no code of digits.
    private let packed: TrivialBuffer<UInt64>

    private static let none = UInt64.max
    private static let numberBits: UInt64 = 58

    init(_ tree: NamedTree) {
        var levels = tree.levelCounts.map { _ in Level() }
        var packed = TrivialBuffer<UInt64>()
        let document = tree.document
        let table = EntryTable(tree)
        for entry in 0..<table.codedCount {
            guard let node = table.codeNode(entry) else { continue }
            while packed.count < entry { packed.append(Self.none) }
            let level = table.level(entry)
            levels[level].count += 1
            let value: Value?
            switch document.kind(node) {
            case .string, .key:
                levels[level].texts += 1
                unsafe value = Self.value(document.bytes(node))
            case .real:
                levels[level].reals += 1
                value = document.plainText(node).flatMap { text in
                    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe Self.value($0) }
                }
            default:
                levels[level].integers += 1
                value = document.integer(node).flatMap { $0 >= 0 ? Self.value(UInt64($0)) : nil }
            }
            if let value {
                levels[level].digits += 1
                levels[level].widths[value.width] += 1
                packed.append(value.number | UInt64(value.width) << Self.numberBits)
            } else {
                packed.append(Self.none)
            }
        }
        for level in levels.indices { levels[level].settle() }
        self.levels = levels
        self.packed = packed
    }

    /// Whether some level has codes of uneven width.
    var areUneven: Bool { levels.contains(where: \.isUneven) }

    /// Whether no entry has a code.
    var isEmpty: Bool { packed.isEmpty }

    /// The code of an entry; nil where it has none, or one that is not of digits.
    func value(_ entry: Int) -> Value? {
        guard entry < packed.count, packed[entry] != Self.none else { return nil }
        let bits = packed[entry]
        return Value(number: bits & (1 << Self.numberBits - 1), width: Int(bits >> Self.numberBits))
    }

    @unsafe private static func value(_ text: UnsafeBufferPointer<UInt8>) -> Value? {
        guard text.count > 0, text.count < widest else { return nil }
        var number: UInt64 = 0
        for index in 0..<text.count {
            let digit = unsafe text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number &* 10 &+ UInt64(digit)
        }
        return Value(number: number, width: text.count)
    }

    private static func value(_ number: UInt64) -> Value? {
        var width = 1
        var rest = number / 10
        while rest > 0 {
            width += 1
            rest /= 10
        }
        return width < widest ? Value(number: number, width: width) : nil
    }
}

extension RuleInput {
    /// The text of an entry's code.
    func codeText(_ entry: Int) -> String { tree.codeNode(entry).flatMap { document.plainText($0) } ?? "" }

    /// Where a finding about an entry's code stands.
    func codePlace(_ entry: Int) -> Int { tree.codeNode(entry) ?? place(of: entry) }
}
