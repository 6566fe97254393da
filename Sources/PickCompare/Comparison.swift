package import PickModel
internal import PropertyList

/// What changed between two datasets, place by place, whatever layouts and formats they have.
package struct Comparison: Sendable {
    /// What both are.
    package let kind: DatasetKind
    /// Everything that changed: what was removed, in the order of the old file, then all else in that of the new one.
    package let changes: [Change]
    package let levels: [LevelCounts]
    /// Levels, from 0, whose order was not compared.
    package let unorderedLevels: Set<Int>
    /// Levels, from 0, on which codes were not taken to say which place is which.
    package let levelsWithLooseCodes: [Int]
    let old: PlaceTable
    let new: PlaceTable
    let newOf: Numbers
    let newHolders: Numbers

    /// Compares two datasets of one kind; nil where one is a menu and the other regions.
    ///
    /// - Parameters:
    ///   - old: The data of before.
    ///   - new: The data of now.
    ///   - unorderedLevels: Levels, from 0, whose order means nothing in one of the files.
    ///   - evidence: What is known about the history of places.
    package init?(
        _ old: Dataset,
        _ new: Dataset,
        unorderedLevels: Set<Int> = [],
        evidence: (any SuccessorEvidence)? = nil
    ) {
        guard old.kind == new.kind else { return nil }
        var before = PlaceTable(old)
        var after = PlaceTable(new)
        let names = TextNumbers.number(.name, &before, &after)
        let codes = TextNumbers.number(.code, &before, &after)
        var matcher = Matcher(before, after, names: names, codes: codes, evidence)
        matcher.run()
        var finder = ChangeFinder(matcher, unorderedLevels: unorderedLevels)
        finder.run()
        kind = old.kind
        changes = finder.changes
        levels = finder.levels
        matcher = finder.finish()
        self.unorderedLevels = unorderedLevels
        levelsWithLooseCodes = matcher.levelsWithLooseCodes
        self.old = before
        self.new = after
        newOf = matcher.newOf
        newHolders = matcher.newHolders
    }

    /// Whether nothing changed.
    package var isEmpty: Bool { changes.isEmpty }

    /// How many rows the new file has on all levels.
    package var newCount: Int { new.count }

    /// How many places one thing happened to.
    package func count(_ fact: Change.Facts) -> Int { levels.reduce(0) { $0 + $1.count(fact) } }

    /// A place's names, from the first level down.
    package func path(old place: Change.Place) -> [String] { Self.path(old, place.index, kind) }

    /// A place's names, from the first level down.
    package func path(new place: Change.Place) -> [String] { Self.path(new, place.index, kind) }

    package func code(old place: Change.Place) -> String? { old.code(place.index) }

    package func code(new place: Change.Place) -> String? { new.code(place.index) }

    /// The names; a column without a title is called by its number.
    static func path(_ table: PlaceTable, _ place: Int, _ kind: DatasetKind) -> [String] {
        table.line(to: place).map { step in
            guard table.names[step] == 0, kind == .menu, table.parents[step] == PlaceTable.none else {
                return table.name(step)
            }
            return "column \(table.position(step) + 1)"
        }
    }
}
