internal import PickCompare
internal import PickDiagnostics
internal import PickRules

/// Every code that a command may report.
enum KnownCodes {
    /// In the order of their ids.
    static let all: [DiagnosticCode] = {
        var known: Set<DiagnosticCode> = []
        let codes = CodeCatalogue.codes + DiagnosticCode.ofComparison + DiagnosticCode.ofTool
        return codes.filter { known.insert($0).inserted }.sorted { $0.id < $1.id }
    }()

    /// Those that `lint` looks for: what `diff` finds needs a second file.
    static let ofOneFile = all.filter { !DiagnosticCode.ofComparison.contains($0) }
}
