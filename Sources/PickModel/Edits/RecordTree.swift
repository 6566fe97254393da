internal import PropertyList

/// Puts a document together in which every row is a record with name, code, attributes and children, and the tree over it.
///
/// Places in the source stay those of the rows.
struct RecordTree: ~Copyable {
    private let tree: NamedTree
    private var document = DocumentBuilder()
    private var builder = NamedTreeBuilder()

    init(_ tree: NamedTree) {
        self.tree = tree
        document.begin(.array, at: 0)
    }

    consuming func finish() -> NamedTree {
        document.end(at: 0)
        let source = tree.document
        return builder.finish(
            document.finish(format: source.format, encoding: source.encoding),
            ownAttributes: []
        )
    }

    /// Copies a row with all that is below it; `code` gives codes to some that have none.
    mutating func copyRows(_ entries: Range<Int>, code: (Int) -> String? = { _ in nil }) {
        var open: [(entry: Int, copy: Int)] = []
        for entry in entries {
            while let last = open.last, tree.end(last.entry) <= entry { close(open.removeLast()) }
            open.append((entry, begin(entry, code: code(entry))))
        }
        while let last = open.popLast() { close(last) }
    }

    /// Puts a section with a name of its own around the rows that `body` copies; it stands where `first` does.
    mutating func section(_ name: String, at first: Int, _ body: (inout RecordTree) -> Void) {
        let range = tree.sourceRange(first)
        let record = document.count
        document.begin(.dict, at: range.lowerBound)
        key("name", range)
        let node = UInt32(truncatingIfNeeded: document.count)
        document.addText(.string, name, at: range)
        let copy = builder.open(name: node, source: record)
        builder.insert(.section, copy)
        key("children", range)
        document.begin(.array, at: range.lowerBound)
        body(&self)
        document.end(at: range.upperBound)
        document.end(at: range.upperBound)
        builder.close(copy)
    }

    /// Opens the record of a row, up to its children.
    private mutating func begin(_ entry: Int, code: String?) -> Int {
        let source = tree.document
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
        if let code {
            key("code", range)
            builder.setCode(copy, document.count)
            document.addText(.string, code, at: tree.nameNode(entry).map { source.range($0) } ?? range)
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
        return copy
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
