internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// Writes one report, or several at once, to standard output and into files.
struct ReportRun: ~Copyable {
    /// The counts so far.
    private(set) var summary = ReportSummary()
    private let reports: [ReportWriter]
    /// Whether a report tells how complete the data are.
    let showsCoverage: Bool
    private let options: ReporterOptions
    private let session: Session
    private var status = ExitStatus.success

    /// Opens the reports that the arguments ask for.
    ///
    /// A file that cannot be written is told and makes the exit status 2; the other reports are written all the same.
    init(_ arguments: ParsedArguments, of command: String, to session: Session) throws(UsageError) {
        let targets = try ReportOptions.targets(arguments, of: command, in: session.environment)
        let options = ReportOptions.reporterOptions(arguments)
        let color = arguments[CommonOptions.color]
        var reports: [ReportWriter] = []
        var hasOutput = false
        for target in targets {
            do throws(OutputFailure) {
                var own = options
                // A report behind the first one in the same output has to wait for its end.
                let place: ReportWriter.Place
                if let path = target.path {
                    place = .file(path)
                    own.style = color == .always ? .colored : .plain
                } else {
                    place = hasOutput ? .later : .output
                    hasOutput = true
                    own.style = color.style(for: session.streams.output, in: session.environment)
                }
                let reporter = target.format.makeReporter(own)
                reports.append(try ReportWriter(reporter, place, output: session.streams.output))
            } catch {
                session.complain(error.description)
                status = .failure
            }
        }
        self.reports = reports
        showsCoverage = targets.contains { $0.format == .html }
        self.options = options
        self.session = session
    }

    /// What a person might do next, for the end of a report for people.
    var hint: String? {
        get { summary.hint }
        set { summary.hint = newValue }
    }

    /// Reports one input; on a terminal at once.
    mutating func add(_ file: FileReport, isSyntaxOnly: Bool, _ counts: ReportCounts = ReportCounts()) {
        summary.count(file.findings, isSyntaxOnly: isSyntaxOnly)
        summary.add(counts)
        var shown = file
        if options.isQuiet { shown.findings.removeAll { $0.severity != .error } }
        for report in reports { report.add(shown) }
    }

    /// Closes the reports and says what status all of it makes: that of the findings, or that of a report which
    /// could not be written.
    consuming func finish() -> ExitStatus {
        var status = status
        if summary.errors > 0 || options.isStrict && summary.warnings > 0 { status = max(status, .findings) }
        for report in reports { status = max(status, report.finish(summary, in: session)) }
        return status
    }
}
