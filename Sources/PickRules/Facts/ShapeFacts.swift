internal import PickBytes
internal import PickModel

/// How many children there are where: what the shape rules report.
final class ShapeFacts {
    /// Entries of one level that have something in common: how many, and the first.
    struct Share: BitwiseCopyable {
        var count = 0
        var first = -1

        mutating func add(_ entry: Int) {
            if count == 0 { first = entry }
            count += 1
        }
    }

    struct Level: BitwiseCopyable {
        var names = 0
        /// The list of children is there and empty.
        var empty = Share()
        /// The key of the children is missing.
        var missing = Share()
        /// There is nowhere to put children, although others of the level have some.
        var ragged = Share()
        /// Exactly one child.
        var single = Share()
        /// 市辖区 and the like.
        var administrative = Share()
    }

    let levels: [Level]

    init(_ tree: NamedTree, _ kind: DatasetKind, _ survey: TextSurvey) {
        // Plain memory: an array would be asked for each entry whether it is its own.
        var levels = TrivialBuffer<Level>()
        for _ in tree.levelCounts { levels.append(Level()) }
        let last = levels.count - 1
        let table = EntryTable(tree)
        let hasNone = EntryFlags.childrenEmpty.rawValue
        let lacksKey = EntryFlags.childrenMissing.rawValue
        let isSection = EntryFlags.section.rawValue
        for entry in 0..<table.count {
            let level = table.level(entry)
            let end = table.end(entry)
            levels[level].names &+= 1
            if end == entry &+ 1 {
                if table.has(hasNone, entry) {
                    levels[level].empty.add(entry)
                } else if table.has(lacksKey, entry) {
                    levels[level].missing.add(entry)
                } else if level < last {
                    levels[level].ragged.add(entry)
                }
            } else if table.end(entry &+ 1) == end, !table.has(isSection, entry) {
                levels[level].single.add(entry)
            }
        }
        if kind == .regions {
            for index in 0..<survey.lists.administrative.count {
                let entry = Int(survey.lists.administrative[index])
                levels[tree.level(entry)].administrative.add(entry)
            }
        }
        self.levels = (0..<levels.count).map { levels[$0] }
    }
}

/// Rows that the official lists have to keep their codes in order, and that are no places: 市辖区, 县, 省直辖县级行政区划.
enum AdministrativeRow {
    /// The characters that these begin with.
    static let firstCharacters: StaticString = "市县縣省自"

    private static let whole: [[UInt8]] = ["市辖区", "市轄區", "市辖县", "市轄縣", "县", "縣"].map { Array($0.utf8) }
    private static let beginnings: [[UInt8]] = ["省直辖", "省直轄", "自治区直辖", "自治區直轄"].map { Array($0.utf8) }

    @unsafe static func isOne(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count >= 3 else { return false }
        switch unsafe (name[0], name[1], name[2]) {
        // 市 县 縣
        case (0xE5, 0xB8, 0x82), (0xE5, 0x8E, 0xBF), (0xE7, 0xB8, 0xA3):
            return whole.contains { unsafe name.elementsEqual($0) }
        // 省 自
        case (0xE7, 0x9C, 0x81), (0xE8, 0x87, 0xAA):
            return beginnings.contains { unsafe name.starts(with: $0) }
        default: return false
        }
    }
}
