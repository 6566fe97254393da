package import PickModel
internal import PropertyList

/// The names of a dataset's first level (of the second, where the first one only groups), held to a small profile.
package struct FirstLevel {
    /// A name of the first level.
    package struct Item {
        package let entry: Int
        package let name: String
        package let found: SmallTable.Found?
    }

    package let table: SmallTable
    package let items: [Item]

    /// The first level, where a profile holds for the data.
    package init?(_ tree: NamedTree, _ kind: DatasetKind, _ profile: ProfileName) {
        guard let table = Self.table(tree, kind, profile) else { return nil }
        self.table = table
        items = Self.entries(tree).map { entry, name in
            Item(entry: entry, name: name, found: table.find(name))
        }
    }

    /// The table of the profile that holds: the one that was asked for, or one that most names are of.
    package static func table(_ tree: NamedTree, _ kind: DatasetKind, _ profile: ProfileName) -> SmallTable? {
        guard kind == .regions else { return nil }
        guard profile == .auto else { return SmallTable(profile) }
        let names = entries(tree, most: mostNames).map(\.name)
        // Two states among three names are no sign.
        guard names.count >= fewestNames else { return nil }
        for profile in ProfileName.small {
            guard let table = SmallTable(profile) else { continue }
            // 新竹 and the like count; codes in the place of names do not: two letters are too little.
            let known = names.count { name in
                switch table.find(name) {
                case .place, .several: true
                case .code, nil: false
                }
            }
            if known >= fewestNames, known * 2 > names.count { return table }
        }
        return nil
    }

    private static let mostNames = 256
    private static let fewestNames = 4

    private static func entries(_ tree: NamedTree, most: Int = .max) -> [(entry: Int, name: String)] {
        var names: [(entry: Int, name: String)] = []
        var entry = 0
        while entry < tree.count, names.count < most {
            if tree.flags(entry).contains(.section), tree.end(entry) > entry + 1 {
                entry += 1
                continue
            }
            if let node = tree.nameNode(entry), tree.document.kind(node).isText {
                names.append((entry, tree.document.string(node)))
            }
            entry = tree.end(entry)
        }
        return names
    }
}
