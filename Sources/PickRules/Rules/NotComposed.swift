package import PickDiagnostics

/// A letter and its mark as two characters, where Unicode has one.
package enum NotComposed: TextRule {
    package static let code = DiagnosticCode(
        "PD308",
        "not-composed",
        .warning,
        "A name that is not in Unicode's normal form C: a letter and its mark are two characters where there is one."
    )
    package static let about = RuleAbout(
        why: """
            'é' of two characters looks like 'é' of one, and is another text: databases, JavaScript and most search functions \
            compare code points. File names copied from a Mac come decomposed; keyboards write the composed form.
            """,
        fix: .init("writes the composed character", .safe),
        accepted: ["[[Café, Hà Nội]]", "[[東京, ガム]]", "[[서울, 부산]]"],
        rejected: [
            #"[['Caf↓e\u{301}', Tee]]"#,
            #"[['↓か\u{3099}く', みず]]"#,
            #"[['↓\u{1109}\u{1165}울', 부산]]"#,
            #"[['↓\u{F9B4}華', 中環]]"#,
        ]
    )

    static let traits: TextTraits = .composing

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        var changes: [(part: Range<Int>, text: String)] = []
        var place = 0
        for character in name.text {
            let length = character.utf8.count
            if let composed = NormalForm.composed(character) {
                changes.append((place..<place + length, String(Character(composed))))
            }
            place += length
        }
        guard let first = changes.first else { return }
        findings.add(
            code,
            "\(Words.quoted(name.text)) writes '\(first.text)' in another way than Unicode's form C, "
                + "so that equal names do not compare equal.",
            at: name.node,
            part: first.part,
            change: input.mayChange(name.entry)
                ? TextChange("compose the characters", .safe, .replace(changes)) : nil
        )
    }
}
