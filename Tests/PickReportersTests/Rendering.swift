import PickBytes
import PickDiagnostics

@testable import PickReporters

/// Runs a reporter to its end.
enum Rendering {
    static func of(
        _ files: [FileReport],
        as format: ReportFormat,
        _ options: ReporterOptions = ReporterOptions(),
        summary: ReportSummary? = nil
    ) -> String {
        var reporter = format.makeReporter(options)
        var output = ByteWriter()
        var counted = ReportSummary()
        for file in files {
            counted.count(file.findings)
            reporter.report(file, to: &output)
        }
        reporter.finish(summary ?? counted, to: &output)
        return String(decoding: output.bytes(), as: UTF8.self)
    }
}

extension SampleReport {
    static func rendered(as format: ReportFormat, _ options: ReporterOptions = ReporterOptions()) -> String {
        Rendering.of(files, as: format, options, summary: summary)
    }
}
