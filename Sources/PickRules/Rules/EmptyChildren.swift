package import PickDiagnostics

/// Lists of children without any.
package enum EmptyChildren: LevelRule {
    package static let code = DiagnosticCode(
        "PD214",
        "empty-children",
        .info,
        "Entries whose list of children is there and has nothing in it."
    )
    package static let about = RuleAbout(
        why: """
            Ordinary in true data, and the next wheel is empty: code that reads the first child must ask whether there is one.
            """,
        accepted: [
            "[{name: 广东, cities: [广州, 深圳]}]",
            "[[苹果, 香蕉], []]",
            "[{name: 广东, cities: [广州]}, {name: 浙江}]",
        ],
        rejected: [
            "[{name: 广东, cities: [广州, 深圳]}, {name: ↓台湾, cities: []}]",
            "[{state: 广东, cities: [{city: 广州, areas: [天河区]}, {city: ↓东莞, areas: []}, {city: 中山, areas: []}]}]",
            "{A: [Aa, Ab], ↓I: [], N: [Na, Nb]}",
        ]
    )

    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share { level.empty }

    static func message(_ count: Int, of names: Int, _ name: String) -> String {
        "\(Words.count(count, "entry has", "entries have")) an empty list of children, of \(names) on this level, \(name) first."
    }
}
