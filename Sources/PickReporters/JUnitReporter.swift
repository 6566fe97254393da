package import PickBytes
internal import PickDiagnostics

/// JUnit's XML: a test suite each file, a test case each finding.
///
/// An error is a failure. A warning is one only where it fails the run (`--strict`); else warnings and infos are
/// passed cases whose text stands in `system-out`. The severity is also a property. A file without findings is one
/// passed case.
package struct JUnitReporter: Reporter {
    private let isStrict: Bool
    private var hasBegun = false

    package init(_ options: ReporterOptions) { isStrict = options.isStrict }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        begin(&output)
        output.append("  <testsuite")
        output.appendAttribute("name", file.path)
        output.appendAttribute("tests", max(1, file.findings.count))
        output.appendAttribute("failures", file.findings.count { isFailure($0) })
        output.append(" errors=\"0\" skipped=\"0\">\n")
        if file.findings.isEmpty {
            output.append("    <testcase")
            output.appendAttribute("classname", file.path)
            output.appendAttribute("name", "no findings")
            output.append("/>\n")
        }
        for finding in file.findings { write(finding, of: file, to: &output) }
        output.append("  </testsuite>\n")
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        begin(&output)
        output.append("</testsuites>\n")
    }

    private mutating func begin(_ output: inout ByteWriter) {
        guard !hasBegun else { return }
        hasBegun = true
        output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"pickdata\">\n")
    }

    private func isFailure(_ finding: Diagnostic) -> Bool {
        finding.severity == .error || finding.severity == .warning && isStrict
    }

    private func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        let place = file.place(of: finding.range)
        let message = FindingDetails.message(of: finding, at: place)
        output.append("    <testcase")
        output.appendAttribute("classname", file.path)
        output.appendAttribute("name", Self.name(of: finding, at: place))
        output.appendAttribute("file", file.path)
        if let line = place?.start?.line { output.appendAttribute("line", line) }
        output.append(">\n      <properties>\n")
        Self.property("code", finding.code.id, to: &output)
        Self.property("severity", finding.severity.rawValue, to: &output)
        if let path = finding.dataPath { Self.property("dataPath", path, to: &output) }
        output.append("      </properties>\n")
        let text = ([message] + FindingDetails.lines(of: finding, in: file)).joined(separator: "\n")
        if isFailure(finding) {
            output.append("      <failure")
            output.appendAttribute("type", finding.severity.rawValue)
            output.appendAttribute("message", message)
            output.append(">")
            output.appendMarkup(text: text)
            output.append("</failure>\n")
        } else {
            output.append("      <system-out>")
            output.appendMarkup(text: "\(finding.severity.rawValue): \(text)")
            output.append("</system-out>\n")
        }
        output.append("    </testcase>\n")
    }

    /// `PD112 key-without-value at 7:2`: servers tell cases of one suite apart by their names.
    private static func name(of finding: Diagnostic, at place: FileReport.Place?) -> String {
        guard let place else { return finding.code.description }
        let words = place.start.map { "\($0.line):\($0.column)" } ?? "byte \(place.offset)"
        return "\(finding.code) at \(words)"
    }

    private static func property(_ name: StaticString, _ value: String, to output: inout ByteWriter) {
        output.append("        <property")
        output.append(" name=\"")
        output.append(name)
        output.append("\"")
        output.appendAttribute("value", value)
        output.append("/>\n")
    }
}
