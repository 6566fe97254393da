public import PickDiagnostics

/// What came of reading a property list.
public struct PropertyListReading: Sendable {
    /// The property list; nil when the findings have an error.
    public let document: Document?
    /// What was found, in the order of the text.
    ///
    /// Errors end in a nil ``document``.
    public let findings: [Diagnostic]
    /// The text that the findings point into; nil when there are none.
    public let source: SourceText?

    /// How many processing instructions there are, which no property list keeps.
    package let instructionCount: Int

    /// What could be read of a faulty property list, for those who say more about it; nil when there is a document.
    package let remains: DocumentRemains?

    package init(
        document: Document?,
        findings: [Diagnostic],
        source: SourceText?,
        remains: DocumentRemains? = nil,
        instructionCount: Int = 0
    ) {
        self.document = document
        self.remains = remains
        self.instructionCount = instructionCount
        self.findings = findings
        self.source = source
    }
}
