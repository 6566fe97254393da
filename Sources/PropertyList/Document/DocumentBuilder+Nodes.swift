// Nodes made of strings, and nodes of other documents.

extension DocumentBuilder {
    /// A key, string or data node with a string's text.
    package mutating func addText(_ kind: NodeKind, _ text: String, at range: Range<Int>) {
        var text = text
        text.withUTF8 { addText(kind, unsafe Span(_unsafeElements: $0), at: range) }
    }

    /// A node without children as another document has it, at a place of its own; a text may be of another kind.
    package mutating func addLeaf(
        _ node: Int,
        of source: Document,
        as other: NodeKind? = nil,
        at range: Range<Int>
    ) {
        let kind = other ?? source.kind(node)
        switch kind {
        case .key, .string, .data: source.withBytes(node) { addText(kind, $0, at: range) }
        case .integer, .unsignedInteger, .real, .date, .uid:
            addScalar(kind, bits: source.bits(node), at: range)
        case .true, .false, .null: addScalar(kind, bits: 0, at: range)
        case .dict, .array, .set: break
        }
    }

    /// A value of another document with all that is in it, each node at its place there plus `shift`.
    package mutating func addValue(_ value: Int, of source: Document, shift: Int = 0) {
        var open: [Int] = []
        for node in value..<source.next(after: value) {
            while let container = open.last, source.next(after: container) <= node {
                end(at: source.range(container).upperBound + shift)
                open.removeLast()
            }
            let range = source.range(node)
            let place = range.lowerBound + shift..<range.upperBound + shift
            guard source.kind(node).isContainer else {
                addLeaf(node, of: source, at: place)
                continue
            }
            begin(source.kind(node), at: place.lowerBound)
            open.append(node)
        }
        while let container = open.popLast() { end(at: source.range(container).upperBound + shift) }
    }
}
