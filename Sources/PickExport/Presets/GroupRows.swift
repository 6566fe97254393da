internal import PickModel

/// The rows of data as one level of groups: what is deeper stands in one row, `杭州市 / 西湖区`.
enum GroupRows {
    private static let separator = " / "

    enum Step {
        /// A row of the first level with rows below.
        case group(Int)
        /// A row without children; `name` is the names from the second level down, nil for a row of the first level.
        case row(Int, name: String?)
        case endOfGroup
    }

    /// Tells the groups and their rows in order.
    static func forEach(_ source: PresetSource, _ body: (Step) -> Void) {
        let tree = source.tree
        var names: [String] = []
        var isOpen = false
        for entry in source.rows {
            source.enter(entry)
            let level = tree.level(entry)
            let isLeaf = source.isLeaf(entry)
            guard level > 0 else {
                if isOpen { body(.endOfGroup) }
                isOpen = !isLeaf
                body(isLeaf ? .row(entry, name: nil) : .group(entry))
                continue
            }
            names.removeSubrange(min(level - 1, names.count)...)
            names.append(tree.name(entry))
            if isLeaf { body(.row(entry, name: names.joined(separator: separator))) }
        }
        if isOpen { body(.endOfGroup) }
    }
}
