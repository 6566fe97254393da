package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A name that the reference does not have.
package enum UnknownName: Rule {
    package static let code = DiagnosticCode(
        "PD604",
        "unknown-division",
        .info,
        "A name that no division has or had at its place, and that is no zone, town or placeholder either."
    )
    package static let about = RuleAbout(
        why: """
            Lists have places that are no divisions, so this is for information. Where one division sounds or looks like it, \
            the finding names it. Development zones, scenic spots, towns, 市辖区 and 其他 are not told.
            """,
        accepted: [
            .china("[{name: 江苏省, cities: [{name: 苏州市, areas: [姑苏区, 苏州工业园区, 其他区]}]}]"),
            .china("[{name: 广东省, cities: [{name: 东莞市, areas: [莞城, 南城]}]}]"),
            .china("[{name: 香港特别行政区, cities: [九龙, 新界]}]"),
        ],
        rejected: [
            .china("[{name: 江苏省, cities: [苏州市, ↓某某市]}]"),
            .china("[{name: 江苏省, cities: [{name: 苏州市, areas: [姑苏区, ↓甲乙县]}]}]"),
            .china("[{name: 北京市, cities: [朝阳区, ↓甲乙]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .unknown {
            let text = input.name(of: odd.entry)
            let nearest = names.resolver.nearest(to: text).map(names.table.division)
            let guess = nearest.map { ": is it \($0.name) (\(input.home(of: $0)))?" } ?? "."
            findings.add(
                code,
                "No division \(input.surroundings(of: odd.entry)) is or was called \(Words.quoted(text)) "
                    + "\(input.settings.reference)\(guess)",
                at: input.place(of: odd.entry)
            )
        }
    }
}
