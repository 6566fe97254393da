package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A column with one row.
package enum OneRowColumn: Rule {
    package static let code = DiagnosticCode(
        "PD211",
        "one-row-column",
        .warning,
        "A column of a menu with one row, so that there is nothing to choose."
    )
    package static let about = RuleAbout(
        why: """
            Code that picks another row at random ('while the new one is the old one') never ends. Nothing is to be chosen, \
            so the column could be a label.
            """,
        accepted: [
            "[[苹果, 香蕉], [米饭, 面条]]", "[{name: 澳门, cities: [澳门]}, {name: 浙江, cities: [宁波, 绍兴]}]",
            "[[Tea, Milk]]",
        ],
        rejected: [
            "[[苹果, 香蕉], ↓[米饭], [水, 茶]]",
            "{fruit: [apple, pear], ↓drink: [water], main: [rice, noodles]}",
            "[[Tea, Milk], ↓[Rice]]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.kind == .menu else { return }
        var column = 0
        while column < input.tree.count {
            let end = input.tree.end(column)
            if end == column + 2 {
                findings.add(
                    code,
                    "This column has one row, \(Words.quoted(input.name(of: column + 1))): there is nothing to choose, and "
                        + "'another one at random' never comes.",
                    at: input.place(of: column)
                )
            }
            column = end
        }
    }
}
