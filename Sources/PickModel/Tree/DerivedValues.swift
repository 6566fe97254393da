internal import PickBytes
internal import PropertyList

/// Values of options that say nothing new: the name once more, the names on the way to it, or its position.
///
/// Front ends want a value for each row, and rows without codes get one that is made of their names or positions. Read
/// back, such a value is neither a code nor an attribute.
struct DerivedValues {
    private enum Form: CaseIterable { case name, path, index }

    private static let keys: [StaticString] = ["value", "id", "code", "key"]

    /// The same tree without such values; the tree itself where there are none.
    static func removed(from tree: NamedTree) -> NamedTree {
        guard tree.document.format == .json else { return tree }
        for key in keys {
            if let nodes = derived(key, tree) { return without(nodes, tree) }
        }
        return tree
    }

    /// The key nodes of the values under `key`, when all of them are made in one way; nil when they are not, or when
    /// there are none.
    private static func derived(_ key: StaticString, _ tree: NamedTree) -> Set<Int>? {
        var forms = Set(Form.allCases)
        var nodes: Set<Int> = []
        var path: [String] = []
        var index: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            path.removeSubrange(min(level, path.count)...)
            let position = index.count > level ? index[level] + 1 : 1
            index.removeSubrange(min(level, index.count)...)
            index.append(position)
            let name = tree.nameNode(entry).flatMap { tree.document.plainText($0) } ?? ""
            path.append(name)
            guard let node = keyNode(key, entry, tree) else { continue }
            guard let text = tree.document.plainText(node + 1) else { return nil }
            nodes.insert(node)
            if text != name { forms.remove(.name) }
            if forms.contains(.path), text != path.joined(separator: "/") { forms.remove(.path) }
            if forms.contains(.index), text != index.map({ String($0) }).joined(separator: "-") {
                forms.remove(.index)
            }
            if forms.isEmpty { return nil }
        }
        return nodes.isEmpty ? nil : nodes
    }

    /// The key of an entry's value under `key`, be it its code or an attribute.
    private static func keyNode(_ key: StaticString, _ entry: Int, _ tree: NamedTree) -> Int? {
        let document = tree.document
        if let code = tree.codeNode(entry), code > 0, document.kind(code - 1) == .key,
            document.text(code - 1, equals: key)
        {
            return code - 1
        }
        return tree.attributeNodes(entry).first {
            document.kind($0) == .key && document.text($0, equals: key)
        }
    }

    private static func without(_ nodes: Set<Int>, _ tree: NamedTree) -> NamedTree {
        var storage = NamedTree.Storage()
        for entry in 0..<tree.count {
            storage.names.append(tree.storage.names[entry])
            storage.sources.append(tree.storage.sources[entry])
            storage.ends.append(tree.storage.ends[entry])
            storage.levels.append(tree.storage.levels[entry])
            storage.flags.append(tree.storage.flags[entry])
            if let code = tree.codeNode(entry), !nodes.contains(code - 1) {
                while storage.codes.count < entry { storage.codes.append(NamedTree.none) }
                storage.codes.append(UInt32(truncatingIfNeeded: code))
            }
            let kept = tree.attributeNodes(entry).filter { !nodes.contains($0) }
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
