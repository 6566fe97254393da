package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A county among prefectures, or a prefecture among counties.
package enum WrongLevel: Rule {
    package static let code = DiagnosticCode(
        "PD606",
        "wrong-level",
        .warning,
        "A division on a level that is not its own: a county-level city among the prefectures of its province."
    )
    package static let about = RuleAbout(
        why: """
            It is a part of one of its neighbours: whoever chooses that one means it too, and whoever counts them counts it \
            twice. What stands directly under its province (济源市, 仙桃市, 琼海市, 石河子市) is right there.
            """,
        accepted: [
            .china("[{name: 河南省, cities: [郑州市, 洛阳市, 济源市]}]"),
            .china("[{name: 新疆维吾尔自治区, cities: [乌鲁木齐市, 石河子市, 阿拉尔市]}]"),
            .china("[{name: 江苏省, cities: [昆山市, 常熟市, 江阴市, 宜兴市]}]"),
        ],
        rejected: [
            .china("[{name: 江苏省, cities: [南京市, 苏州市, 无锡市, 常州市, ↓昆山市]}]"),
            .china("[{name: 福建省, cities: [{name: 福州市, areas: [鼓楼区, 台江区, 仓山区, ↓厦门市]}]}]"),
            .china("[{name: 广东, cities: [广州, 佛山, 江门, ↓鹤山]}]"),
        ]
    )

    /// Whether a prefecture stands under another one.
    static func isOne(_ odd: DatasetNames.Odd, _ names: DatasetNames) -> Bool {
        guard odd.resolution.kind == .wrongParent, odd.resolution.former == nil,
            let unit = odd.resolution.unit,
            let above = odd.context.unit
        else { return false }
        return names.table.division(unit).level == 2 && names.table.division(above).level == 2
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for item in names.deep where names.isMostlyRight(on: item.level) {
            let division = names.table.division(item.unit)
            findings.add(
                code,
                "\(Words.quoted(input.name(of: item.entry))) is a part of \(input.home(of: division)), and stands beside it "
                    + "\(input.settings.reference).",
                at: input.place(of: item.entry)
            )
        }
        for odd in names.odd where isOne(odd, names) {
            guard let division = odd.resolution.unit.map(names.table.division) else { continue }
            findings.add(
                code,
                "\(Words.quoted(input.name(of: odd.entry))) stands directly under \(input.home(of: division)), and not among counties "
                    + "\(input.settings.reference).",
                at: input.place(of: odd.entry)
            )
        }
    }
}
