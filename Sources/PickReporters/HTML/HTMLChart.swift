internal import PickBytes
internal import PickDiagnostics

/// The page's chart: a bar each rule, a segment each level of severity.
///
/// Each bar is a link that filters the table, so it can be reached with the keyboard.
struct HTMLChart {
    private struct Bar {
        var code: DiagnosticCode
        var segments: [RuleCounts.Row]
        var count: Int { segments.reduce(0) { $0 + $1.count } }
    }

    private let bars: [Bar]

    init(_ rows: [RuleCounts.Row]) {
        var bars: [Bar] = []
        var places: [String: Int] = [:]
        for row in rows {
            if let place = places[row.code.id] {
                bars[place].segments.append(row)
            } else {
                places[row.code.id] = bars.count
                bars.append(Bar(code: row.code, segments: [row]))
            }
        }
        self.bars = bars.sorted { ($1.count, $0.code.id) < ($0.count, $1.code.id) }
    }

    /// How many bars are shown at once; the rest is folded.
    private static let firstBars = 12
    private static let rowHeight = 26
    private static let labelWidth = 280
    private static let barWidth = 300
    private static let width = 720

    func write(to output: inout ByteWriter) {
        output.append(
            "<section aria-labelledby=\"chart-title\">\n<h2 id=\"chart-title\">By rule and level</h2>\n"
        )
        write(bars.prefix(Self.firstBars), to: &output)
        let rest = bars.dropFirst(Self.firstBars)
        if !rest.isEmpty {
            output.append("<details>\n<summary>\(rest.count) more</summary>\n")
            write(rest, to: &output)
            output.append("</details>\n")
        }
        output.append("</section>\n")
    }

    private func write(_ bars: ArraySlice<Bar>, to output: inout ByteWriter) {
        let height = bars.count * Self.rowHeight
        output.append(
            "<svg viewBox=\"0 0 \(Self.width) \(height)\" width=\"\(Self.width)\" height=\"\(height)\" "
        )
        output.append("role=\"group\" aria-labelledby=\"chart-title\">\n")
        // All bars have the scale of the first, the longest.
        let most = self.bars.first?.count ?? 1
        for (index, bar) in bars.enumerated() {
            write(bar, at: index * Self.rowHeight, of: most, to: &output)
        }
        output.append("</svg>\n")
    }

    private func write(_ bar: Bar, at top: Int, of most: Int, to output: inout ByteWriter) {
        let segments = bar.segments.sorted { $0.severity < $1.severity }
        let words = segments.map { Self.words($0) }.joined(separator: ", ")
        output.append("<a")
        output.appendAttribute("href", "#rule=\(bar.code.id)")
        output.appendAttribute("aria-label", "\(bar.code): \(words)")
        output.append("><title>")
        output.appendMarkup(text: "\(bar.code): \(words). \(bar.code.summary)")
        output.append(
            "</title><rect class=\"row\" y=\"\(top)\" width=\"\(Self.width)\" height=\"\(Self.rowHeight)\"/>"
        )
        output.append("<text x=\"\(Self.labelWidth - 8)\" y=\"\(top + 18)\" text-anchor=\"end\">")
        output.appendMarkup(text: bar.code.description)
        output.append("</text>")
        var left = Self.labelWidth
        for segment in segments {
            let width = max(2, segment.count * Self.barWidth / most)
            output.append("<rect class=\"\(segment.severity.rawValue)\" x=\"\(left)\" y=\"\(top + 5)\" ")
            output.append("width=\"\(width)\" height=\"\(Self.rowHeight - 10)\"/>")
            left += width
        }
        output.append("<text x=\"\(left + 8)\" y=\"\(top + 18)\">\(words)</text></a>\n")
    }

    private static func words(_ row: RuleCounts.Row) -> String {
        "\(row.count) \(row.severity.rawValue)" + (row.count == 1 ? "" : "s")
    }
}
