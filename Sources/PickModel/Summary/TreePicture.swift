internal import PropertyList

/// The first rows of a tree.
enum TreePicture {
    private static let rowsALevel = [4, 3, 3, 2]

    static func lines(_ tree: NamedTree) -> [LayoutSummary.PictureLine] {
        var lines: [LayoutSummary.PictureLine] = []
        add(tree, first: 0, end: tree.count, level: 0, to: &lines)
        return lines
    }

    /// Only the first row of a level is opened further.
    private static func add(
        _ tree: NamedTree,
        first: Int,
        end: Int,
        level: Int,
        to lines: inout [LayoutSummary.PictureLine]
    ) {
        guard level < rowsALevel.count else { return }
        var entry = first
        var shown = 0
        while entry < end, shown < rowsALevel[level] {
            let name = tree.nameNode(entry).flatMap { tree.document.shownText($0) } ?? ""
            let code = tree.codeNode(entry).flatMap { tree.document.shownText($0) }
            lines.append(.row(level: level, name: name, code: code))
            if shown == 0 { add(tree, first: entry + 1, end: tree.end(entry), level: level + 1, to: &lines) }
            shown += 1
            entry = tree.end(entry)
        }
        var more = 0
        while entry < end {
            more += 1
            entry = tree.end(entry)
        }
        if more > 0 { lines.append(.more(level: level, count: more)) }
    }
}
