package import PickBytes
internal import PickDiagnostics

/// One page for a browser, with everything in it: counts, a chart by rule, and a table that can be searched.
///
/// The counts stand above the table, so the rows are held back until the end. Nothing is loaded from elsewhere, and
/// without scripts the page only lacks its filter.
package struct HTMLReporter: Reporter {
    private let options: ReporterOptions
    private var rows: [UInt8] = []
    private var coverage: [UInt8] = []

    package init(_ options: ReporterOptions) { self.options = options }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        if !file.coverage.isEmpty {
            var writer = ByteWriter()
            HTMLCoverage.write(file, to: &writer)
            coverage += writer.bytes()
        }
        guard !file.findings.isEmpty else { return }
        var writer = ByteWriter()
        for finding in file.findings { HTMLRow.write(finding, of: file, to: &writer) }
        rows += writer.bytes()
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        output.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        output.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        // The page may load nothing at all, whatever a finding's text contains.
        output.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        output.append("style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n")
        output.append("<title>pickdata report</title>\n<style>\n")
        output.append(HTMLTemplate.style)
        output.append("</style>\n</head>\n<body>\n<header>\n<h1>pickdata report</h1>\n<p>")
        output.appendMarkup(text: summary.sentence)
        if let version = options.version { output.appendMarkup(text: " · pickdata \(version)") }
        output.append("</p>\n</header>\n<main>\n")
        Self.writeCounts(summary, to: &output)
        if !coverage.isEmpty {
            output.append(
                "<section aria-labelledby=\"coverage-title\">\n<h2 id=\"coverage-title\">How complete and how current</h2>\n"
            )
            output.append(coverage)
            output.append("</section>\n")
        }
        let rules = summary.rules.rows
        if !rules.isEmpty {
            HTMLChart(rules).write(to: &output)
            output.append(
                "<section aria-labelledby=\"findings-title\">\n<h2 id=\"findings-title\">Findings</h2>\n"
            )
            Self.writeFilter(summary, to: &output)
            output.append(HTMLTemplate.tableStart)
            output.append(rows)
            output.append("</tbody>\n</table>\n</section>\n")
        }
        output.append("</main>\n<script>\n")
        output.append(HTMLTemplate.script)
        output.append("</script>\n</body>\n</html>\n")
        rows = []
        coverage = []
    }

    private static func writeCounts(_ summary: ReportSummary, to output: inout ByteWriter) {
        output.append("<ul class=\"counts\">\n")
        let counts: [(Int, String, String, Bool)] = [
            (summary.errors, "error", "errors", true),
            (summary.warnings, "warning", "warnings", true),
            (summary.infos, "info", "infos", true),
            (summary.suppressed, "suppressed", "suppressed", false),
            (summary.baselined, "baselined", "in the baseline", false),
            (summary.files, "file", "files", true),
        ]
        for (count, word, plural, isAlwaysShown) in counts where count > 0 || isAlwaysShown {
            let isSingular = count == 1 && isAlwaysShown
            output.append("<li class=\"\(word)\"><b>\(count)</b> \(isSingular ? word : plural)</li>\n")
        }
        output.append("</ul>\n")
    }

    private static func writeFilter(_ summary: ReportSummary, to output: inout ByteWriter) {
        output.append(HTMLTemplate.filterStart)
        var seen: Set<String> = []
        for row in summary.rules.rows.sorted(by: { $0.code.id < $1.code.id })
        where seen.insert(row.code.id).inserted {
            output.append("<option")
            output.appendAttribute("value", row.code.id)
            output.append(">")
            output.appendMarkup(text: row.code.description)
            output.append("</option>\n")
        }
        output.append(HTMLTemplate.filterEnd)
    }
}
