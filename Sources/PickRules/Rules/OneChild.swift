package import PickDiagnostics

/// Parents with one child.
package enum OneChild: LevelRule {
    package static let code = DiagnosticCode(
        "PD216",
        "one-child",
        .info,
        "Entries with exactly one child."
    )
    package static let about = RuleAbout(
        why: """
            Ordinary in true data (澳门, and municipalities that repeat their name). There is nothing to choose on the next wheel, and \
            code that picks another row at random never ends.
            """,
        accepted: [
            "[{name: 广东, cities: [广州, 深圳]}]",
            "[[苹果], [米饭, 面条]]",
            "[{name: 广东, cities: []}, {name: 浙江, cities: [宁波, 绍兴]}]",
        ],
        rejected: [
            "[{name: 广东, cities: [广州, 深圳]}, {name: ↓澳门, cities: [澳门]}]",
            "[{state: 广东, cities: [{city: ↓广州, areas: [天河区]}, {city: 深圳, areas: [南山区, 福田区]}]}]",
            "{Arland: [Aa, Ab], ↓Borland: [Ba]}",
        ]
    )

    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share { level.single }

    static func message(_ count: Int, of names: Int, _ name: String) -> String {
        "\(Words.count(count, "entry has", "entries have")) exactly one child, of \(names) on this level, \(name) first."
    }
}
