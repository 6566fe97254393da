package import PickDiagnostics

/// Characters that no font can show.
package enum ControlCharacter: TextRule {
    package static let code = DiagnosticCode(
        "PD304",
        "control-character",
        .warning,
        "A control character, or one that is private or not assigned, which wheels cannot show."
    )
    package static let about = RuleAbout(
        why: """
            Fonts show a box or nothing. Control characters come from terminals and databases; private ones mean something \
            only with the font of the program that wrote them.
            """,
        fix: .init("takes control characters away; for the others a person must know what they were", .safe),
        accepted: ["[[苹果, 香蕉]]", "[[Crème brûlée, 'Tee ☕️']]", "[[𠮷野家, 面条]]"],
        rejected: [
            #"[['苹果↓\u{7F}', 香蕉]]"#,
            #"[['↓\u{E000}面条', 米饭]]"#,
            #"[[米饭, '面↓\u{85}条']]"#,
        ]
    )

    static let traits: TextTraits = .control
    static let looksAtAllTexts = true

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        // The rest of a misread text is the mojibake rule's business.
        guard !TextSurvey.isMisread(name.traits) else { return }
        let places = name.scalars.indices.filter { CharacterTraits.isControl(name.scalars[$0]) }
        guard let first = places.first else { return }
        let scalar = name.scalars[first]
        let isControl = places.allSatisfy { name.scalars[$0].properties.generalCategory == .control }
        findings.add(
            code,
            "\(Words.quoted(name.text)) has \(scalar.codePoint), a \(kind(scalar)), which wheels cannot show.",
            at: name.node,
            part: name.part(first..<first + 1),
            change: isControl && input.mayChange(name.entry)
                ? TextChange(
                    "take it away",
                    .safe,
                    .replace(places.map { (name.part($0..<$0 + 1), "") })
                ) : nil
        )
    }

    private static func kind(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control: "control character"
        case .privateUse: "private character"
        default: "character that Unicode has not assigned"
        }
    }
}
