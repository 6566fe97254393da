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
    struct Level: BitwiseCopyable {
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
        /// How many end in the suffix of a division.
        var suffixed = 0
    }

    /// The lists that the look gives.
    struct Lists: ~Copyable {
        /// The names that rules look closer at, in the order of the entries.
        var names = TrivialBuffer<Name>()
        /// The first names with characters of the traditional script.
        var traditional = TrivialBuffer<UInt32>()
        /// The first names with characters of the simplified script.
        var simplified = TrivialBuffer<UInt32>()
        /// The names that may offer "all" or "please choose".
        var sentinels = TrivialBuffer<UInt32>()
        /// 市辖区 and the like.
        var administrative = TrivialBuffer<UInt32>()
        /// Other texts of the file that rules look closer at, by node: codes and attributes.
        var others = TrivialBuffer<Name>()
        /// For each entry whether its name's folded text is another than its bytes.
        var foldBits: TrivialBuffer<UInt64>

        /// For each entry whether more than capitals is folded.
        var deepFoldBits: TrivialBuffer<UInt64>

        init(entries: Int) {
            foldBits = TrivialBuffer(zeroed: (entries + 63) / 64)
            deepFoldBits = TrivialBuffer(zeroed: (entries + 63) / 64)
        }
    }

    let lists: Lists
    let levels: [Level]
    /// The subtrees of 台湾, 香港 and 澳门, whose script and names are their own.
    let apart: [Range<Int>]

    /// A list with more names in simplified characters than this is not asked which they are.
    static let mostOfOneScript = 4096

    /// What is looked for in texts that are no names.
    private static let inAnyText: TextTraits = [.space, .control, .replacement]

    init(_ tree: NamedTree) {
        // Into local variables: each access to a property of a class is checked at run time.
        let document = tree.document
        var scanner = TextScanner()
        var tally = Tally(tree)
        for entry in 0..<tree.count {
            guard let node = tree.nameNode(entry) else { continue }
            let text = unsafe document.bytes(node)
            guard let base = text.baseAddress else { continue }
            let traits = unsafe scanner.traits(base, count: text.count)
            unsafe tally.add(entry, node, text, traits, tree)
        }
        for node in 0..<document.count where !tally.isName(node) && document.kind(node) == .string {
            let text = unsafe document.bytes(node)
            guard let base = text.baseAddress else { continue }
            let traits = unsafe scanner.traits(base, count: text.count)
            if !traits.isDisjoint(with: Self.inAnyText) || Self.isMisread(traits) {
                tally.others.append(Name(entry: UInt32(truncatingIfNeeded: node), traits: traits))
            }
        }
        apart = tally.apart
        levels = (0..<tally.levels.count).map { tally.levels[$0] }
        lists = tally.finish()
    }

    /// What is collected while the texts are looked at.
    private struct Tally: ~Copyable {
        var levels = TrivialBuffer<Level>()
        var apart: [Range<Int>] = []
        var others = TrivialBuffer<Name>()
        private var lists: Lists
        private var nameBits: TrivialBuffer<UInt64>
        private var apartEnd = 0

        init(_ tree: NamedTree) {
            for _ in tree.levelCounts { levels.append(Level()) }
            nameBits = TrivialBuffer(zeroed: (tree.document.count + 63) / 64)
            lists = Lists(entries: tree.count)
        }

        consuming func finish() -> Lists {
            var lists = lists
            lists.others = others
            return lists
        }

        func isName(_ node: Int) -> Bool { nameBits[node >> 6] & 1 << UInt64(node & 63) != 0 }

        @inline(__always)
        @unsafe mutating func add(
            _ entry: Int,
            _ node: Int,
            _ text: UnsafeBufferPointer<UInt8>,
            _ traits: TextTraits,
            _ tree: NamedTree
        ) {
            nameBits[node >> 6] |= 1 << UInt64(node & 63)
            let level = tree.level(entry)
            if !traits.isDisjoint(with: .folding) {
                lists.foldBits[entry >> 6] |= 1 << UInt64(entry & 63)
                if !traits.isDisjoint(with: .deepFolding) {
                    lists.deepFoldBits[entry >> 6] |= 1 << UInt64(entry & 63)
                }
            }
            if level <= 2, entry >= apartEnd, traits.contains(.han), unsafe Apart.isOne(text) {
                apartEnd = tree.end(entry)
                apart.append(entry..<apartEnd)
            }
            if !traits.isDisjoint(with: .remarkable) || TextSurvey.isMisread(traits) {
                lists.names.append(Name(entry: UInt32(truncatingIfNeeded: entry), traits: traits))
            }
            if unsafe Sentinel.canBegin(text) { lists.sentinels.append(UInt32(truncatingIfNeeded: entry)) }
            if unsafe AdministrativeRow.isOne(text) {
                lists.administrative.append(UInt32(truncatingIfNeeded: entry))
            }
            guard entry >= apartEnd else { return }
            levels[level].names &+= 1
            if traits.contains(.han) {
                levels[level].han &+= 1
                if unsafe NameSuffix.of(text) != nil { levels[level].suffixed &+= 1 }
                countScript(entry, traits, level)
            }
            if !traits.isDisjoint(with: [.kana, .digit]) {
                if traits.contains(.kana) { levels[level].kana &+= 1 }
                if traits.contains(.number) { levels[level].numbers &+= 1 }
                if traits.contains(.glued) { levels[level].glued &+= 1 }
            }
        }

        private mutating func countScript(_ entry: Int, _ traits: TextTraits, _ level: Int) {
            let isSimplified = traits.contains(.simplified)
            let isTraditional = traits.contains(.traditional)
            if isSimplified, isTraditional {
                levels[level].both &+= 1
            } else if isSimplified {
                levels[level].simplified &+= 1
            } else if isTraditional {
                levels[level].traditional &+= 1
            }
            if isSimplified, lists.simplified.count < TextSurvey.mostOfOneScript {
                lists.simplified.append(UInt32(truncatingIfNeeded: entry))
            }
            if isTraditional, lists.traditional.count < TextSurvey.mostOfOneScript {
                lists.traditional.append(UInt32(truncatingIfNeeded: entry))
            }
        }
    }

    /// Whether a text may be UTF-8 that was read in another encoding.
    static func isMisread(_ traits: TextTraits) -> Bool {
        traits.isSuperset(of: [.misreadLead, .misreadTail])
            || traits.isSuperset(of: [.misreadFirst, .misreadSecond])
    }

    /// Whether so many names begin as UTF-8 read as GBK does that it is no accident, as it is in 濠村乡.
    private(set) lazy var isMisreadThroughout: Bool = {
        var (count, names) = (0, 0)
        for level in levels { names += level.han }
        for index in 0..<lists.names.count
        where lists.names[index].traits.isSuperset(of: [.misreadFirst, .misreadSecond]) {
            count += 1
        }
        return count >= 3 && count * 100 >= names
    }()

    /// Whether the folded text of an entry's name is another than its bytes.
    func folds(_ entry: Int) -> Bool { lists.foldBits[entry >> 6] & 1 << UInt64(entry & 63) != 0 }

    /// Whether more than the capitals of an entry's name is folded.
    func foldsDeeply(_ entry: Int) -> Bool { lists.deepFoldBits[entry >> 6] & 1 << UInt64(entry & 63) != 0 }

    /// Whether an entry is 台湾, 香港 or 澳门, or stands under them.
    func isApart(_ entry: Int) -> Bool { apart.contains { $0.contains(entry) } }
}

/// 台湾, 香港 and 澳门: their names are written in the traditional script and do not end as those of the mainland do.
enum Apart {
    /// Whether a name begins with one of the three, in either script.
    @unsafe static func isOne(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // 台 臺 香 澳
        guard name.count >= 6, let start = name.baseAddress,
            unsafe name[0] == 0xE5 || name[0] == 0xE8 || name[0] == 0xE9 || name[0] == 0xE6
        else { return false }
        let raw = unsafe UnsafeRawPointer(start)
        let upper = UInt64(UInt32(bigEndian: unsafe raw.loadUnaligned(as: UInt32.self)))
        let lower = UInt64(UInt16(bigEndian: unsafe raw.loadUnaligned(fromByteOffset: 4, as: UInt16.self)))
        switch upper << 16 | lower {
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
enum NameSuffix {
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
}
