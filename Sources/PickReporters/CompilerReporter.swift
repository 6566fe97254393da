package import PickBytes
internal import PickDiagnostics

/// Findings as compilers write them, `file:line:column: error: message [PD401 duplicate-row]`, so that Xcode, SwiftPM and
/// whatever else reads the output of a compiler list them.
///
/// Notes and fixes are notes behind their finding; an info is a remark, which fails no build. Findings without a line
/// stand at 1:1.
package struct CompilerReporter: Reporter {
    private let options: ReporterOptions

    package init(_ options: ReporterOptions = ReporterOptions()) { self.options = options }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        for shown in options.shown(of: file) {
            let finding = shown.finding
            let place = file.place(of: finding.range)
            let message = FindingDetails.message(of: finding, at: place)
            let start = Self.start(of: place, in: file)
            output.append("\(start): \(Self.word(finding.severity)): \(message) [\(finding.code)]\n")
            for note in finding.notes {
                let other = note.range.map { Self.start(of: file.place(of: $0), in: file) } ?? start
                output.append("\(other): note: \(PrintableText.escaping(note.message))\n")
            }
            for fix in finding.fixes {
                output.append("\(start): note: help: \(FindingDetails.words(for: fix))\n")
            }
            if let remark = shown.remark { output.append("\(start): note: \(remark)\n") }
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {}

    private static func start(of place: FileReport.Place?, in file: FileReport) -> String {
        let path = PrintableText.escaping(file.path)
        return "\(path):\(place?.start?.line ?? 1):\(place?.start?.column ?? 1)"
    }

    private static func word(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "remark"
        }
    }
}
