internal import PickBytes
internal import PickReporters

/// Tells what is wrong with the tool's own inputs, on standard error.
enum ToolFaults {
    static func tell(_ reports: [FileReport], color: ColorChoice, in session: Session) {
        var out = ByteWriter(to: .descriptor(session.streams.error))
        var options = ReporterOptions()
        options.style = color.style(for: session.streams.error, in: session.environment)
        options.isQuiet = true
        var reporter = ReportFormat.text.makeReporter(options)
        for report in reports { reporter.report(report, to: &out) }
        out.flush()
    }
}
