package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A code that its division no longer has.
package enum AbolishedCode: Rule {
    package static let code = DiagnosticCode(
        "PD609",
        "abolished-code",
        .warning,
        "A code that the division had until a year."
    )
    package static let about = RuleAbout(
        why: """
            Data of today have another code for the place, and a join by code loses it. A new kind brings a new code: 昌平县 was \
            110221, 昌平区 is 110114. A saved code must be brought along, so no fix does it.
            """,
        accepted: [
            .china("[{code: '110000', name: 北京市, children: [{code: '110114', name: 昌平区}]}]"),
            .china("[{id: 1, name: 北京市, children: [{id: 2, name: 昌平区}]}]"),
            .china("[{code: '110000', name: 北京市, children: [{code: '110221', name: 昌平县}]}]"),
        ],
        rejected: [
            .china(
                "[{code: '110000', name: 北京市, children: [{code: '110101', name: 东城区}, {code: ↓'110221', name: 昌平区}]}]"
            ),
            .china(
                "[{code: '320000', name: 江苏省, children: [{code: '320600', name: 南通市, children: [{code: ↓'320684', name: 海门区}]}]}]"
            ),
            .china(
                "[{code: '540000', name: 西藏自治区, children: [{code: ↓'542400', name: 那曲市}, {code: '540100', name: 拉萨市}]}]"
            ),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names, let codes = input.divisionCodes else { return }
        for odd in codes.odd {
            guard case .abolished(let year) = odd.oddity, let unit = odd.unit else { continue }
            let division = names.table.division(unit)
            findings.add(
                code,
                "\(input.codeText(odd.entry)) ended in \(year): \(division.name) has \(division.code) "
                    + "\(input.settings.reference).",
                at: input.codePlace(odd.entry)
            )
        }
    }
}
