internal import PickDiagnostics

/// What makes a file no binary property list, as a typed error; becomes a `Diagnostic` at the edge.
struct BinaryFault: Error {
    let code: DiagnosticCode
    let message: String
    let range: Range<Int>

    init(_ code: DiagnosticCode, _ message: String, at range: Range<Int>) {
        self.code = code
        self.message = message
        self.range = range
    }
}
