package import PickDiagnostics

/// What came of a reading whose values went to events.
package struct StreamOutcome: Sendable {
    /// What was found, in the order of the text.
    package var findings: [Diagnostic]
    /// The text that the findings point into; nil when there are none.
    package var source: SourceText?

    /// Whether the values may be used.
    package var isValid: Bool { findings.allSatisfy { $0.severity != .error } }
}
