internal import PickDiagnostics

/// How much one reading lists: a thousand findings, and behind them one that says so.
enum FindingLimit {
    static let most = 1000

    /// `findings` in their order, cut to the limit: notes and warnings go before errors do.
    ///
    /// `hasMoreErrors` and `hasMoreNotes` say that some were never listed.
    static func cut(
        _ findings: [Diagnostic],
        hasMoreErrors: Bool = false,
        hasMoreNotes: Bool = false
    ) -> [Diagnostic] {
        guard findings.count > most || hasMoreErrors || hasMoreNotes else { return findings }
        let errors = findings.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) }
        var errorRoom = most
        var noteRoom = max(0, most - errors)
        var listed: [Diagnostic] = []
        for finding in findings {
            if finding.severity == .error {
                guard errorRoom > 0 else { continue }
                errorRoom -= 1
            } else {
                guard noteRoom > 0 else { continue }
                noteRoom -= 1
            }
            listed.append(finding)
        }
        if let last = listed.last {
            listed.append(tooMany(at: last.range, isError: errors > most || hasMoreErrors))
        }
        return listed
    }

    private static func tooMany(at range: Range<Int>?, isError: Bool) -> Diagnostic {
        let end = range?.upperBound ?? 0
        let message =
            isError
            ? "The reading ended at \(most) errors: mend these first."
            : "Only the first \(most) findings are listed."
        var diagnostic = Diagnostic(.tooManyFindings, message, at: end..<end)
        if !isError { diagnostic.severity = .warning }
        return diagnostic
    }
}
