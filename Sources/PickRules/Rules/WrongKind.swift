package import PickDiagnostics
internal import PickModel
internal import PickReference

/// The right place with the suffix of another kind.
package enum WrongKind: Rule {
    package static let code = DiagnosticCode(
        "PD614",
        "wrong-kind",
        .warning,
        "The name of a division with a suffix that it does not have and did not have: 内蒙古省, 兴安盟市."
    )
    package static let about = RuleAbout(
        why: """
            A program that puts 省 or 市 at the end of each name makes such names, and no other list has them. A suffix that the \
            place had once is told as a change of name.
            """,
        fix: .init("writes the name of the reference", .unsafe),
        accepted: [
            .china("[{name: 内蒙古, cities: [兴安盟, 呼和浩特市]}]"),
            .china("[{name: 四川, cities: [凉山自治州, 阿坝州]}]"),
            .china("[{name: 广东省, cities: [{name: 深圳市, areas: [光明新区]}]}]"),
        ],
        rejected: [
            .china("[{name: ↓内蒙古省, cities: [↓兴安盟市, 呼和浩特市]}]"),
            .china("[{name: 吉林, cities: [↓延边朝鲜族自治区, 长春]}]"),
            .china("[{name: 云南省, cities: [↓文山省, 昆明市]}]"),
            .china("[{name: 湖南省, cities: [{name: 湘潭市, areas: [↓湘乡区]}]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .wrongKind {
            guard let division = odd.resolution.unit.map(names.table.division) else { continue }
            findings.add(
                code,
                "\(Words.quoted(input.name(of: odd.entry))) is \(division.name) \(input.settings.reference).",
                at: input.place(of: odd.entry),
                change: input.renaming(odd.entry, to: division, .unsafe)
            )
        }
    }
}
