internal import PickBytes
internal import PickModel
internal import PickThreads
internal import PropertyList

/// One look at every text of the data: which names are remarkable, and what each level is written in.
final class TextSurvey: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.

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

        /// Adds the counts of other entries.
        mutating func add(_ other: Level) {
            names += other.names
            simplified += other.simplified
            traditional += other.traditional
            both += other.both
            kana += other.kana
            han += other.han
            numbers += other.numbers
            glued += other.glued
            suffixed += other.suffixed
        }
    }

    let lists: SurveyLists
    let levels: [Level]
    /// The subtrees of 台湾, 香港 and 澳门, whose script and names are their own.
    let apart: [Range<Int>]
    /// Whether so many names begin as UTF-8 read as GBK does that it is no accident, as it is in 濠村乡.
    let isMisreadThroughout: Bool

    /// A list with more names in simplified characters than this is not asked which they are.
    static let mostOfOneScript = 4096

    init(_ tree: NamedTree, jobs: Int = 1) {
        let document = tree.document
        let parts = RuleWork.parts(of: tree.count, jobs: jobs)
        var tally = SurveyTally(tree)
        OrderedWork.run(count: parts.count, jobs: jobs) { part in
            SurveyPart(tree, parts[part], apartUntil: 0)
        } consume: { number, part in
            // 台湾 may go on in the next part, which could not know.
            if tally.apartEnd <= parts[number].lowerBound {
                tally.join(part.tally)
            } else {
                tally.join(SurveyTally(tree, parts[number], apartUntil: tally.apartEnd))
            }
        }
        apart = tally.apart
        let levels = (0..<tally.levels.count).map { tally.levels[$0] }
        self.levels = levels
        let names = NameNodes(tally.takeNames())
        var others = TrivialBuffer<Name>()
        let nodes = RuleWork.parts(of: document.count, jobs: jobs)
        OrderedWork.run(count: nodes.count, jobs: jobs) { part in
            OtherTexts(document, nodes[part], names)
        } consume: { _, part in
            unsafe others.append(part.found.base, count: part.found.count)
        }
        lists = tally.finish(others)
        isMisreadThroughout = Self.isMisreadThroughout(lists, levels)
    }

    /// Whether a text may be UTF-8 that was read in another encoding.
    static func isMisread(_ traits: TextTraits) -> Bool {
        traits.isSuperset(of: [.misreadLead, .misreadTail])
            || traits.isSuperset(of: [.misreadFirst, .misreadSecond])
    }

    private static func isMisreadThroughout(_ lists: borrowing SurveyLists, _ levels: [Level]) -> Bool {
        var (count, names) = (0, 0)
        for level in levels { names += level.han }
        for index in 0..<lists.names.count
        where lists.names[index].traits.isSuperset(of: [.misreadFirst, .misreadSecond]) {
            count += 1
        }
        return count >= 3 && count * 100 >= names
    }

    /// Whether the folded text of an entry's name is another than its bytes.
    func folds(_ entry: Int) -> Bool { lists.folded.contains(entry) }

    /// Whether more than the capitals of an entry's name is folded.
    func foldsDeeply(_ entry: Int) -> Bool { lists.deeplyFolded.contains(entry) }
}

/// What was seen of the names of some entries.
private final class SurveyPart: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    let tally: SurveyTally

    init(_ tree: NamedTree, _ entries: Range<Int>, apartUntil: Int) {
        tally = SurveyTally(tree, entries, apartUntil: apartUntil)
    }
}

/// For each node whether it is a name.
private final class NameNodes: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    let bits: BitTable

    init(_ bits: consuming BitTable) { self.bits = bits }
}

/// Of some nodes the texts that are no names and that rules look closer at.
private final class OtherTexts: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    let found: TrivialBuffer<TextSurvey.Name>

    /// What is looked for in texts that are no names.
    private static let wanted: TextTraits = [.space, .control, .replacement]

    init(_ document: Document, _ nodes: Range<Int>, _ names: NameNodes) {
        var found = TrivialBuffer<TextSurvey.Name>()
        var scanner = TextScanner()
        for node in nodes where document.kind(node) == .string && !names.bits.contains(node) {
            let text = unsafe document.bytes(node)
            guard let base = text.baseAddress else { continue }
            let traits = unsafe scanner.traits(base, count: text.count)
            if !traits.isDisjoint(with: Self.wanted) || TextSurvey.isMisread(traits) {
                found.append(.init(entry: UInt32(truncatingIfNeeded: node), traits: traits))
            }
        }
        self.found = found
    }
}

/// 台湾, 香港 and 澳门: their names are written in the traditional script and do not end as those of the mainland do.
enum Apart {
    /// The characters that their names begin with.
    static let firstCharacters: StaticString = "台臺香澳"

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

    /// The characters that these are.
    static let characters: StaticString = "省市区區县縣州盟旗镇乡鎮鄉"

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
