/// Breaks paragraphs into lines for a help text.
enum TextWrapping {
    /// The lines of `text`, none longer than `width` unless a single word is.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Lines with `label` at the left and `text` in a column at the right, as in a list of options.
    static func twoColumns(_ label: String, _ text: String, column: Int, width: Int) -> [String] {
        let indent = String(repeating: " ", count: column)
        var result = lines(text, width: width - column).map { indent + $0 }
        if label.count + 2 <= column, !result.isEmpty {
            let padding = String(repeating: " ", count: column - label.count)
            result[0] = label + padding + result[0].dropFirst(column)
        } else {
            result.insert(label, at: 0)
        }
        return result
    }
}
