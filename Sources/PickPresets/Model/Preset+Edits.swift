package import PickModel

extension Preset {
    /// Edits that fill up rows which end too early for the front end, where that mends it.
    ///
    /// - Parameters:
    ///   - edits: What the user wants.
    ///   - dataset: The data before any edit.
    ///   - isCut: Whether each row of the first level will stand alone.
    /// - Returns: The same, with padding where the front end wants some.
    package func filled(_ edits: TreeEdits, _ dataset: Dataset, isCut: Bool = false) -> TreeEdits {
        guard dataset.kind == .regions, let padding = rules.depth.padding else { return edits }
        let tree = dataset.tree
        let depth = min(edits.levels ?? tree.levelCounts.count, tree.levelCounts.count)
        var edits = edits
        switch rules.depth {
        case .any: return edits
        case .even: edits.paddedLevels = max(depth, rules.levels.lowerBound)
        case .firstDeepest:
            var entry = 0
            while entry + 1 < tree.count, tree.end(entry) > entry + 1, tree.level(entry) < depth - 1 {
                entry += 1
            }
            if !isCut, entry < tree.count, tree.level(entry) >= depth - 1 { return edits }
            edits.paddedLevels = depth
        case .atLeast(let level, _): edits.paddedLevels = level
        }
        edits.padding = padding == .empty ? .empty : .repeatParent
        return edits
    }
}
