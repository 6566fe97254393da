package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Finds what a new file breaks for those who saved codes or paths of the old one.
package struct Breakage {
    private let comparison: Comparison
    private let old: PlaceTable
    private let new: PlaceTable
    private let changes: [Int: Change]
    private let lookup: PathLookup

    private struct Item {
        var finding: Diagnostic
        /// The node of the new file to point at.
        var node: Int?
    }

    package init(_ comparison: Comparison) {
        self.comparison = comparison
        old = comparison.old
        new = comparison.new
        lookup = PathLookup(old, new)
        var changes: [Int: Change] = [:]
        for change in comparison.changes { if let place = change.old?.index { changes[place] = change } }
        self.changes = changes
    }

    /// The findings, with places in the new file: where the place is now, or the last step of its path that is found.
    package func findings() -> [Diagnostic] {
        var items = lostCodes() + lostPaths()
        let document = new.tree.document
        let nodes = items.compactMap(\.node)
        var paths = document.paths(of: nodes.map { DocumentPlace(node: $0) }).makeIterator()
        for index in items.indices {
            guard let node = items[index].node else { continue }
            items[index].finding.range = document.range(node)
            items[index].finding.dataPath = paths.next()
        }
        return items.map(\.finding)
    }

    // MARK: - Paths

    private func lostPaths() -> [Item] {
        let none = PlaceTable.none
        // How many paths are lost with each one; that of the place itself is not counted.
        var below = Numbers(repeating: 0, count: old.count)
        for place in stride(from: old.count - 1, through: 0, by: -1) where lookup.found[place] == none {
            let parent = old.parents[place]
            if parent != none { below[parent] = below[parent] + below[place] + 1 }
        }
        var items: [Item] = []
        for place in 0..<old.count where lookup.found[place] == none {
            let parent = old.parents[place]
            if parent != none, lookup.found[parent] == none { continue }
            let more = below[place] == 0 ? "it" : "it and \(Self.rows(below[place])) below"
            let message =
                "\(oldPath(place)) \(fate(of: place)): a path that was saved for \(more) leads nowhere."
            items.append(Item(finding: Diagnostic(.lostPath, message, at: nil), node: node(for: place)))
        }
        return items
    }

    private func fate(of place: Int) -> String {
        let reason = changes[place]?.succession.map { " (\($0.words))" } ?? ""
        let other = comparison.newOf[place]
        guard other != PlaceTable.none else {
            return "is gone\(afterwards(place))"
        }
        return "is \(newPath(other)) now\(reason)"
    }

    // MARK: - Codes

    private func lostCodes() -> [Item] {
        guard old.codedCount > 0 else { return [] }
        guard new.codedCount > 0 else {
            let message =
                "The new file has no codes: \(old.codedCount == 1 ? "1 code" : "\(old.codedCount) codes") of the old "
                + "one lead nowhere."
            return [Item(finding: Diagnostic(.lostCode, message, at: nil), node: nil)]
        }
        var items: [Item] = []
        // The finding that a lost place is told with, where it is gone with the place above it.
        var tops = Numbers(repeating: PlaceTable.none, count: old.count)
        var folded: [Int: Int] = [:]
        for place in 0..<old.count where old.codeNumber(place) != PlaceTable.none {
            let holder = comparison.newHolders[old.codeNumber(place)]
            if holder == PlaceTable.none {
                let parent = old.parents[place]
                let isGone = comparison.newOf[place] == PlaceTable.none
                if isGone, parent != PlaceTable.none, comparison.newOf[parent] == PlaceTable.none,
                    tops[parent] != PlaceTable.none, changes[place]?.heir == nil
                {
                    tops[place] = tops[parent]
                    folded[tops[parent], default: 0] += 1
                    continue
                }
                tops[place] = items.count
                items.append(
                    Item(
                        finding: Diagnostic(.lostCode, lostCode(place), at: nil),
                        node: node(for: place)
                    )
                )
            } else if holder >= 0, comparison.newOf[place] != holder {
                items.append(
                    Item(
                        finding: Diagnostic(.passedOnCode, passedOnCode(place, holder), at: nil),
                        node: codeNode(holder)
                    )
                )
            }
        }
        for (index, count) in folded {
            items[index].finding.message += " So are the codes of \(Self.rows(count)) below."
        }
        return items
    }

    private func lostCode(_ place: Int) -> String {
        let code = old.code(place) ?? ""
        let other = comparison.newOf[place]
        let reason = changes[place]?.succession.map { " (\($0.words))" } ?? ""
        guard other != PlaceTable.none else {
            return "Code \(code) of \(oldPath(place)) is gone with it\(afterwards(place))."
        }
        let now = new.code(other).map { "has code \($0)" } ?? "has no code"
        let name =
            old.names[place] == new.names[other]
            ? oldPath(place) : "\(oldPath(place)), now \(newName(other)),"
        return "Code \(code) is gone: \(name) \(now) now\(reason)."
    }

    private func passedOnCode(_ place: Int, _ holder: Int) -> String {
        let code = old.code(place) ?? ""
        let other = comparison.newOf[place]
        let reason = changes[place]?.succession.map { " (\($0.words))" } ?? ""
        let now =
            other == PlaceTable.none
            ? "\(oldPath(place)) is gone\(reason)"
            : new.code(other).map { "\(oldPath(place)) has code \($0) now\(reason)" }
                ?? "\(oldPath(place)) has no code now\(reason)"
        return "Code \(code) means \(newPath(holder)) now: \(now)."
    }

    private func codeNode(_ place: Int) -> Int? { new.tree.codeNode(new.entry(place)) ?? nameNode(place) }

    // MARK: - Words and places

    static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

    private func oldPath(_ place: Int) -> String {
        PathText.text(Comparison.path(old, place, comparison.kind))
    }

    private func newPath(_ place: Int) -> String {
        PathText.text(Comparison.path(new, place, comparison.kind))
    }

    /// What became of a place that is gone, in brackets where that is known.
    private func afterwards(_ place: Int) -> String {
        guard let change = changes[place] else { return "" }
        let heir = change.heir.map { newPath($0.index) }
        if let known = change.succession, known.how.goesOn, let heir {
            return " (\(known.words), \(heir) takes its place)"
        }
        return change.succession.map { " (\(heir == nil ? $0.words : $0.words(into: heir)))" } ?? ""
    }

    private func newName(_ place: Int) -> String { Comparison.path(new, place, comparison.kind).last ?? "" }

    private func nameNode(_ place: Int) -> Int? {
        let entry = new.entry(place)
        return new.tree.nameNode(entry) ?? new.tree.sourceNode(entry)
    }

    /// What to point at: the place where it is now, else the nearest place above it that there still is.
    private func node(for place: Int) -> Int? {
        var step = place
        while step != PlaceTable.none {
            if comparison.newOf[step] != PlaceTable.none { return nameNode(comparison.newOf[step]) }
            step = old.parents[step]
        }
        return nil
    }
}
