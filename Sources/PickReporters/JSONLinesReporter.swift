package import PickBytes

/// The report for programs that read line by line: a JSON object each finding, and nothing else.
package struct JSONLinesReporter: Reporter {
    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        for finding in file.findings {
            FindingObject.write(finding, of: file, to: &output)
            output.append("\n")
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {}
}
