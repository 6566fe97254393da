public import PickDiagnostics

// Faults of writing. The names are our own.

extension DiagnosticCode {
    /// A value that the output format cannot hold.
    public static let unwritableValue = DiagnosticCode(
        "PD153",
        "unwritable-value",
        .error,
        "A value that the output format cannot hold."
    )

    /// The codes of this file, in order.
    package static let writerCodes: [DiagnosticCode] = [.unwritableValue]
}
