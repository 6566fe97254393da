/// Something to read, in pieces that every format can write.
struct Page {
    /// A piece of a page.
    enum Block: Equatable {
        case heading(String)
        case paragraph(String)
        /// Lines that stay as they are.
        case code([String])
        /// A word and what it means, a line each.
        case table([Row])
    }

    struct Row: Equatable {
        var label: String
        var text: String

        init(_ label: String, _ text: String) {
            self.label = label
            self.text = text
        }
    }

    var title: String
    var blocks: [Block]
}

extension Page {
    /// The page for a terminal.
    var text: String {
        var lines = [title]
        for block in blocks {
            lines.append("")
            switch block {
            case .heading(let text): lines.append(text + ":")
            case .paragraph(let text): lines += TextWrapping.lines(text, width: HelpText.width)
            case .code(let code): lines += code.map { "  " + $0 }
            case .table(let rows):
                let column = min(28, 4 + (rows.map(\.label.count).max() ?? 0))
                for row in rows {
                    lines += TextWrapping.twoColumns(
                        "  " + row.label,
                        row.text,
                        column: column,
                        width: HelpText.width
                    )
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The page in Markdown.
    var markdown: String {
        var lines = ["# \(title)"]
        for block in blocks {
            lines.append("")
            switch block {
            case .heading(let text): lines.append("## \(text)")
            case .paragraph(let text): lines.append(text)
            case .code(let code): lines += ["```"] + code + ["```"]
            case .table(let rows):
                lines += ["| | |", "|---|---|"]
                for row in rows { lines.append("| `\(Self.cell(row.label))` | \(Self.cell(row.text)) |") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
