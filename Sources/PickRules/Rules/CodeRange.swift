package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A code whose digits say another kind than the name.
package enum CodeRange: Rule {
    package static let code = DiagnosticCode(
        "PD613",
        "code-range",
        .warning,
        "A code of an unknown place whose digits say another kind of division than its name."
    )
    package static let about = RuleAbout(
        why: """
            Under a city 01 to 20 and 51 to 80 are districts, 21 to 50 counties, 81 to 99 cities: this is true of each code of today. \
            The reference knows nothing of the name, and the two together are wrong.
            """,
        accepted: [
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市, children: [{code: '440171', name: 某区}]}]}]"
            ),
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市, children: [{code: '440122', name: 某县}]}]}]"
            ),
            .china("[{id: '1', name: 广东省, children: [{id: '440181', name: 某县}]}]"),
        ],
        rejected: [
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市, children: [{code: ↓'440181', name: 某县}]}]}]"
            ),
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市, children: [{code: ↓'440131', name: 某区}]}]}]"
            ),
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市, children: [{code: ↓'440101', name: 某市}]}]}]"
            ),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names, let codes = input.divisionCodes else { return }
        let unknown = Set(names.odd.filter { $0.resolution.kind == .unknown }.map(\.entry))
        for item in codes.unnamed where unknown.contains(item.entry) {
            let name = input.name(of: item.entry)
            guard let reason = CodeRanges.contradiction(code: Int(item.code), name: name) else { continue }
            findings.add(
                code,
                "\(input.codeText(item.entry)) and \(Words.quoted(name)) do not agree: \(reason) \(input.settings.reference).",
                at: input.codePlace(item.entry)
            )
        }
    }
}
