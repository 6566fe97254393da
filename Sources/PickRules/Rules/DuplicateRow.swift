package import PickDiagnostics

/// A row that its column has already.
package enum DuplicateRow: Rule {
    package static let code = DiagnosticCode(
        "PD402",
        "duplicate-row",
        .warning,
        "A row that its column has already."
    )
    package static let about = RuleAbout(why: "", accepted: [], rejected: [])
    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {}
}
