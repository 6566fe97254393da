internal import PickBytes
internal import PickDiagnostics

/// Writes a finding as a row of the page's table.
enum HTMLRow {
    static func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        output.append("<tr")
        output.appendAttribute("data-level", finding.severity.rawValue)
        output.appendAttribute("data-rule", finding.code.id)
        output.append(
            ">\n<td><span class=\"level \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span></td>\n"
        )
        output.append("<td class=\"place\"><code>")
        output.appendMarkup(text: place(finding.range, in: file))
        output.append("</code>")
        if let path = finding.dataPath {
            output.append("<code class=\"path\">")
            output.appendMarkup(text: path)
            output.append("</code>")
        }
        output.append("</td>\n<td class=\"rule\"")
        output.appendAttribute("title", finding.code.summary)
        output.append("><code>")
        output.appendMarkup(text: finding.code.id)
        output.append("</code> ")
        output.appendMarkup(text: finding.code.name)
        output.append("</td>\n<td><p>")
        output.appendMarkup(text: PrintableText.escaping(finding.message))
        output.append("</p>")
        writeExcerpt(finding.range, of: file, to: &output)
        writeDetails(finding, of: file, to: &output)
        output.append("</td>\n</tr>\n")
    }

    private static func place(_ range: Range<Int>?, in file: FileReport) -> String {
        guard let place = file.place(of: range) else { return file.path }
        return file.path + (place.start.map { ":\($0.line):\($0.column)" } ?? ": byte \(place.offset)")
    }

    private static func writeDetails(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter)
    {
        guard !finding.notes.isEmpty || !finding.fixes.isEmpty else { return }
        output.append("\n<ul>")
        for note in finding.notes {
            output.append("<li>")
            if let place = file.place(of: note.range) {
                output.appendMarkup(text: FindingDetails.words(for: place) + ": ")
            }
            output.appendMarkup(text: PrintableText.escaping(note.message))
            writeExcerpt(note.range, of: file, to: &output)
            output.append("</li>")
        }
        for fix in finding.fixes {
            output.append("<li class=\"help\">")
            output.appendMarkup(text: "help: " + FindingDetails.words(for: fix))
            output.append("</li>")
        }
        output.append("</ul>")
    }

    private static func writeExcerpt(_ range: Range<Int>?, of file: FileReport, to output: inout ByteWriter) {
        guard let range, let source = file.source, let excerpt = Excerpt(source, at: range) else { return }
        output.append("\n<pre><span class=\"number\">\(excerpt.lineNumber)</span>")
        output.appendMarkup(text: excerpt.before)
        output.append("<mark>")
        output.appendMarkup(text: excerpt.marked)
        output.append("</mark>")
        output.appendMarkup(text: excerpt.after)
        output.append("</pre>")
    }
}
