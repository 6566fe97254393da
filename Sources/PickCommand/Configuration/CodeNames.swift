internal import PickDiagnostics

/// The words that name codes, for "did you mean".
enum CodeNames {
    /// The names and ids of `codes`.
    static func all(_ codes: [DiagnosticCode]) -> [String] { codes.map(\.name) + codes.map(\.id) }
}
