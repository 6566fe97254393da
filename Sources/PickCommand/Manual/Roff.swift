internal import PickBytes

/// Text for a manual page, in the macros of mdoc(7), which both groff and mandoc read.
enum Roff {
    /// The text with what a formatter would take for an instruction escaped.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "…": result += "..."
            case "“", "”": result += "\""
            case "→": result += "\\(->"
            default: result.append(character)
            }
        }
        return result
    }

    /// Lines of running text; each sentence begins a line, as mdoc wants it, and what stands in backquotes is literal.
    static func paragraph(_ text: String) -> [String] {
        var lines: [String] = []
        for sentence in sentences(of: text) { lines += literals(in: sentence) }
        return lines.map(guarded)
    }

    /// Words for a macro line: quoted where the macro would take them for something else.
    static func argument(_ text: String) -> String {
        let escaped = escaped(text).exchanging("\"", for: "\\(dq")
        return escaped.contains(" ") ? "\"\(escaped)\"" : "\\&" + escaped
    }

    private static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var sentence = ""
        var isInCode = false
        for word in text.split(separator: " ") {
            sentence += (sentence.isEmpty ? "" : " ") + word
            if word.count(where: { $0 == "`" }) % 2 == 1 { isInCode.toggle() }
            if !isInCode, let last = word.last, ".?!".contains(last) {
                sentences.append(sentence)
                sentence = ""
            }
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }

    /// A sentence, in bold where it has backquotes.
    private static func literals(in sentence: String) -> [String] {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.count % 2 == 1 else { return [escaped(sentence)] }
        let text = parts.enumerated().map { index, part in
            index % 2 == 0 ? escaped(part) : "\\fB" + escaped(part) + "\\fR"
        }
        return [text.joined()]
    }

    /// A dot or a quote at the beginning of a line would be an instruction.
    private static func guarded(_ line: String) -> String {
        line.first == "." || line.first == "'" ? "\\&" + line : line
    }
}
