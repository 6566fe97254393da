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
            let name = tree.nameNode(entry).map { UInt32(truncatingIfNeeded: $0) } ?? NamedTree.none
            let source = tree.sourceNode(entry)
            let copy = builder.open(name: name, source: source)
            open.append(copy)
            let isShort = tree.end(entry) == entry + 1 && level + 1 < depth
            let flags = tree.flags(entry)
            builder.insert(isShort ? flags.subtracting([.childrenEmpty, .childrenMissing]) : flags, copy)
            if let code = tree.codeNode(entry) { builder.setCode(copy, code) }
            for node in tree.attributeNodes(entry) { builder.addAttribute(copy, node) }
            guard isShort else { continue }
            for _ in level + 1..<min(depth, NamedTreeBuilder.deepest) {
                let made = builder.open(
                    name: padding == .repeatParent ? name : NamedTree.none,
                    source: source
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
