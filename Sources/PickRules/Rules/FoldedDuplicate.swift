package import PickDiagnostics
internal import PickModel

/// A name that differs from a sibling's by what nobody sees.
package enum FoldedDuplicate: Rule {
    package static let code = DiagnosticCode(
        "PD403",
        "folded-duplicate",
        .info,
        "A name that differs from a sibling's only in white space, capitals, width or composition."
    )
    package static let about = RuleAbout(
        why: """
            They look the same on the wheel, and are most likely the same.
            """,
        accepted: [
            "[[苹果, 香蕉]]",
            "[{name: 台湾, cities: [新竹市, 新竹縣]}]",
            "[[Tea, Teas, Team]]",
        ],
        rejected: [
            "[[Tea, Milk, ↓tea]]",
            "[{name: 河南, cities: [叶县, ↓'叶  县']}]",
            #"[['３号线', ↓'3号线'], [米饭, 面条]]"#,
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        for pair in input.duplicates.pairs where !pair.isExact {
            let (entry, first) = (Int(pair.entry), Int(pair.first))
            let name = Words.quoted(input.name(of: entry))
            findings.add(
                code,
                "\(name) and \(Words.quoted(input.name(of: first))) are the same name, written in two ways.",
                at: input.place(of: entry),
                notes: [.init("the first one", at: input.place(of: first))]
            )
        }
    }
}
