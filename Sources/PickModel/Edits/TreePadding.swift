/// Puts rows below those that end above the last level.
enum TreePadding {
    static func pad(
        _ tree: NamedTree,
        to depth: Int,
        _ padding: TreeEdits.Padding,
        _ count: inout Int
    ) -> NamedTree {
        var builder = NamedTreeBuilder()
        var open: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            while open.count > level { builder.close(open.removeLast()) }
            let isShort = tree.end(entry) == entry + 1 && level + 1 < depth
            let flags = tree.flags(entry)
            open.append(
                builder.open(
                    copyOf: entry,
                    in: tree,
                    flags: isShort ? flags.subtracting([.childrenEmpty, .childrenMissing]) : flags
                )
            )
            guard isShort else { continue }
            for _ in level + 1..<min(depth, NamedTreeBuilder.deepest) {
                let name = padding == .repeatParent ? tree.nameNode(entry) : nil
                let made = builder.open(
                    name: name.map { UInt32(truncatingIfNeeded: $0) } ?? NamedTree.none,
                    source: tree.sourceNode(entry)
                )
                builder.insert(.made, made)
                open.append(made)
                count += 1
            }
        }
        while let last = open.popLast() { builder.close(last) }
        return builder.finish(tree.document, ownAttributes: tree.ownAttributeNodes)
    }
}
