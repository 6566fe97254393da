internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// Writes one report, or several at once, to standard output.
struct ReportRun: ~Copyable {
    /// The counts so far.
    private(set) var summary = ReportSummary()
    private var first: any Reporter
    private var others: [any Reporter]
    private var output: ByteWriter
    /// What the other reporters write, which stands behind the whole first report.
    private var later = ByteWriter()
    private let isQuiet: Bool
    private let isLive: Bool
    private let session: Session

    init(
        _ format: ReportFormat,
        then others: [ReportFormat],
        style: Style,
        isQuiet: Bool,
        to session: Session
    ) {
        first = format.makeReporter(style: style, isQuiet: isQuiet)
        self.others = others.map { $0.makeReporter(style: style, isQuiet: isQuiet) }
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
        first.report(shown, to: &output)
        for index in others.indices { others[index].report(shown, to: &later) }
        if isLive { output.flush() }
    }

    /// Closes the report and says whether it could be written.
    consuming func finish() -> ExitStatus {
        first.finish(summary, to: &output)
        for index in others.indices { others[index].finish(summary, to: &later) }
        output.append(later.bytes())
        return session.finish(&output)
    }
}
