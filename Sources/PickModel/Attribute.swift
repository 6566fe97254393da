public import PropertyList

/// A value that belongs to a row or region beside its name, code and children, with the type that the file gave it.
public struct Attribute: Sendable {
    /// The property list that it stands in.
    public let document: Document
    /// The node of the key; nil for a value that has only a position, as in `["Arland", "+1"]`.
    public let keyNode: Int?
    /// The node of the value.
    public let valueNode: Int

    init(document: Document, node: Int) {
        self.document = document
        if document.kind(node) == .key {
            keyNode = node
            valueNode = node + 1
        } else {
            keyNode = nil
            valueNode = node
        }
    }

    /// The key; empty for a value without one.
    public var key: String {
        guard let keyNode else { return "" }
        return document.string(keyNode)
    }

    /// The type of the value.
    public var kind: NodeKind { document.kind(valueNode) }

    /// The value of a string or number as text; nil for other types.
    public var text: String? { document.plainText(valueNode) }
}
