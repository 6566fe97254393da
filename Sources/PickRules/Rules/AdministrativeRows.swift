package import PickDiagnostics

/// Rows of the official code list that are no places.
package enum AdministrativeRows: LevelRule {
    package static let code = DiagnosticCode(
        "PD217",
        "administrative-row",
        .info,
        "Rows such as 市辖区 and 省直辖县级行政区划, which group codes and are no places."
    )
    package static let about = RuleAbout(
        why: """
            The official lists of codes have them; on a wheel '北京市 – 市辖区 – 东城区' says nothing more than '北京市 – 东城区'. Their \
            names are not unique: a lookup by the name alone finds the wrong ones.
            """,
        accepted: [
            "[{name: 北京市, cities: [东城区, 西城区]}]",
            "[{name: 河北省, cities: [石家庄市, 唐山市]}]",
            "[[市辖区, 县], [米饭, 面条]]",
        ],
        rejected: [
            "[{name: 北京市, cities: [{name: ↓市辖区, areas: [东城区, 西城区]}]}]",
            "[{name: 重庆市, cities: [{name: ↓市辖区, areas: [万州区]}, {name: 县, areas: [城口县]}]}]",
            "[{name: 湖北省, cities: [武汉市, 黄石市, ↓省直辖县级行政区划]}]",
        ]
    )

    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share { level.administrative }

    static func message(_ count: Int, of names: Int, _ name: String) -> String {
        "\(Words.count(count, "row groups codes and is no place", "rows group codes and are no places")), of \(names) on this level, \(name) first."
    }
}
