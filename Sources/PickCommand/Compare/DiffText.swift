internal import PickBytes
internal import PickCompare
internal import PickReporters

/// The report of `diff` for people.
struct DiffText {
    let comparison: Comparison
    let paths: (old: String, new: String)
    let style: Style
    let showsAll: Bool

    func write(to out: inout ByteWriter) {
        let words = DiffWords(comparison: comparison, showsAll: showsAll)
        let title = PrintableText.escaping("\(paths.old) → \(paths.new)")
        out.append(style.paint("\(title): \(words.summary)", .strong) + "\n")
        for group in words.groups {
            out.append("\n" + style.paint(group.title, .strong) + "\n")
            let role: Style.Role =
                switch group.fact {
                case .removed: .removed
                case .added: .added
                default: .info
                }
            for line in group.lines { out.append("  \(style.paint("\(group.mark)", role)) \(line)\n") }
            if group.rest > 0 {
                out.append("    " + style.paint("… \(group.rest) more: --all", .faint) + "\n")
            }
            if let words = group.elsewhereWords { out.append("    " + style.paint(words, .faint) + "\n") }
        }
        if !comparison.isEmpty {
            out.append("\n")
            writeTable(words.table, to: &out)
        }
        for remark in words.remarks { out.append("\n" + remark + "\n") }
    }

    /// The words are ASCII, so that characters are columns of the terminal.
    private func writeTable(_ table: [[String]], to out: inout ByteWriter) {
        guard let heading = table.first else { return }
        let widths = heading.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        for (index, row) in table.enumerated() {
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                line += column == 0 ? cell + padding : "  " + padding + cell
            }
            out.append(index == 0 ? style.paint(line, .faint) : line)
            out.append("\n")
        }
    }
}
