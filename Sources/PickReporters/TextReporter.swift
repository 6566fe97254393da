package import PickBytes
internal import PickDiagnostics

/// The report for people: each finding with its source line and a run of carets, then a closing count.
package struct TextReporter: Reporter {
    private let options: ReporterOptions
    private var style: Style { options.style }
    /// Whether a finding stands for others, so that the closing lines have to say how many there are of what.
    private var hasFolded = false

    package init(_ options: ReporterOptions = ReporterOptions()) { self.options = options }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        for shown in options.shown(of: file) {
            write(shown.finding, of: file, to: &output)
            if let remark = shown.remark {
                hasFolded = true
                output.append(style.paint(remark, .faint))
                output.append("\n")
            }
            if !options.isQuiet { output.append("\n") }
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        // One rule's count is in the closing line already.
        let isNeeded = hasFolded && !options.isQuiet && summary.rules.rows.count > 1
        if options.hasStatistics || isNeeded {
            for line in summary.rules.lines { output.append(line + "\n") }
            if summary.rules != RuleCounts(), !options.isQuiet { output.append("\n") }
        }
        guard !options.isQuiet else { return }
        output.append(summary.sentence)
        output.append("\n")
        guard let hint = summary.hint else { return }
        output.append(hint)
        output.append("\n")
    }

    private func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        let role = Style.Role(finding.severity)
        output.append(style.paint(place(of: finding.range, in: file), .strong))
        output.append(": ")
        output.append(style.paint("\(finding.severity.rawValue)[\(finding.code)]", role))
        output.append(": ")
        output.append(PrintableText.escaping(finding.message))
        output.append("\n")
        writeExcerpt(finding.range, of: file, role: role, to: &output)
        for note in finding.notes {
            if note.range != nil {
                output.append(style.paint(place(of: note.range, in: file), .strong))
                output.append(": ")
            }
            output.append(style.paint("note", .info))
            output.append(": ")
            output.append(PrintableText.escaping(note.message))
            output.append("\n")
            writeExcerpt(note.range, of: file, role: .info, to: &output)
        }
        for fix in finding.fixes {
            output.append(style.paint("help", .info))
            output.append(": ")
            output.append(FindingDetails.words(for: fix))
            output.append("\n")
        }
    }

    /// `path:line:column`, for a binary file `path: byte 9`, or the path alone.
    private func place(of range: Range<Int>?, in file: FileReport) -> String {
        let path = PrintableText.escaping(file.path)
        guard let range, let source = file.source else { return path }
        guard let position = source.position(of: range.lowerBound) else {
            return "\(path): byte \(source.fileOffset(of: range.lowerBound))"
        }
        return "\(path):\(position.line):\(position.column)"
    }

    private func writeExcerpt(
        _ range: Range<Int>?,
        of file: FileReport,
        role: Style.Role,
        to output: inout ByteWriter
    ) {
        guard let range, let source = file.source, let excerpt = Excerpt(source, at: range) else { return }
        let number = String(excerpt.lineNumber)
        let space = UInt8(ascii: " ")
        output.append(repeating: space, count: max(1, Self.gutterWidth - number.utf8.count))
        output.append(style.paint("\(number) |", .faint))
        if !excerpt.line.isEmpty { output.append(" ") }
        output.append(excerpt.line)
        output.append("\n")
        output.append(repeating: space, count: max(1 + number.utf8.count, Self.gutterWidth) + 1)
        output.append(style.paint("|", .faint))
        output.append(repeating: space, count: excerpt.indent + 1)
        output.append(style.paint(String(repeating: "^", count: excerpt.width), role))
        output.append("\n")
    }

    /// Wide enough for most line numbers, so that the excerpts of a file stand under each other.
    private static let gutterWidth = 5
}
