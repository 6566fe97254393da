internal import PickDiagnostics
internal import PickRules

/// Every code that a command may report.
enum KnownCodes {
    static let all: [DiagnosticCode] = {
        var codes = CodeCatalogue.all.map(\.code)
        codes += DiagnosticCode.ofTool.filter { !codes.contains($0) }
        return codes.sorted { $0.id < $1.id }
    }()
}
