/// Where codes and paths that were saved from an old file lead in the new one: the rows for which that is another place.
package struct SavedValueMap {
    /// One place of the old file.
    package struct Row: Sendable, Equatable {
        package let oldCode: String?
        package let oldPath: [String]
        /// Nil where nothing took its place, or what did has no code.
        package let newCode: String?
        /// Nil where nothing took its place.
        package let newPath: [String]?
        /// What happened, with `+` between several things: the words of the report, or `path` where only something
        /// above it changed.
        package let change: String
        /// When, where that is known.
        package let year: Int?
    }

    private let comparison: Comparison

    package init(_ comparison: Comparison) { self.comparison = comparison }

    /// Calls `body` with each row, in the order of the old file.
    package func forEachRow(_ body: (Row) -> Void) {
        let (old, new) = (comparison.old, comparison.new)
        let none = PlaceTable.none
        var changes = [Int?](repeating: nil, count: old.count)
        for (index, change) in comparison.changes.enumerated() {
            if let place = change.old?.index { changes[place] = index }
        }
        var keepsPath = [Bool](repeating: false, count: old.count)
        for place in 0..<old.count {
            let other = comparison.newOf[place]
            let parent = old.parents[place]
            if other != none {
                let above = parent == none ? none : comparison.newOf[parent]
                let isSameParent =
                    parent == none ? new.parents[other] == none : above != none && above == new.parents[other]
                keepsPath[place] =
                    isSameParent && old.names[place] == new.names[other]
                    && (parent == none || keepsPath[parent])
                let keepsCode =
                    old.codeNumber(place) == none || old.codeNumber(place) == new.codeNumber(other)
                if keepsPath[place], keepsCode { continue }
            }
            body(row(place, other, changes[place].map { comparison.changes[$0] }))
        }
    }

    private func row(_ place: Int, _ other: Int, _ change: Change?) -> Row {
        let (old, new) = (comparison.old, comparison.new)
        let target = other != PlaceTable.none ? other : change?.heir?.index
        var words = Change.Facts.all.filter { change?.facts.contains($0.fact) ?? false }.map(\.word)
        words.removeAll { $0 == "reordered" || $0 == "attributes" }
        if other == PlaceTable.none, let how = change?.succession?.how, target != nil {
            words = [how.rawValue]
        }
        return Row(
            oldCode: old.code(place),
            oldPath: Comparison.path(old, place, comparison.kind),
            newCode: target.flatMap { new.code($0) },
            newPath: target.map { Comparison.path(new, $0, comparison.kind) },
            change: words.isEmpty ? "path" : words.joined(separator: "+"),
            year: change?.succession?.year
        )
    }
}
