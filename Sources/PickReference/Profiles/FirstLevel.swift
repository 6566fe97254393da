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
        items = Self.entries(tree).map { entry, node in
            let name = tree.document.string(node)
            return Item(entry: entry, name: name, found: table.find(name))
        }
    }

    /// The table of the profile that holds: the one that was asked for, or one that most names are of.
    package static func table(_ tree: NamedTree, _ kind: DatasetKind, _ profile: ProfileName) -> SmallTable? {
        guard kind == .regions else { return nil }
        guard profile == .auto else { return SmallTable.of(profile) }
        let nodes = entries(tree, most: mostNames + 1).map(\.node)
        // Two states among three names are no sign, and no first level has so many.
        guard nodes.count >= fewestNames, nodes.count <= mostNames else { return nil }
        let document = tree.document
        for profile in ProfileName.small {
            let beginnings = SmallTable.Beginnings(profile)
            let mentioned = nodes.count {
                unsafe SmallTable.mentions(document.bytes($0), profile, beginnings)
            }
            guard mentioned >= fewestNames, mentioned * 4 > nodes.count else { continue }
            let names = nodes.map { document.string($0) }
            guard let table = SmallTable.of(profile) else { continue }
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

    private static let mostNames = 128
    private static let fewestNames = 4

    private static func entries(_ tree: NamedTree, most: Int = .max) -> [(entry: Int, node: Int)] {
        var nodes: [(entry: Int, node: Int)] = []
        var entry = 0
        while entry < tree.count, nodes.count < most {
            if tree.flags(entry).contains(.section), tree.end(entry) > entry + 1 {
                entry += 1
                continue
            }
            if let node = tree.nameNode(entry), tree.document.kind(node).isText {
                nodes.append((entry, node))
            }
            entry = tree.end(entry)
        }
        return nodes
    }
}
