package import PickDiagnostics

/// Marks of the direction of writing in a text that needs none.
package enum DirectionMark: TextRule {
    package static let code = DiagnosticCode(
        "PD305",
        "direction-mark",
        .warning,
        "An invisible mark of the direction of writing in a name without a letter that runs from right to left."
    )
    package static let about = RuleAbout(
        why: """
            The mark was copied from a web page or a chat. It makes equal names unequal, and some of them turn the text \
            behind them round. Around Arabic and Hebrew names they are wanted and stay.
            """,
        fix: .init("takes the marks away", .safe),
        accepted: [
            #"[['\u{200F}مصر\u{200E}', Norway]]"#,
            "[[苹果, 香蕉]]",
            "[[עברית, Deutsch]]",
        ],
        rejected: [
            #"[['苹果↓\u{200E}', 香蕉]]"#,
            #"[['↓\u{202A}Oslo\u{202C}', Bergen]]"#,
            #"[{name: 北京, cities: [东城区, '西城↓\u{200F}区']}]"#,
        ]
    )

    static let traits: TextTraits = .direction

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        guard !name.traits.contains(.rightToLeft) else { return }
        let places = name.scalars.indices.filter { isMark(name.scalars[$0]) }
        guard let first = places.first else { return }
        findings.add(
            code,
            "\(Words.quoted(name.text)) has \(name.scalars[first].codePoint), an invisible mark of direction: take it away.",
            at: name.node,
            part: name.part(first..<first + 1),
            change: input.mayChange(name.entry)
                ? TextChange(
                    "take the marks away",
                    .safe,
                    .replace(places.map { (name.part($0..<$0 + 1), "") })
                ) : nil
        )
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: true
        default: false
        }
    }
}
