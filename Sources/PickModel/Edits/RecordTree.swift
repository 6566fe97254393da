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
        text(.string, name, range)
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
        return copy
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
