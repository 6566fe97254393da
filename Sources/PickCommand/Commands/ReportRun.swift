internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// Writes one report, or several at once, to standard output.
struct ReportRun: ~Copyable {
    /// The counts so far.
    private(set) var summary = ReportSummary()
    private var reporters: [any Reporter]
    private var output: ByteWriter
    private let isQuiet: Bool
    private let isLive: Bool
    private let session: Session

    init(formats: [ReportFormat], style: Style, isQuiet: Bool, to session: Session) {
        reporters = formats.map { $0.makeReporter(style: style, isQuiet: isQuiet) }
        output = ByteWriter(to: .descriptor(session.streams.output))
        self.isQuiet = isQuiet
        isLive = Terminal.isTerminal(session.streams.output)
        self.session = session
    }

    /// Reports one input; on a terminal at once.
    mutating func add(_ file: FileReport, isSyntaxOnly: Bool) {
        summary.count(file.findings, isSyntaxOnly: isSyntaxOnly)
        var shown = file
        if isQuiet { shown.findings.removeAll { $0.severity != .error } }
        for index in reporters.indices { reporters[index].report(shown, to: &output) }
        if isLive { output.flush() }
    }

    /// Closes the report and says whether it could be written.
    consuming func finish() -> ExitStatus {
        for index in reporters.indices { reporters[index].finish(summary, to: &output) }
        return session.finish(&output)
    }
}
