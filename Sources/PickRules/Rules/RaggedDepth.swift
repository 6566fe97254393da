package import PickDiagnostics

/// Branches that end earlier than others.
package enum RaggedDepth: LevelRule {
    package static let code = DiagnosticCode(
        "PD213",
        "ragged-depth",
        .info,
        "Branches that end earlier than others: plain names beside records with children."
    )
    package static let about = RuleAbout(
        why: """
            Ordinary in true data: 嘉峪关 has no districts. Front ends that always show as many wheels as the deepest branch has must \
            be ready for an empty one.
            """,
        accepted: [
            "[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [宁波, 绍兴]}]",
            "[[苹果, 香蕉], [米饭, 面条]]",
            "[{name: 甘肃, cities: [{name: 兰州, areas: [城关区, 七里河区]}, {name: 嘉峪关, areas: []}]}]",
        ],
        rejected: [
            "[{name: 甘肃, cities: [{name: 兰州, areas: [城关区, 七里河区]}, {name: 天水, areas: [秦州区, 麦积区]}, ↓嘉峪关]}]",
            "[{name: 海南, cities: [{name: 海口, areas: [秀英区, 龙华区]}, {name: 三亚, areas: [海棠区, 吉阳区]}, ↓儋州, 文昌]}]",
            "[{name: 甲, cities: [{name: 乙, areas: [丙, 丁]}, ↓戊]}, {name: 己, cities: [{name: 庚, areas: [辛, 壬]}]}]",
        ]
    )

    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share { level.ragged }

    static func message(_ count: Int, of names: Int, _ name: String) -> String {
        "\(Words.count(count, "entry ends", "entries end")) here while others of the \(names) have children, \(name) first."
    }
}
