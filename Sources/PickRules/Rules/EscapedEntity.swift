package import PickDiagnostics

/// A reference of XML or HTML that was escaped once too often.
package enum EscapedEntity: TextRule {
    package static let code = DiagnosticCode(
        "PD307",
        "escaped-entity",
        .warning,
        "A name with '&amp;', '&lt;', '&#39;' or the like in it, which wheels show as it stands."
    )
    package static let about = RuleAbout(
        why: """
            The text was escaped twice, or came from a web page. The reader of the property list undoes one layer, and the \
            wheel shows 'Mac &amp; Cheese'.
            """,
        fix: .init("writes the character that is meant", .safe),
        accepted: ["[['Mac & Cheese', 'Fish & Chips']]", "[['A&B;C', Tee]]", "[['R&D', 'Q&A']]"],
        rejected: [
            "[['Mac ↓&amp; Cheese', Salad]]",
            "[['Ben↓&#39;s', Toast]]",
            "[['1 ↓&lt; 2', 'a↓&#x3e;b']]",
        ]
    )

    static let traits: TextTraits = .ampersand

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        var found: [(range: Range<Int>, character: Unicode.Scalar)] = []
        for start in name.scalars.indices where name.scalars[start] == "&" {
            guard let end = name.scalars[start...].prefix(12).firstIndex(of: ";"),
                let character = character(name.text(start + 1..<end))
            else { continue }
            found.append((start..<end + 1, character))
        }
        guard let first = found.first else { return }
        let written = name.text(first.range)
        findings.add(
            code,
            "\(Words.quoted(name.text)) shows '\(written)': it was escaped twice; write it once.",
            at: name.node,
            part: name.part(first.range),
            change: input.mayChange(name.entry)
                ? TextChange(
                    "write the characters that are meant",
                    .safe,
                    .replace(found.map { (name.part($0.range), String(Character($0.character))) })
                ) : nil
        )
    }

    private static func character(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return " "
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        let number = isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard let number, number >= 0x20, number != 0x7F, !(0x80...0x9F).contains(number) else { return nil }
        return Unicode.Scalar(number)
    }
}
