package import PickBytes
internal import PickDiagnostics

/// Annotations of GitHub Actions: workflow commands that put the finding beside the line in a pull request.
///
/// GitHub shows the first few annotations of a step only, so errors come first, over all files.
package struct GitHubReporter: Reporter {
    private let options: ReporterOptions
    private var warnings: [String] = []
    private var infos: [String] = []

    package init(_ options: ReporterOptions = ReporterOptions()) { self.options = options }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        for shown in options.shown(of: file) {
            let line = Self.annotation(shown, of: file)
            switch shown.finding.severity {
            case .error: output.append(line)
            case .warning: warnings.append(line)
            case .info: infos.append(line)
            }
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        for line in warnings { output.append(line) }
        for line in infos { output.append(line) }
        warnings = []
        infos = []
    }

    private static func annotation(_ shown: ShownFinding, of file: FileReport) -> String {
        let finding = shown.finding
        var line = "::\(command(finding.severity)) file=\(property(file.path))"
        var message = finding.message
        if let place = file.place(of: finding.range) {
            if let start = place.start, let end = place.end {
                line += ",line=\(start.line)"
                // GitHub takes columns only where both ends stand on one line.
                if start.line == end.line { line += ",col=\(start.column)" }
                line += ",endLine=\(end.line)"
                if start.line == end.line { line += ",endColumn=\(end.column)" }
            } else {
                message = "byte \(place.offset): \(message)"
            }
        }
        for detail in FindingDetails.lines(of: finding, in: file) { message += "\n" + detail }
        if let remark = shown.remark { message += "\n" + remark }
        return line + ",title=\(property(finding.code.description))::\(escaped(message, inProperty: false))\n"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    private static func property(_ text: String) -> String { escaped(text, inProperty: true) }

    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case _ where PrintableText.mustEscape(scalar): result += PrintableText.name(of: scalar)
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
