package import PickDiagnostics

/// All codes of all rooms, for `explain`, for selectors, and for "did you mean".
package enum CodeCatalogue {
    /// What is known about a code.
    package struct Entry: Sendable {
        package let code: DiagnosticCode
        /// Why it matters; empty where the summary says it all.
        package let why: String
        /// The rule that reports it; nil for codes that readers and other commands report.
        package let rule: (any Rule.Type)?
    }

    /// Every code, in the order of their ids.
    package static let all: [Entry] = RuleRegistry.all.map {
        Entry(code: $0.code, why: $0.about.why, rule: $0)
    }

    /// The codes that a selector names: a code, the beginning of codes, a name, or `all`.
    package static func codes(matching selector: String) -> [DiagnosticCode] {
        all.map(\.code).filter { RuleSettings.exactness(of: selector, for: $0) != nil }
    }
}
