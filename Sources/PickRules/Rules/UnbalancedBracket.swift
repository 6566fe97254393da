package import PickDiagnostics

/// A bracket without its partner.
package enum UnbalancedBracket: TextRule {
    package static let code = DiagnosticCode(
        "PD310",
        "unbalanced-bracket",
        .warning,
        "A bracket in a name that is not closed, or not opened."
    )
    package static let about = RuleAbout(
        why: "The name was cut off, or typed in a hurry; what was in the brackets may be lost.",
        accepted: ["[['米饭（大）', 'Tea (green)']]", "[['1) 米饭', '2) 面条']]", "[['【新】面条', '《红楼》茶']]"],
        rejected: ["[['米饭↓（大', 面条]]", "[['绿茶大杯↓)', 红茶]]", "[['面条↓【新', 'Tea ↓(green']]"]
    )

    static let traits: TextTraits = .bracket

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        guard let place = Bracket.Reading(name.scalars).lone else { return }
        let isOpen = Bracket.opening(name.scalars[place]) != nil
        findings.add(
            code,
            "The bracket '\(name.scalars[place])' of \(Words.quoted(name.text)) is not \(isOpen ? "closed" : "opened").",
            at: name.node,
            part: name.part(place..<place + 1)
        )
    }
}
