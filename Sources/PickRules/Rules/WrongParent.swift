package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A place under a parent that is not its own.
package enum WrongParent: Rule {
    package static let code = DiagnosticCode(
        "PD603",
        "wrong-parent",
        .warning,
        "A division that stands under another one than its own."
    )
    package static let about = RuleAbout(
        why: """
            Whoever looks for it under the right parent does not find it. Some stood there once: then the finding tells until \
            when. Names that several places have (鼓楼区) are not judged.
            """,
        accepted: [
            .china("[{name: 安徽省, cities: [{name: 合肥市, areas: [庐江县, 蜀山区]}]}]"),
            .china("[{name: 江苏省, cities: [{name: 南京市, areas: [鼓楼区]}, {name: 徐州市, areas: [鼓楼区]}]}]"),
            .china("[{name: 新疆, cities: [{name: 伊犁州, areas: [额敏县, 伊宁市]}]}]"),
        ],
        rejected: [
            .china("[{name: 安徽省, cities: [{name: 芜湖市, areas: [镜湖区, ↓庐江县]}]}]"),
            .china("[{name: 广东省, cities: [广州市, ↓杭州市]}]"),
            .china("[{name: 四川省, cities: [{name: 资阳市, areas: [雁江区, ↓简阳市]}]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .wrongParent {
            guard let unit = odd.resolution.unit, !WrongLevel.isOne(odd, names) else { continue }
            let division = names.table.division(unit)
            let name = Words.quoted(input.name(of: odd.entry))
            let what = odd.resolution.former == nil ? "" : ", now \(division.name),"
            let wrong = input.surroundings(of: odd.entry)
            var message = "\(name)\(what) belongs to \(input.home(of: division)), and stands \(wrong)"
            if let year = odd.resolution.year { message += ", where it was until \(year)" }
            findings.add(code, "\(message) \(input.settings.reference).", at: input.place(of: odd.entry))
        }
    }
}
