package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A place under a name that it no longer has.
package enum RenamedDivision: Rule {
    package static let code = DiagnosticCode(
        "PD601",
        "renamed-division",
        .warning,
        "A name that a division had until a year; it goes on under another one."
    )
    package static let about = RuleAbout(
        why: """
            People look for the name that is on the signs, and other data are joined by it. A change of kind is one of names: \
            昌平县 became 昌平区 in 1999.
            """,
        fix: .init(
            "writes the name of today, as short as those beside it, where the old one is written in full, the new one is neither beside nor above nor below it and no code speaks against it",
            .safe
        ),
        accepted: [
            .china("[{name: 湖北省, cities: [襄阳市, 武汉市]}]"),
            .china("[{name: 湖北省, cities: [襄樊市, 武汉市]}]", asOf: 2008),
            .china("[{name: 福建, cities: [{name: 三明, areas: [三元, 永安, 沙县]}]}]"),
            .china("[{name: 台湾省, cities: [台北县, 台中县]}]"),
            "[{name: 湖北省, cities: [襄樊市, 武汉市]}]",
        ],
        rejected: [
            .china("[{name: 湖北省, cities: [↓襄樊市, 武汉市]}]"),
            .china("[{name: 湖北, cities: [↓襄樊, 武汉]}]"),
            .china(
                "[{name: 福建省, cities: [{name: 三明市, areas: [三元区, 永安市, 明溪县, 清流县, 宁化县, 大田县, 尤溪县, 将乐县, 泰宁县, 建宁县, ↓沙县]}]}]"
            ),
            .china("[{name: 海南省, cities: [海口市, ↓昌江县]}]"),
            .china("[{name: 北京市, cities: [↓昌平县, 东城区]}, {name: 西藏自治区, cities: [↓那曲地区]}]"),
            .china("[{name: 贵州, cities: [贵阳, 遵义, 安顺, ↓铜仁地区, ↓毕节地区]}]"),
            .china("[{name: 贵州省, cities: [{name: ↓铜仁地区, areas: [↓铜仁市, 江口县]}]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .former {
            guard let former = odd.resolution.former.map(names.table.former), former.event.isRename,
                let heir = former.heir
            else { continue }
            let name = Words.quoted(input.name(of: odd.entry))
            var message = "\(name) has been \(heir.name) since \(former.yearEnded)"
            if heir.parent?.index != odd.context.unit, odd.context.unit != nil {
                message += ", in \(input.home(of: heir))"
            }
            let isSamePlace =
                odd.context.unit.map { $0 == heir.parent?.index } ?? (odd.context.formerDivision != nil)
            findings.add(
                code,
                "\(message) \(input.settings.reference).",
                at: input.place(of: odd.entry),
                change: odd.resolution.form.isFull && isSamePlace
                    ? input.renaming(odd.entry, to: heir, .safe) : nil
            )
        }
    }
}
