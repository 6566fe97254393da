package import PickDiagnostics

/// Records without the key of the children.
package enum MissingChildrenKey: LevelRule {
    package static let code = DiagnosticCode(
        "PD215",
        "missing-children-key",
        .info,
        "Records that lack the key of the children which others beside them have."
    )
    package static let about = RuleAbout(
        why: """
            Where an empty list stands for no children, a program reads an empty list; where the key is missing it reads nil. Code \
            that was tried on the first fails on the second.
            """,
        accepted: [
            "[{name: 广东, cities: [广州, 深圳]}]",
            "[{name: 广东, cities: [广州, 深圳]}, {name: 台湾, cities: []}]",
            "[{name: 苹果}, {name: 香蕉}]",
        ],
        rejected: [
            "[{name: 广东, cities: [广州, 深圳]}, {name: ↓台湾}]",
            "[{state: 广东, cities: [{city: 广州, areas: [天河区]}, {city: ↓东莞}, {city: 中山}]}]",
            "[{name: Aa, sub: [x, y]}, {name: Bb, sub: [z, w]}, {name: ↓Cc}]",
        ]
    )

    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share { level.missing }

    static func message(_ count: Int, of names: Int, _ name: String) -> String {
        "\(Words.count(count, "entry lacks", "entries lack")) the key of the children, of \(names) on this level, \(name) first."
    }
}
