internal import PickBytes
internal import PropertyList

/// Values of options that say nothing new: the name once more, the names on the way to it, or its position.
///
/// Front ends want a value for each row, and rows without codes get one that is made of their names or positions. Read
/// back, such a value is neither a code nor an attribute.
struct DerivedValues {
    /// What the values under one key may all be, as far as they were looked at.
    private struct Candidate {
        let key: StaticString
        var isName = true
        var isPath = true
        var isIndex = true
        var isThere = false
        /// Whether a row below the first level has one: `1, 2, 3` of a lone list are ids of its own.
        var isBelow = false

        var isOpen: Bool { isName || isPath || isIndex }
        var isDerived: Bool { isThere && (isName || isPath || isIndex && isBelow) }
    }

    private let tree: NamedTree
    private var candidates = (["value", "id", "code", "key"] as [StaticString]).map { Candidate(key: $0) }
    /// The way down to the row that is looked at: its name's node and its position on each level.
    private var names: [Int?] = []
    private var positions: [Int] = []

    /// The same tree without such values; the tree itself where there are none.
    static func removed(from tree: NamedTree) -> NamedTree {
        guard tree.document.format == .json else { return tree }
        var values = DerivedValues(tree)
        return values.derivedKey().map { values.without($0) } ?? tree
    }

    private init(_ tree: NamedTree) { self.tree = tree }

    /// The first key whose values are all made in one way; looks at each row once, and at none behind the one that settles it.
    private mutating func derivedKey() -> StaticString? {
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            let position = positions.count > level ? positions[level] + 1 : 1
            names.removeSubrange(min(level, names.count)...)
            positions.removeSubrange(min(level, positions.count)...)
            names.append(tree.nameNode(entry))
            positions.append(position)
            if let code = tree.codeNode(entry), code > 0 { look(at: code - 1) }
            for node in tree.attributeNodes(entry) { look(at: node) }
            if !candidates.contains(where: \.isOpen) { return nil }
        }
        return candidates.first(where: \.isDerived)?.key
    }

    private mutating func look(at key: Int) {
        let document = tree.document
        guard document.kind(key) == .key,
            let index = candidates.firstIndex(where: { document.text(key, equals: $0.key) }),
            candidates[index].isOpen
        else { return }
        candidates[index].isThere = true
        if positions.count > 1 { candidates[index].isBelow = true }
        guard let text = document.plainText(key + 1) else {
            candidates[index].isName = false
            candidates[index].isPath = false
            candidates[index].isIndex = false
            return
        }
        if candidates[index].isName, text != name(names.last ?? nil) { candidates[index].isName = false }
        if candidates[index].isPath, !isPath(text) { candidates[index].isPath = false }
        if candidates[index].isIndex, text != positions.map({ String($0) }).joined(separator: "-") {
            candidates[index].isIndex = false
        }
    }

    /// Whether a text is the names on the way; rows of groups have several names in one, `杭州市 / 西湖区`.
    private func isPath(_ text: String) -> Bool {
        let path = names.map(name).joined(separator: "/")
        return text == path || text == path.exchanging(" / ", for: "/")
    }

    private func name(_ node: Int?) -> String { node.flatMap { tree.document.plainText($0) } ?? "" }

    private func without(_ key: StaticString) -> NamedTree {
        func isDerived(_ node: Int) -> Bool {
            tree.document.kind(node) == .key && tree.document.text(node, equals: key)
        }
        var storage = NamedTree.Storage()
        for entry in 0..<tree.count {
            storage.names.append(tree.storage.names[entry])
            storage.sources.append(tree.storage.sources[entry])
            storage.ends.append(tree.storage.ends[entry])
            storage.levels.append(tree.storage.levels[entry])
            storage.flags.append(tree.flags(entry).rawValue)
            if let code = tree.codeNode(entry), code == 0 || !isDerived(code - 1) {
                while storage.codes.count < entry { storage.codes.append(NamedTree.none) }
                storage.codes.append(UInt32(truncatingIfNeeded: code))
            }
            let kept = tree.attributeNodes(entry).filter { !isDerived($0) }
            guard !kept.isEmpty else { continue }
            let place = UInt32(truncatingIfNeeded: storage.attributes.count)
            while storage.attributeStarts.count <= entry { storage.attributeStarts.append(place) }
            for node in kept { storage.attributes.append(UInt32(truncatingIfNeeded: node)) }
        }
        return NamedTree(
            document: tree.document,
            storage: storage,
            levelCounts: tree.levelCounts,
            ownAttributeNodes: tree.ownAttributeNodes,
            references: tree.references
        )
    }
}
