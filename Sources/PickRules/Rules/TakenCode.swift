package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A code that another division has got since.
package enum TakenCode: Rule {
    package static let code = DiagnosticCode(
        "PD610",
        "taken-code",
        .warning,
        "A code that was this division's and has been given to another one since."
    )
    package static let about = RuleAbout(
        why: """
            A saved code changes its meaning without anybody touching it: 500110 was 万盛区 until 2011 and is 綦江区 now. Never read \
            an old code without its year.
            """,
        accepted: [
            .china("[{code: '500000', name: 重庆市, children: [{code: '500110', name: 綦江区}]}]"),
            .china(
                "[{code: '500000', name: 重庆市, children: [{code: '500103', name: 渝中区}, {code: '500112', name: 渝北区}]}]"
            ),
            .china("[{code: '110000', name: 北京市, children: [{code: '110221', name: 昌平县}]}]"),
        ],
        rejected: [
            .china(
                "[{code: '500000', name: 重庆市, children: [{code: '500103', name: 渝中区}, {code: ↓'500110', name: 万盛区}]}]"
            ),
            .china(
                "[{code: '500000', name: 重庆市, children: [{code: '500103', name: 渝中区}, {code: ↓'500111', name: 双桥区}]}]"
            ),
            .china(
                "[{code: 500000, name: 重庆, children: [{code: 500103, name: 渝中区}, {code: ↓500110, name: 万盛区}]}]"
            ),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names, let codes = input.divisionCodes else { return }
        for odd in codes.odd {
            guard case .taken(let year, let owner) = odd.oddity else { continue }
            findings.add(
                code,
                "\(input.codeText(odd.entry)) was the code of \(Words.quoted(input.name(of: odd.entry))) until \(year), and is that of "
                    + "\(names.table.division(owner).name) now \(input.settings.reference).",
                at: input.codePlace(odd.entry)
            )
        }
    }
}
