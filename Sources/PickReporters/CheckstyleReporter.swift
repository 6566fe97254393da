package import PickBytes
internal import PickDiagnostics

/// Checkstyle's XML, which many servers and editors read.
///
/// Notes and fixes are further lines of the message. Findings without a line stand at line 1.
package struct CheckstyleReporter: Reporter {
    private var hasBegun = false

    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        begin(&output)
        output.append("  <file")
        output.appendAttribute("name", file.path)
        guard !file.findings.isEmpty else {
            output.append("/>\n")
            return
        }
        output.append(">\n")
        for finding in file.findings { Self.write(finding, of: file, to: &output) }
        output.append("  </file>\n")
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        begin(&output)
        output.append("</checkstyle>\n")
    }

    private mutating func begin(_ output: inout ByteWriter) {
        guard !hasBegun else { return }
        hasBegun = true
        output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    }

    private static func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        let place = file.place(of: finding.range)
        output.append("    <error")
        output.appendAttribute("line", place?.start?.line ?? 1)
        if let column = place?.start?.column { output.appendAttribute("column", column) }
        output.appendAttribute("severity", finding.severity.rawValue)
        let lines =
            [FindingDetails.message(of: finding, at: place)] + FindingDetails.lines(of: finding, in: file)
        output.appendAttribute("message", lines.joined(separator: "\n"))
        output.appendAttribute("source", "pickdata.\(finding.code.id).\(finding.code.name)")
        output.append("/>\n")
    }
}
