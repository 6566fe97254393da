internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReporters

/// What stands in the way of reading or converting one input.
enum ConversionFailure: Error {
    case unreadable(InputFailure)
    case unwritable(OutputFailure)
    /// The data have errors, or the output format cannot hold them: findings and the text they point into.
    ///
    /// The path is that of another file than the input, such as a table of codes.
    case faulty([Diagnostic], SourceText?, of: String? = nil)

    /// Tells it on standard error, errors with their excerpts and then `closing`.
    func tell(of input: Input, color: ColorChoice, in session: Session, closing: String) -> ExitStatus {
        switch self {
        case .unreadable(let failure):
            session.complain(failure.description)
            return .failure
        case .unwritable(let failure):
            // A reader that went away (`| head`) is no failure of ours.
            if failure.isBrokenPipe { return .success }
            session.complain(failure.description)
            return .failure
        case .faulty(let findings, let source, let path):
            let errors = findings.filter { $0.severity == .error }
            let report = FileReport(
                path: path ?? input.path,
                findings: FileReport.inOrder(errors),
                source: source
            )
            var out = ByteWriter(to: .descriptor(session.streams.error))
            var options = ReporterOptions()
            options.style = color.style(for: session.streams.error, in: session.environment)
            options.isQuiet = true
            var reporter = ReportFormat.text.makeReporter(options)
            reporter.report(report, to: &out)
            out.flush()
            session.complain(closing + Self.advice(errors, input))
            return .findings
        }
    }

    /// Whether the input was read and holds no picker data; else picker data have faults, or nothing could be read.
    var isForeign: Bool {
        guard case .faulty(let findings, _, _) = self else { return false }
        return findings.contains { $0.code == .notADataset }
    }

    /// How the errors can be mended, where that is sure and the input is a file.
    private static func advice(_ errors: [Diagnostic], _ input: Input) -> String {
        let isMendable = errors.contains { error in error.fixes.contains { $0.safety == .safe } }
        guard isMendable, input.place == .file else { return "" }
        return "; run: pickdata lint --fix \(ShellWord.text(input.path))"
    }
}
