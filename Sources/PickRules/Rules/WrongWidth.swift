package import PickDiagnostics

/// Full-width digits and Latin letters, half-width kana.
package enum WrongWidth: TextRule {
    package static let code = DiagnosticCode(
        "PD309",
        "wrong-width",
        .warning,
        "Full-width digits or Latin letters, or half-width kana, in a name."
    )
    package static let about = RuleAbout(
        why: """
            '３号线' and '3号线' are two texts; a search for one does not find the other. The full-width forms come from an \
            input method that was left in the wrong mode.
            """,
        fix: .init("writes digits and letters in ordinary width", .unsafe),
        accepted: ["[[3号线, A座]]", "[['瓜州县（原安西县）', 米饭]]", "[[ラーメン, ビール]]"],
        rejected: ["[['↓３号线', 4号线]]", "[['米饭↓Ａ', 面条]]", "[['↓ﾗｰﾒﾝ', ビール]]"]
    )

    static let traits: TextTraits = .width

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let places = name.scalars.indices.filter {
            ordinary(name.scalars[$0]) != nil || isKana(name.scalars[$0])
        }
        guard let first = places.first else { return }
        let hasKana = places.contains { isKana(name.scalars[$0]) }
        let changes = places.compactMap { place in
            ordinary(name.scalars[place]).map { (name.part(place..<place + 1), String(Character($0))) }
        }
        findings.add(
            code,
            "\(Words.quoted(name.text)) has \(hasKana ? "half-width kana" : "full-width letters or digits"): "
                + "who types the ordinary ones will not find it.",
            at: name.node,
            part: name.part(first..<first + 1),
            change: !hasKana && input.mayChange(name.entry)
                ? TextChange("write them in ordinary width", .unsafe, .replace(changes)) : nil
        )
    }

    private static func ordinary(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(scalar.value - 0xFEE0)
        default: nil
        }
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0xFF66...0xFF9F).contains(scalar.value) }
}
