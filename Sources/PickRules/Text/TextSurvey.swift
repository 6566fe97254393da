internal import PickBytes
internal import PickModel
internal import PropertyList

/// One look at every text of the data: which names are remarkable, and what each level is written in.
final class TextSurvey {
    /// A name that has remarkable traits.
    struct Name: BitwiseCopyable {
        var entry: UInt32
        var traits: TextTraits
    }

    /// What the names of one level are like, those under 台湾, 香港 and 澳门 apart.
    struct Level {
        /// How many names there are.
        var names = 0
        /// How many have characters of the simplified script alone, and none of the traditional one.
        var simplified = 0
        /// How many have characters of the traditional script alone, and none of the simplified one.
        var traditional = 0
        /// How many have characters of both.
        var both = 0
        /// How many have kana.
        var kana = 0
        /// How many have Chinese characters.
        var han = 0
        /// How many are digits and nothing else.
        var numbers = 0
        /// How many have a run of digits at an end.
        var glued = 0
        /// How many end in which suffix.
        var suffixes = [Int](repeating: 0, count: NameSuffix.allCases.count)
    }

    /// The names that rules look closer at, in the order of the entries.
    private(set) var names = TrivialBuffer<Name>()
    /// The names with characters of the traditional script, or of both.
    private(set) var traditional = TrivialBuffer<UInt32>()
    /// The names with characters of the simplified script.
    ///
    /// Not more than a few: who has more is simplified.
    private(set) var simplified = TrivialBuffer<UInt32>()
    /// Other texts of the file that rules look closer at, by node: codes and attributes.
    private(set) var others = TrivialBuffer<Name>()
    private(set) var levels: [Level]
    /// The subtrees of 台湾, 香港 and 澳门, whose script and names are their own.
    private(set) var apart: [Range<Int>] = []

    private var foldBits: TrivialBuffer<UInt64>

    /// A list with more names in simplified characters than this is not asked which they are.
    static let mostOfOneScript = 4096

    /// What is looked for in texts that are no names.
    private static let inAnyText: TextTraits = [.space, .control, .replacement]

    init(_ tree: NamedTree) {
        levels = tree.levelCounts.map { _ in Level() }
        foldBits = TrivialBuffer(zeroed: (tree.count + 63) / 64)
        let document = tree.document
        var isName = TrivialBuffer<UInt64>(zeroed: (document.count + 63) / 64)
        let scanner = TextScanner()
        var apartEnd = 0
        for entry in 0..<tree.count {
            guard let node = tree.nameNode(entry), document.kind(node).isText else { continue }
            isName[node >> 6] |= 1 << UInt64(node & 63)
            let level = tree.level(entry)
            document.withBytes(node) { text in
                unsafe text.withUnsafeBufferPointer { buffer in
                    var traits = TextTraits.empty
                    if let base = buffer.baseAddress {
                        unsafe traits = scanner.traits(base, count: buffer.count)
                    }
                    if !traits.isDisjoint(with: .folding) { foldBits[entry >> 6] |= 1 << UInt64(entry & 63) }
                    if level <= 2, entry >= apartEnd, traits.contains(.han), unsafe Apart.isOne(buffer) {
                        apartEnd = tree.end(entry)
                        apart.append(entry..<apartEnd)
                    }
                    if !traits.isDisjoint(with: .remarkable) || Self.isMisread(traits) {
                        names.append(Name(entry: UInt32(truncatingIfNeeded: entry), traits: traits))
                    }
                    if entry >= apartEnd {
                        let suffix = traits.contains(.han) ? unsafe NameSuffix.of(buffer) : nil
                        count(entry, traits, suffix, level)
                    }
                }
            }
        }
        for node in 0..<document.count
        where document.kind(node) == .string && isName[node >> 6] & 1 << UInt64(node & 63) == 0 {
            document.withBytes(node) { text in
                unsafe text.withUnsafeBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    let traits = unsafe scanner.traits(base, count: buffer.count)
                    if !traits.isDisjoint(with: Self.inAnyText) || Self.isMisread(traits) {
                        others.append(Name(entry: UInt32(truncatingIfNeeded: node), traits: traits))
                    }
                }
            }
        }
    }

    private func count(_ entry: Int, _ traits: TextTraits, _ suffix: NameSuffix?, _ level: Int) {
        levels[level].names += 1
        if traits.contains(.han) { levels[level].han += 1 }
        if let suffix { levels[level].suffixes[suffix.rawValue] += 1 }
        switch (traits.contains(.simplified), traits.contains(.traditional)) {
        case (true, false):
            levels[level].simplified += 1
            if simplified.count < Self.mostOfOneScript {
                simplified.append(UInt32(truncatingIfNeeded: entry))
            }
        case (false, true):
            levels[level].traditional += 1
            if traditional.count < Self.mostOfOneScript {
                traditional.append(UInt32(truncatingIfNeeded: entry))
            }
        case (true, true):
            levels[level].both += 1
            if traditional.count < Self.mostOfOneScript {
                traditional.append(UInt32(truncatingIfNeeded: entry))
            }
            if simplified.count < Self.mostOfOneScript {
                simplified.append(UInt32(truncatingIfNeeded: entry))
            }
        case (false, false): break
        }
        if traits.contains(.kana) { levels[level].kana += 1 }
        if traits.contains(.number) { levels[level].numbers += 1 }
        if traits.contains(.glued) { levels[level].glued += 1 }
    }

    /// Whether a text may be UTF-8 that was read in another encoding.
    static func isMisread(_ traits: TextTraits) -> Bool {
        traits.isSuperset(of: [.misreadLead, .misreadTail])
            || traits.isSuperset(of: [.misreadFirst, .misreadSecond])
    }

    /// Whether the folded text of an entry's name is another than its bytes.
    func folds(_ entry: Int) -> Bool { foldBits[entry >> 6] & 1 << UInt64(entry & 63) != 0 }

    /// Whether an entry is 台湾, 香港 or 澳门, or stands under them.
    func isApart(_ entry: Int) -> Bool { apart.contains { $0.contains(entry) } }
}

