/// What could be read of a faulty property list: parts of it may be missing or made up.
package struct DocumentRemains: Sendable {
    package let document: Document
    /// What was read was repaired; nil when it is the source.
    let shift: OffsetShift?

    /// The bytes of the source that bytes of the document's text come from.
    package func source(_ range: Range<Int>) -> Range<Int> { shift?.original(range) ?? range }
}
