internal import PropertyList

extension Dataset {
    /// The same rows with codes for some that have none.
    ///
    /// What gives codes to data (a table, a reference) comes by here. Places in the source stay those of the rows; what
    /// stands beside the data is left out.
    ///
    /// - Parameter codes: Codes by the row's index in the tree.
    /// - Returns: The data, over a document of their own.
    package func adding(codes: [Int: String]) -> Dataset {
        guard !codes.isEmpty else { return self }
        var coder = TreeCoder(tree)
        coder.run(codes)
        let coded = coder.finish()
        return kind == .menu ? .menu(Menu(tree: coded)) : .regions(Regions(tree: coded))
    }
}

/// Puts a document together in which every row is a record with name, code, attributes and children.
private struct TreeCoder: ~Copyable {
    private let tree: NamedTree
    private var document = DocumentBuilder()
    private var builder = NamedTreeBuilder()

    init(_ tree: NamedTree) { self.tree = tree }

    consuming func finish() -> NamedTree {
        let source = tree.document
        return builder.finish(
            document.finish(format: source.format, encoding: source.encoding),
            ownAttributes: []
        )
    }

    mutating func run(_ codes: [Int: String]) {
        let source = tree.document
        var open: [(entry: Int, copy: Int)] = []
        document.begin(.array, at: 0)
        for entry in 0..<tree.count {
            while let last = open.last, tree.end(last.entry) <= entry { close(open.removeLast()) }
            let range = tree.sourceRange(entry)
            let record = document.count
            document.begin(.dict, at: range.lowerBound)
            var name = NamedTree.none
            if let node = tree.nameNode(entry) {
                key("name", range)
                name = UInt32(truncatingIfNeeded: document.count)
                copy(node)
            }
            let copy = builder.open(name: name, source: record)
            builder.insert(tree.flags(entry), copy)
            if let code = codes[entry] {
                key("code", range)
                builder.setCode(copy, document.count)
                let place = tree.nameNode(entry).map { source.range($0) } ?? range
                document.addText(.string, code, at: place)
            } else if let node = tree.codeNode(entry) {
                key("code", range)
                builder.setCode(copy, document.count)
                self.copy(node)
            }
            for node in tree.attributeNodes(entry) {
                builder.addAttribute(copy, document.count)
                if source.kind(node) == .key { document.addLeaf(node, of: source, at: source.range(node)) }
                document.addValue(source.kind(node) == .key ? node + 1 : node, of: source)
            }
            key("children", range)
            document.begin(.array, at: range.lowerBound)
            open.append((entry, copy))
        }
        while let last = open.popLast() { close(last) }
        document.end(at: 0)
    }

    private mutating func close(_ row: (entry: Int, copy: Int)) {
        let end = tree.sourceRange(row.entry).upperBound
        document.end(at: end)
        document.end(at: end)
        builder.close(row.copy)
    }

    private mutating func key(_ name: String, _ range: Range<Int>) {
        document.addText(.key, name, at: range)
    }

    /// Copies a name or code; a key that is one becomes a text.
    private mutating func copy(_ node: Int) {
        let source = tree.document
        if source.kind(node) == .key {
            document.addLeaf(node, of: source, as: .string, at: source.range(node))
        } else {
            document.addValue(node, of: source)
        }
    }
}
