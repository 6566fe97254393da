package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A name without its suffix, on a level where the others have theirs.
package enum MissingSuffix: Rule {
    package static let code = DiagnosticCode(
        "PD611",
        "missing-suffix",
        .warning,
        "A division without 省, 市, 区 and so on at its end, on a level where nearly all have that."
    )
    package static let about = RuleAbout(
        why: """
            A lookup by the full name fails for it. The reference knows the full name; `mixed-suffix` says the same of names that \
            it does not know.
            """,
        fix: .init("writes the name in full", .safe),
        accepted: [
            .china("[{name: 广东省, cities: [广州市, 深圳市]}, {name: 浙江省, cities: [杭州市]}]"),
            .china("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]"),
            .china("[{name: 广东省, cities: [广州市, 深圳市, 珠海]}]"),
        ],
        rejected: [
            .china(
                "[{name: 广东省, cities: [广州市, 深圳市, 珠海市, 汕头市, 佛山市, 韶关市, 河源市, 梅州市, 惠州市, 汕尾市, ↓中山]}]"
            ),
            .china("[{name: 广东省, cities: [广州市, 深圳市, 珠海市, 汕头市, 佛山市, 韶关市, 河源市, 梅州市, 惠州市, 汕尾市, ↓东莞]}]"),
            .china("[{name: 广东省, cities: [↓清远, 广州市, 深圳市, 珠海市, 汕头市, 佛山市, 韶关市, 河源市, 梅州市, 惠州市, 汕尾市]}]"),
        ]
    )

    /// Whether an entry of a level is one.
    static func isOne(_ entry: Int, on level: Int, _ input: RuleInput) -> Bool {
        guard let names = input.names, names.isMostlyFull(on: level) else { return false }
        return input.shortEntries.contains(entry)
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for short in names.shorts where names.isMostlyFull(on: input.tree.level(short.entry)) {
            let division = names.table.division(short.unit)
            // The list of a level may have 香港 beside 广东省.
            guard division.code < "7" else { continue }
            findings.add(
                code,
                "\(Words.quoted(input.name(of: short.entry))) is \(division.name) in full, as the other names of the level are written "
                    + "\(input.settings.reference).",
                at: input.place(of: short.entry),
                change: input.renaming(short.entry, to: division, .safe)
            )
        }
    }
}
