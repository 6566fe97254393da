/// Where a document's columns lie: what the functions of ``Document`` need that are inlined in other rooms.
///
/// A walk asks for the kind, the text and the next sibling of each node, and must not pay a call for each. The memory is
/// the document's, and nothing is written to it any more.
@safe
@usableFromInline
struct DocumentColumns {
    @usableFromInline let kinds: UnsafePointer<UInt8>
    @usableFromInline let payloads: UnsafePointer<UInt32>
    @usableFromInline let count: Int
    /// Nil where there is no text.
    @usableFromInline let arena: UnsafePointer<UInt8>?

    @unsafe init(
        kinds: UnsafePointer<UInt8>,
        payloads: UnsafePointer<UInt32>,
        count: Int,
        arena: UnsafePointer<UInt8>?
    ) {
        unsafe self.kinds = kinds
        unsafe self.payloads = payloads
        self.count = count
        unsafe self.arena = arena
    }
}
