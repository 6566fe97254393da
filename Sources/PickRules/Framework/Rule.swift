package import PickDiagnostics

/// One thing that can be wrong with picker data: its code, its words, its examples, and how it is found.
///
/// A rule has no state. To add one, write a file in `Rules/` and its line in ``RuleRegistry``.
package protocol Rule: Sendable {
    /// The code that it reports, with its severity unless settings say otherwise.
    static var code: DiagnosticCode { get }
    /// What `explain` and `Documentation/Rules.md` say about it; its examples are tests.
    static var about: RuleAbout { get }
    /// Looks at the data and reports.
    static func check(_ input: RuleInput, _ findings: inout RuleFindings)
}

/// What a rule says about itself.
package struct RuleAbout: Sendable {
    /// Why it matters: one or more sentences.
    package let why: String
    /// What mends it, and how far the fix can be trusted; nil when only a person can.
    package let fix: FixAbout?
    /// Data in which it finds nothing.
    package let accepted: [RuleExample]
    /// Data in which it finds what is marked.
    package let rejected: [RuleExample]

    package init(
        why: String,
        fix: FixAbout? = nil,
        accepted: [RuleExample],
        rejected: [RuleExample]
    ) {
        self.why = why
        self.fix = fix
        self.accepted = accepted
        self.rejected = rejected
    }

    /// What a rule's fix does.
    package struct FixAbout: Sendable {
        package let summary: String
        package let safety: Fix.Safety

        package init(_ summary: String, _ safety: Fix.Safety) {
            self.summary = summary
            self.safety = safety
        }
    }
}
