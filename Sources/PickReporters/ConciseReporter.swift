package import PickBytes
internal import PickDiagnostics

/// A line each finding, `file:line:column: severity code name message`, as editors and problem matchers read it.
///
/// Every line has that shape, so findings without a line stand at 1:1. Notes and fixes follow in brackets.
package struct ConciseReporter: Reporter {
    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        let path = PrintableText.escaping(file.path)
        for finding in file.findings {
            let place = file.place(of: finding.range)
            output.append("\(path):\(place?.start?.line ?? 1):\(place?.start?.column ?? 1): ")
            output.append("\(finding.severity.rawValue) \(finding.code) ")
            output.append(FindingDetails.message(of: finding, at: place))
            for line in FindingDetails.lines(of: finding, in: file) { output.append(" [\(line)]") }
            output.append("\n")
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {}
}
