internal import PickBytes

/// Writes how complete and how current a file's data are, as a table of the page.
enum HTMLCoverage {
    static func write(_ file: FileReport, to output: inout ByteWriter) {
        output.append("<table class=\"coverage\">\n<caption>")
        output.appendMarkup(text: PrintableText.escaping(file.path))
        output.append("</caption>\n<tbody>\n")
        for row in file.coverage {
            output.append("<tr><th scope=\"row\">")
            output.appendMarkup(text: row.label)
            output.append("</th><td>")
            output.appendMarkup(text: PrintableText.escaping(row.text))
            output.append("</td></tr>\n")
        }
        output.append("</tbody>\n</table>\n")
    }
}
