package import PickDiagnostics

/// White space before or behind a name.
package enum EdgeSpace: Rule {
    package static let code = DiagnosticCode(
        "PD301",
        "edge-space",
        .warning,
        "White space before or behind a name."
    )
    package static let about = RuleAbout(why: "", accepted: [], rejected: [])
    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {}
}
