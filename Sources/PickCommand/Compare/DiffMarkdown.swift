internal import PickBytes
internal import PickCompare

/// The report of `diff` in Markdown.
struct DiffMarkdown {
    let comparison: Comparison
    let paths: (old: String, new: String)
    let showsAll: Bool

    func write(to out: inout ByteWriter) {
        let words = DiffWords(comparison: comparison, showsAll: showsAll)
        out.append("## \(Self.escaping("\(paths.old) → \(paths.new)"))\n\n\(words.summary)\n")
        if !comparison.isEmpty {
            out.append("\n")
            for (index, row) in words.table.enumerated() {
                out.append("| " + row.joined(separator: " | ") + " |\n")
                if index == 0 { out.append("|:--|" + String(repeating: "--:|", count: row.count - 1) + "\n") }
            }
        }
        for group in words.groups {
            out.append("\n### \(group.title)\n\n")
            for line in group.lines { out.append("- \(Self.escaping(line))\n") }
            if group.rest > 0 { out.append("- … \(group.rest) more\n") }
            if let words = group.elsewhereWords { out.append("- \(words)\n") }
        }
        for remark in words.remarks { out.append("\n\(Self.escaping(remark))\n") }
    }

    /// Nothing in a name is markup.
    private static func escaping(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>|#~&".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
