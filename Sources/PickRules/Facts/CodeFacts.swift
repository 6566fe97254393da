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
        var width: Int? {
            guard digits >= CodeFacts.fewest, let most = widths.indices.max(by: { widths[$0] < widths[$1] })
            else {
                return nil
            }
            return widths[most] * 20 >= digits * 19 ? most : nil
        }
    }

    static let widest = 18
    /// So many codes a level must have before one of them can be the odd one.
    static let fewest = 10

    private(set) var levels: [Level]
    /// For each entry the number, with the width in the upper six bits; all ones where there is no code of digits.
    private var packed = TrivialBuffer<UInt64>()

    private static let none = UInt64.max
    private static let numberBits: UInt64 = 58

    init(_ tree: NamedTree) {
        levels = tree.levelCounts.map { _ in Level() }
        let document = tree.document
        for entry in 0..<tree.count {
            guard let node = tree.codeNode(entry) else { continue }
            while packed.count < entry { packed.append(Self.none) }
            let level = tree.level(entry)
            levels[level].count += 1
            let value: Value?
            switch document.kind(node) {
            case .string, .key:
                levels[level].texts += 1
                value = document.withBytes(node) { Self.value($0) }
            case .real:
                levels[level].reals += 1
                value = document.plainText(node).flatMap { Self.value(Array($0.utf8)) }
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
    }

    /// Whether no entry has a code.
    var isEmpty: Bool { packed.isEmpty }

    /// The code of an entry; nil where it has none, or one that is not of digits.
    func value(_ entry: Int) -> Value? {
        guard entry < packed.count, packed[entry] != Self.none else { return nil }
        let bits = packed[entry]
        return Value(number: bits & (1 << Self.numberBits - 1), width: Int(bits >> Self.numberBits))
    }

    private static func value(_ text: Span<UInt8>) -> Value? {
        guard text.count > 0, text.count < widest else { return nil }
        var number: UInt64 = 0
        for index in 0..<text.count {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number &* 10 &+ UInt64(digit)
        }
        return Value(number: number, width: text.count)
    }

    private static func value(_ text: [UInt8]) -> Value? {
        unsafe text.withUnsafeBufferPointer { value(unsafe Span(_unsafeElements: $0)) }
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
