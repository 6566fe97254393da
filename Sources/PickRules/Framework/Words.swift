/// Words that messages share.
enum Words {
    /// A text in quotation marks, cut after some characters, with what cannot be seen written as `\u{3000}`.
    static func quoted(_ text: String) -> String {
        var shown = ""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < 30 else {
                shown += "…"
                break
            }
            count += 1
            switch scalar.value {
            case 0x0A: shown += "\\n"
            case 0x09: shown += "\\t"
            case 0x20: shown += " "
            case 0x21...0x7E: shown.unicodeScalars.append(scalar)
            default:
                let category = scalar.properties.generalCategory
                let isHidden =
                    scalar.isBlank || [.control, .format, .privateUse, .unassigned].contains(category)
                shown +=
                    isHidden
                    ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(Character(scalar))
            }
        }
        return "'\(shown)'"
    }

    /// `1 row`, `2 rows`.
    static func count(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}
