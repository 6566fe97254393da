package import PickDiagnostics

/// A name without text.
package enum BlankTitle: TextRule {
    package static let code = DiagnosticCode(
        "PD212",
        "blank-title",
        .warning,
        "A row, column or region whose name is empty or has nothing but white space."
    )
    package static let about = RuleAbout(
        why: "The wheel shows an empty row that can be chosen.",
        fix: .init("takes a row without a name out of its list", .unsafe),
        accepted: ["[[苹果, 香蕉]]", "[{name: 广东, cities: [广州, 深圳]}]", "[['0', '1']]"],
        rejected: [
            "[[苹果, ↓'', 香蕉]]",
            "[{name: 广东, cities: [广州, ↓' ', 深圳]}]",
            "[{name: ↓'', cities: [广州, 深圳]}, {name: 浙江, cities: [宁波, 绍兴]}]",
        ]
    )

    static let traits: TextTraits = [.empty, .space, .lineBreak]

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        guard name.core.isEmpty, let entry = name.entry else { return }
        findings.add(
            code,
            name.scalars.isEmpty
                ? "This name is empty: the wheel shows an empty row."
                : "This name has nothing but white space: the wheel shows an empty row.",
            at: name.node,
            change: input.removal(of: entry, "take the row away")
        )
    }
}
