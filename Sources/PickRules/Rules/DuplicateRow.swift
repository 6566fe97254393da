package import PickDiagnostics
internal import PickModel

/// A row that its column has already.
package enum DuplicateRow: Rule {
    package static let code = DiagnosticCode(
        "PD402",
        "duplicate-row",
        .warning,
        "A row that stands twice in one column of a menu."
    )
    package static let about = RuleAbout(
        why: """
            The wheel shows it twice, and a random choice takes it twice as often. Where an app asks for another dish than the last \
            one, the other row looks like no change.
            """,
        fix: .init("takes the later one out of its list, if it has no children", .unsafe),
        accepted: [
            "[[苹果, 香蕉], [米饭, 苹果]]",
            "{fruit: [apple, pear], drink: [water, tea]}",
            "[[樱桃, 车厘子, 奇异果, 猕猴桃]]",
        ],
        rejected: [
            "[[樱桃, 苹果, ↓樱桃, 奇异果, ↓奇异果], [米饭, 面条]]",
            "{fruit: [apple, pear, ↓apple], drink: [water, tea]}",
            "[{name: 水, price: 1}, {name: 茶, price: 2}, {name: ↓水, price: 1}]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        for pair in input.duplicates.pairs where pair.isExact && !DuplicateSibling.isSibling(pair, input) {
            let (entry, first) = (Int(pair.entry), Int(pair.first))
            let name = Words.quoted(input.name(of: entry))
            findings.add(
                code,
                "\(name) stands twice \(input.surroundings(of: entry)): take one away.",
                at: input.place(of: entry),
                notes: [.init("the first one", at: input.place(of: first))],
                change: input.removal(of: entry, "take the later one away")
            )
        }
    }
}
