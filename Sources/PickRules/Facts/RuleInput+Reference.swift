internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PropertyList

extension RuleSettings {
    /// What the names of a dataset mean; nil where no profile holds.
    func names(of tree: NamedTree, _ kind: DatasetKind) -> DatasetNames? {
        guard holds(tree, kind) else { return nil }
        return DatasetNames(tree, table ?? ChinaTable.table(asOf: asOf))
    }

    /// Whether the names of a dataset are held to the divisions of China.
    func holds(_ tree: NamedTree, _ kind: DatasetKind) -> Bool { profile.holdsChina(tree, kind) }

    /// The first level, where a profile that knows no more holds for the data.
    func firstLevel(of tree: NamedTree, _ kind: DatasetKind) -> FirstLevel? {
        holds(tree, kind) ? nil : FirstLevel(tree, kind, profile)
    }

    /// What the names are held to, for messages.
    var reference: String { "(\(referenceWords))" }

    /// The same without brackets.
    var referenceWords: String { ChinaTable.words(asOf: asOf) }

    /// The same for a profile of the first level, which knows no years.
    static func referenceWords(_ profile: ProfileName) -> String {
        "\(profile.rawValue), \(ChinaTable.asOf)"
    }
}

extension RuleInput {
    /// Where a division stands, in words: `广州市, 广东省`.
    func home(of division: Division) -> String {
        var words: [String] = []
        var parent = division.parent
        while let above = parent {
            words.append(above.name)
            parent = above.parent
        }
        return words.joined(separator: ", ")
    }

    /// The change of a name into another, without its suffix where the level has none.
    ///
    /// Nil where an entry with that name stands beside, above or below it, or a code speaks against it.
    func renaming(_ entry: Int, to division: Division, _ safety: Fix.Safety) -> TextChange? {
        guard let names, let node = tree.nameNode(entry), document.kind(node) == .string, mayChange(entry)
        else {
            return nil
        }
        let isShort = names.isMostlyShort(on: tree.level(entry)) && safety == .safe
        guard !isShort || names.isShortUnique(division) else { return nil }
        let new = isShort ? division.short : division.name
        // The name and the code would no longer agree.
        if let code = tree.codeNode(entry).flatMap({ document.plainText($0) }), divisionCodes != nil,
            code.prefix(6) != division.code
        {
            return nil
        }
        // The whole name is replaced; a name of two places would lose one.
        let parent = parent(of: entry)
        var sibling = parent.map { $0 + 1 } ?? 0
        let end = parent.map { tree.end($0) } ?? tree.count
        var seen = 0
        while sibling < end {
            seen += 1
            guard seen < 2000 else { return nil }
            if sibling != entry, names.unit(of: sibling) == division.index { return nil }
            sibling = tree.end(sibling)
        }
        guard !isNamed(parent, new), !hasChild(of: entry, named: new) else { return nil }
        let length = unsafe document.bytes(node).count
        return TextChange("write \(new)", safety, .replace([(part: 0..<length, text: new)]))
    }

    private func hasChild(of entry: Int, named name: String) -> Bool {
        var child = entry + 1
        while child < tree.end(entry) {
            if isNamed(child, name) { return true }
            child = tree.end(child)
        }
        return false
    }

    private func isNamed(_ entry: Int?, _ name: String) -> Bool {
        entry.map { self.name(of: $0) == name } ?? false
    }
}
