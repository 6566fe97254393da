public import PickDiagnostics

// Faults of tagged JSON. The names are those of the conformance cases.

extension DiagnosticCode {
    /// The file is not JSON.
    public static let jsonSyntax = DiagnosticCode("PD151", "json-syntax", .error, "The file is not JSON.")
    /// JSON that does not describe a property list.
    public static let taggedJson = DiagnosticCode(
        "PD152",
        "tagged-json",
        .error,
        "JSON that does not describe a property list."
    )

    /// The codes of this file, in order.
    package static let taggedCodes: [DiagnosticCode] = [
        .jsonSyntax, .taggedJson,
    ]
}
