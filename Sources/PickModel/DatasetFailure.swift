public import PickDiagnostics

/// Why a file gave no dataset.
public struct DatasetFailure: Error, Sendable {
    /// What is wrong with the file, errors among it; empty when the system could not open or read it.
    public let findings: [Diagnostic]
    /// The text that the findings point into; nil when there are none.
    public let source: SourceText?
    /// The first reason, in one sentence.
    public let message: String
}
