/// Text for people inside SARIF.
enum SARIFText {
    /// The text printable, with what SARIF would read as a placeholder or a link taken as it stands (3.11.5, 3.11.6).
    static func of(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": result += "{{"
            case "}": result += "}}"
            case "(" where last == "]":
                // A backslash before the bracket: no link ends here.
                result.unicodeScalars.removeLast()
                result += "\\]("
            case "\n": result += "\n"
            case _ where PrintableText.mustEscape(scalar): result += PrintableText.name(of: scalar)
            default: result.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return result
    }
}
