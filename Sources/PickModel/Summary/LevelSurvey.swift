internal import PropertyList

/// Counts what stands on each level of a tree, in one pass.
struct LevelSurvey {
    private struct Counts {
        var children: [UInt32] = []
        var level = LayoutSummary.Level()
        var widths: [Int: Int] = [:]
        var codes: Set<Int> = []
        var repeatedCodes = 0
        var sentinels = 0
        var nameless = 0
        var blank = 0
        var numbers = 0
        var gluedCodes = 0
    }

    private let tree: NamedTree
    private var counts: [Counts]

    init(_ tree: NamedTree) {
        self.tree = tree
        counts = tree.levelCounts.map { count in
            var counts = Counts()
            counts.level.count = count
            return counts
        }
        for entry in 0..<tree.count { add(entry) }
    }

    /// The levels with the keys that the recognition found; levels that are only declared have a count of 0.
    mutating func levels(_ recognition: Recognition) -> [LayoutSummary.Level] {
        // The column made for a lone list is no level of the file.
        let shift = recognition.place?.isLone ?? false ? 1 : 0
        var result: [LayoutSummary.Level] = []
        for index in counts.indices {
            var level = finish(index)
            let place = index - shift
            if place >= 0, place < recognition.levels.count {
                let keys = recognition.levels[place]
                level.names = keys.names
                level.codes = keys.codes
                level.children = keys.children
                level.attributes = keys.attributes
                level.isSections = keys.isSections && recognition.kind == .regions
                if keys.orderIsLost {
                    level.oddities.append("the names are keys of a dictionary: most readers lose their order")
                }
                if keys.isIndexed { level.oddities.append("the order is in keys that are positions") }
            }
            result.append(level)
        }
        return result
    }

    private mutating func add(_ entry: Int) {
        let index = tree.level(entry)
        guard counts.indices.contains(index) else { return }
        let flags = tree.flags(entry)
        if index + 1 < counts.count {
            counts[index].children.append(UInt32(truncatingIfNeeded: tree.childCount(entry)))
        }
        if flags.contains(.childrenEmpty), tree.end(entry) == entry + 1 {
            counts[index].level.emptyCount += 1
        }
        if flags.contains(.childrenMissing) { counts[index].level.missingCount += 1 }
        if let code = tree.codeNode(entry) { addCode(code, index) }
        addName(entry, index)
    }

    private mutating func addCode(_ node: Int, _ index: Int) {
        counts[index].level.codedCount += 1
        guard let text = tree.document.plainText(node) else { return }
        counts[index].widths[text.unicodeScalars.count, default: 0] += 1
        if !counts[index].codes.insert(text.hashValue).inserted { counts[index].repeatedCodes += 1 }
    }

    private mutating func addName(_ entry: Int, _ index: Int) {
        guard let node = tree.nameNode(entry) else {
            // Lists have none; a record should.
            if !tree.flags(entry).contains(.section) { counts[index].nameless += 1 }
            return
        }
        guard tree.document.kind(node).isText else {
            counts[index].numbers += 1
            return
        }
        let looks = tree.document.withBytes(node) { text in
            (text.count == 0, TextLooks.isDigits(text), TextLooks.hasGluedCode(text))
        }
        if looks.0 { counts[index].blank += 1 }
        if looks.1 { counts[index].numbers += 1 }
        if looks.2 { counts[index].gluedCodes += 1 }
        if Sentinel.isOne(tree, entry) { counts[index].sentinels += 1 }
    }

    private mutating func finish(_ index: Int) -> LayoutSummary.Level {
        var level = counts[index].level
        let sorted = counts[index].children.sorted()
        if let least = sorted.first, let most = sorted.last {
            level.minChildren = Int(least)
            level.medianChildren = Int(sorted[sorted.count / 2])
            level.maxChildren = Int(most)
        }
        level.codeWidths = counts[index].widths.keys.sorted().map { width in
            LayoutSummary.CodeWidth(width: width, count: counts[index].widths[width] ?? 0)
        }
        level.oddities = oddities(counts[index])
        return level
    }

    private func oddities(_ counts: Counts) -> [String] {
        var oddities: [String] = []
        func say(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { oddities.append("\(count) \(count == 1 ? one : many)") }
        }
        let count = counts.level.count
        say(counts.level.emptyCount, "has an empty list of children", "have an empty list of children")
        say(counts.level.missingCount, "lacks the key of the children", "lack the key of the children")
        say(counts.nameless, "has no name", "have no name")
        say(counts.blank, "has an empty name", "have an empty name")
        say(counts.numbers, "has a number for its name", "have a number for their name")
        say(
            counts.sentinels,
            "offers 'all' or 'please choose' and is no data",
            "offer 'all' or 'please choose' and are no data"
        )
        if counts.gluedCodes > 0, counts.gluedCodes * 10 >= count * 9 {
            oddities.append("the names have codes in them")
        }
        if counts.level.codedCount > 0 {
            say(count - counts.level.codedCount, "has no code", "have no code")
            say(counts.repeatedCodes, "has a code that stands before", "have codes that stand before")
            if counts.widths.count > 1 {
                let widths = counts.widths.keys.sorted().map(String.init).joined(separator: ", ")
                oddities.append("the codes have \(widths) characters")
            }
        }
        return oddities
    }
}
