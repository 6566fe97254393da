internal import PickDiagnostics
internal import PickModel
internal import PropertyList

extension RuleInput {
    /// Where a finding about an entry stands: at its name, or at the entry where it has none.
    func place(of entry: Int) -> Int { tree.nameNode(entry) ?? tree.sourceNode(entry) }

    /// An entry's name, for messages.
    func name(of entry: Int) -> String {
        tree.nameNode(entry).flatMap { document.shownText($0) } ?? ""
    }

    /// Where an entry stands, in words: `in '广东'`, `in column 2`, `on the first level`.
    func surroundings(of entry: Int) -> String {
        guard let parent = parent(of: entry) else {
            return kind == .menu ? "among the columns" : "on level 1"
        }
        let name = name(of: parent)
        if !name.isEmpty { return "in \(Words.quoted(name))" }
        guard kind == .menu else { return "in its list" }
        return tree.levelCounts.first == 1 ? "in its list" : "in column \(number(ofColumn: parent))"
    }

    /// The change that takes an entry out of its list; nil where it stands in no array, has children, or is named elsewhere.
    func removal(of entry: Int, _ summary: String) -> TextChange? {
        let node = tree.sourceNode(entry)
        guard tree.end(entry) == entry + 1, document.kind(node) != .key, node > 0,
            document.kind(node - 1) != .key, !isNamedElsewhere(entry)
        else {
            return nil
        }
        return TextChange(summary, .unsafe, .remove(node))
    }

    /// Whether an entry's name stands outside of what the entry is.
    private func isNamedElsewhere(_ entry: Int) -> Bool {
        guard !tree.references.isEmpty, let name = tree.nameNode(entry) else { return false }
        let own = tree.sourceNode(entry)..<document.next(after: tree.sourceNode(entry))
        return referencePlaces[name]?.contains { !own.contains($0) } ?? false
    }
}
