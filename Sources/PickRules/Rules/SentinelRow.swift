package import PickDiagnostics
internal import PickBytes
internal import PickModel
internal import PropertyList

/// A row that offers "all" or "please choose" among the data.
package enum SentinelRow: Rule {
    package static let code = DiagnosticCode(
        "PD220",
        "sentinel-row",
        .warning,
        "A row that is no choice but offers 'all', 'any' or 'please choose': 不限, 全部, 请选择."
    )
    package static let about = RuleAbout(
        why: """
            It belongs to the screen, not to the data: another screen that uses the list does not want it, it is saved as if \
            it were a place, and it goes untranslated. Let the app put it in front. In a menu 'any' and 'none' may be what \
            somebody wants, and only rows that ask to choose are told.
            """,
        fix: .init("takes a row without children out of its list", .unsafe),
        accepted: [
            "[[全麦面包, 全州小吃, 米饭]]", "[{name: 广西, cities: [桂林, 全州县]}]", "[[Allspice, Selection, Chives]]",
            "{week: [不限, 星期一, 星期二], gender: [不限, 男, 女], sauce: [none, Curry]}",
        ],
        rejected: [
            "[{name: 广东, cities: [↓不限, 广州, 深圳]}]",
            "[{name: ↓全国, cities: [全国各地, 其他]}, {name: 广东, cities: [广州, 深圳]}]",
            "[{state: 北京, cities: [↓全北京, 东城, 西城]}]",
            "[[↓Please select, Tea, Milk]]", "[[↓请选择口味, 微辣, 中辣], [↓'…', 米饭, 面条]]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        for index in 0..<survey.lists.sentinels.count {
            let entry = Int(survey.lists.sentinels[index])
            guard Sentinel.isOne(input.tree, entry),
                input.kind == .regions || Sentinel.isRequest(input.tree, entry)
            else { continue }
            findings.add(
                code,
                "\(Words.quoted(input.name(of: entry))) is no choice but a row of the screen: let the app add it.",
                at: input.place(of: entry),
                change: input.removal(of: entry, "take the row away")
            )
        }
    }
}
