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

/// A number with its noun, in the plural unless it is one: `1 byte`, `20 items`.
func counted(_ number: some BinaryInteger, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
