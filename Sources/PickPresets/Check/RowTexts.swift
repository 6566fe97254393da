internal import PickBytes
internal import PickModel
internal import PropertyList

/// Names and codes of rows as bytes, to compare them without making strings.
struct RowTexts {
    let tree: NamedTree
    private let document: Document
    private let hash = TextHash()

    init(_ tree: NamedTree) {
        self.tree = tree
        document = tree.document
    }

    /// A hash of a node's text; a missing node is an empty text.
    @inline(__always)
    func hash(_ node: Int?) -> UInt32 {
        if let node, document.kind(node).isText { return unsafe hash(document.bytes(node)) }
        return hashOfOther(node)
    }

    @inline(never)
    private func hashOfOther(_ node: Int?) -> UInt32 {
        guard let node else { return unsafe hash(UnsafeBufferPointer(start: nil, count: 0)) }
        var text = tree.document.plainText(node) ?? ""
        return text.withUTF8 { unsafe hash($0) }
    }

    func areEqual(_ one: Int?, _ other: Int?) -> Bool {
        guard let one, let other else { return isEmpty(one) && isEmpty(other) }
        if one == other { return true }
        if tree.document.kind(one).isText, tree.document.kind(other).isText {
            return tree.document.haveEqualText(one, other)
        }
        return tree.document.plainText(one) == tree.document.plainText(other)
    }

    func isEmpty(_ node: Int?) -> Bool {
        guard let node else { return true }
        guard tree.document.kind(node).isText else { return false }
        return unsafe tree.document.bytes(node).isEmpty
    }

    /// The text; empty for a missing node.
    func text(_ node: Int?) -> String { node.flatMap { tree.document.plainText($0) } ?? "" }
}