/// 台湾, 香港 and 澳门: their names are written in the traditional script and do not end as those of the mainland do.
enum Apart {
    /// Whether a name begins with one of the three, in either script.
    @unsafe static func isOne(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count >= 6 else { return false }
        var first: UInt64 = 0
        for index in 0..<6 { first = unsafe first << 8 | UInt64(name[index]) }
        switch first {
        // 台湾 台灣 臺灣 臺湾 香港 澳门 澳門
        case 0xE58F_B0E6_B9BE, 0xE58F_B0E7_81A3, 0xE887_BAE7_81A3, 0xE887_BAE6_B9BE, 0xE9A6_99E6_B8AF,
            0xE6BE_B3E9_97A8,
            0xE6BE_B3E9_9680:
            return true
        default: return false
        }
    }
}

/// What names of divisions end in.
enum NameSuffix: Int, CaseIterable {
    case province, city, district, county, prefecture, league, banner, town

    /// The suffix of a name of at least two characters.
    @unsafe static func of(_ name: UnsafeBufferPointer<UInt8>) -> NameSuffix? {
        let count = name.count
        guard count >= 6 else { return nil }
        let last =
            unsafe UInt32(name[count - 3]) << 16 | UInt32(name[count - 2]) << 8 | UInt32(name[count - 1])
        switch last {
        case 0xE79C81: return .province  // 省
        case 0xE5B882: return .city  // 市
        case 0xE58CBA, 0xE58D80: return .district  // 区 區
        case 0xE58EBF, 0xE7B8A3: return .county  // 县 縣
        // 杭州 and 徐州 are cities: a name that ends so by its kind is longer.
        case 0xE5B79E: return count >= 9 ? .prefecture : nil  // 州
        case 0xE79B9F: return .league  // 盟
        case 0xE69797: return .banner  // 旗
        case 0xE99587, 0xE4B9A1, 0xE98EAE, 0xE98489: return .town  // 镇 乡 鎮 鄉
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .province: "省"
        case .city: "市"
        case .district: "区"
        case .county: "县"
        case .prefecture: "州"
        case .league: "盟"
        case .banner: "旗"
        case .town: "镇"
        }
    }
}
