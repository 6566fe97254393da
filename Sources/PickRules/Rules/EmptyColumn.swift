package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A column without rows.
package enum EmptyColumn: Rule {
    package static let code = DiagnosticCode(
        "PD210",
        "empty-column",
        .warning,
        "A column of a menu without rows."
    )
    package static let about = RuleAbout(
        why: """
            The wheel is empty, and code that takes the first row, or one at random, fails: a random number below 0 does not \
            exist.
            """,
        accepted: [
            "[[苹果, 香蕉], [米饭, 面条]]", "[{name: 广东, cities: []}, {name: 浙江, cities: [宁波, 绍兴]}]", "[[Tea, Milk]]",
        ],
        rejected: [
            "[[苹果, 香蕉], ↓[], [水, 茶]]",
            "{fruit: [apple, pear], ↓drink: [], main: [rice, noodles]}",
            "[[Tea, Milk], ↓[]]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.kind == .menu else { return }
        var column = 0
        while column < input.tree.count {
            let end = input.tree.end(column)
            if end == column + 1 {
                findings.add(
                    code,
                    "This column has no rows: the wheel is empty.",
                    at: input.place(of: column)
                )
            }
            column = end
        }
    }
}
