package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A name with a character that sounds or looks like the right one.
package enum MisspeltName: Rule {
    package static let code = DiagnosticCode(
        "PD605",
        "misspelt-division",
        .warning,
        "A name in which a character was taken for another one that sounds or looks like it: 荷泽 for 菏泽."
    )
    package static let about = RuleAbout(
        why: """
            A search for the right name does not find it. Only one character that sounds or looks alike is a slip: 阿坝州 is not \
            taken for 阿坝县.
            """,
        fix: .init("writes the right name", .unsafe),
        accepted: [
            .china("[{name: 山东省, cities: [菏泽市, 济南市]}]"),
            .china("[{name: 四川省, cities: [阿坝州, 凉山州]}]"),
            .china("[{name: 北京市, cities: [房山区, 燕山地区]}]"),
        ],
        rejected: [
            .china("[{name: 山东省, cities: [↓荷泽市, 济南市]}]"),
            .china("[{name: 安徽, cities: [↓毫州, 合肥]}, {name: 湖南, cities: [↓株州]}, {name: 云南, cities: [↓宝山]}]"),
            .china("[{name: 安徽省, cities: [{name: 阜阳市, areas: [↓颖上县]}]}]"),
            .china("[{name: 西藏自治区, cities: [{name: 日喀则市, areas: [萨迦县, ↓萨咖县]}]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .misspelt {
            let former = odd.resolution.former.map(names.table.former)
            let division = odd.resolution.unit.map(names.table.division)
            guard let full = former?.name ?? division?.name else { continue }
            let isShort = odd.resolution.form.isShort
            let right = isShort ? former?.short ?? division?.short ?? full : full
            let now = former.flatMap { former in
                former.heir.map { ", which has been \($0.name) since \(former.yearEnded)" }
            }
            findings.add(
                code,
                "\(Words.quoted(input.name(of: odd.entry))) is written for \(right)\(now ?? "") \(input.settings.reference).",
                at: input.place(of: odd.entry),
                change: former == nil && !isShort
                    ? division.flatMap { input.renaming(odd.entry, to: $0, .unsafe) } : nil
            )
        }
    }
}
