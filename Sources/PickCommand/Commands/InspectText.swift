internal import PickDiagnostics
internal import PickModel
internal import PickReporters

/// The report of `inspect` for people.
struct InspectText {
    let report: InspectReport
    let style: Style

    private static let labelWidth = 9

    /// The whole report.
    var text: String {
        let summary = report.summary
        let verdict = summary.verdict.map { ", \($0.rawValue)" } ?? ""
        var lines = [
            style.paint("\(PrintableText.escaping(report.path)): \(report.kindWords)\(verdict)", .strong)
        ]
        lines.append(row("layout", summary.layout))
        lines.append(row("format", report.formatWords))
        lines += columns
        lines += levels
        if let coverage = report.coverage {
            lines += CoverageText(coverage).rows.map { row($0.label, $0.text) }
        }
        for oddity in oddities { lines.append(row("odd", oddity)) }
        for reason in summary.verdict == .certain ? [] : summary.reasons {
            lines.append(row("since", reason))
        }
        for option in summary.verdict == .certain ? [] : summary.overrules {
            lines.append(row("else", option))
        }
        if !summary.languages.isEmpty {
            lines.append(row("languages", summary.languages.joined(separator: ", ")))
        }
        for finding in report.findings {
            let place = finding.range.flatMap { report.source?.position(of: $0.lowerBound) }
            let where_ = place.map { "\($0.line):\($0.column): " } ?? ""
            lines.append(row(finding.severity.rawValue, "\(where_)\(finding.message)"))
        }
        lines += picture
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ label: String, _ value: String) -> String {
        let padding = String(repeating: " ", count: max(1, Self.labelWidth + 1 - label.count))
        return "  " + style.paint(label, .faint) + padding + PrintableText.escaping(value)
    }

    private var columns: [String] {
        report.summary.columns.enumerated().map { index, column in
            let title = column.title.map { " \($0)" } ?? ""
            return row("column \(index + 1)", "\(InspectReport.count(column.rows, "row"))\(title)")
        }
    }

    private var levels: [String] {
        guard report.summary.kind == .regions else { return [] }
        return report.summary.levels.enumerated().map { index, level in
            var words = ["\(level.count)"]
            words.append("by \(level.names.isEmpty ? "position" : level.names.joined(separator: "|"))")
            if level.codedCount > 0 {
                let widths = level.codeWidths.map { "\($0.width)" }.joined(separator: ", ")
                let share = level.codedCount == level.count ? "all" : "\(level.codedCount)"
                words.append(
                    "· \(share) with code (\(level.codes.joined(separator: "|")), \(widths) characters)"
                )
            }
            if let least = level.minChildren, let most = level.maxChildren, let median = level.medianChildren
            {
                words.append("· children \(least) to \(most), median \(median)")
            }
            return row("level \(index + 1)", words.joined(separator: " "))
        }
    }

    private var oddities: [String] {
        report.summary.levels.enumerated().flatMap { index, level in
            level.oddities.map { "level \(index + 1): \($0)" }
        }
    }

    private var picture: [String] {
        report.summary.picture.map { line in
            switch line {
            case .row(let level, let name, let code):
                let shown = PrintableText.escaping(name.isEmpty ? "–" : name)
                return String(repeating: "  ", count: level + 2) + shown
                    + (code.map { " \(PrintableText.escaping($0))" } ?? "")
            case .more(let level, let count):
                return String(repeating: "  ", count: level + 2) + style.paint("… \(count) more", .faint)
            }
        }
    }
}
