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
                text(.string, code, tree.nameNode(entry).map { source.range($0) } ?? range)
            } else if let node = tree.codeNode(entry) {
                key("code", range)
                builder.setCode(copy, document.count)
                self.copy(node)
            }
            for node in tree.attributeNodes(entry) {
                builder.addAttribute(copy, document.count)
                self.copy(node, isKey: source.kind(node) == .key)
                if source.kind(node) == .key { self.copy(node + 1) }
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

    private mutating func key(_ name: String, _ range: Range<Int>) { text(.key, name, range) }

    private mutating func text(_ kind: NodeKind, _ text: String, _ range: Range<Int>) {
        var text = text
        text.withUTF8 { document.addText(kind, unsafe Span(_unsafeElements: $0), at: range) }
    }

    /// Copies a value with all that is in it; a key that is a name becomes a text.
    private mutating func copy(_ first: Int, isKey: Bool = false) {
        let source = tree.document
        let end = source.kind(first) == .key ? first + 1 : source.next(after: first)
        var open: [Int] = []
        var node = first
        while node < end {
            while let container = open.last, source.next(after: container) <= node {
                document.end(at: source.range(container).upperBound)
                open.removeLast()
            }
            let kind = source.kind(node)
            let range = source.range(node)
            switch kind {
            case .dict, .array, .set:
                document.begin(kind, at: range.lowerBound)
                open.append(node)
            case .key:
                source.withBytes(node) {
                    document.addText(node == first && !isKey ? .string : .key, $0, at: range)
                }
            case .string, .data: source.withBytes(node) { document.addText(kind, $0, at: range) }
            case .integer, .unsignedInteger, .real, .date, .uid:
                document.addScalar(kind, bits: source.bits(node), at: range)
            case .true, .false, .null: document.addScalar(kind, bits: 0, at: range)
            }
            node += 1
        }
        while let container = open.popLast() { document.end(at: source.range(container).upperBound) }
    }
}
