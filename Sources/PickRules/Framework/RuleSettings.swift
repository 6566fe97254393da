package import PickDiagnostics
package import PickPresets
package import PickReference

/// Which rules run, how bad their findings are, and what they need to know.
package struct RuleSettings: Sendable, Equatable {
    /// Codes (`PD401`), beginnings of codes (`PD4`), names (`duplicate-sibling`) or `all`: what shall be reported.
    ///
    /// Empty means all. Of two that fit, in both lists, the more exact one counts; `ignored` at a tie.
    package var selected: [String] = []
    /// Codes, beginnings or names of what shall not be reported.
    package var ignored: [String] = []
    /// The severity of findings by code, beginning of a code, or name; the most exact one that fits counts.
    package var severities: [String: Severity] = [:]
    /// How many columns of half-width characters a wheel shows; nil asks nothing of names' widths.
    package var wheelWidth: Int?
    /// What names are held to.
    package var profile = ProfileName.none
    /// The year that names are judged by; nil for today.
    package var asOf: Int?
    /// The divisions of that year, where many files are held to them; nil to make them for each.
    package var table: ChinaTable?
    /// The front end that the data are for; nil asks nothing.
    package var preset: Preset?
    /// How many findings of one code are reported; behind them one says how many there are.
    package var mostOfACode = 1_000_000

    package init() {}

    /// Whether findings of a code are wanted.
    package func includes(_ code: DiagnosticCode) -> Bool {
        let wanted = selected.isEmpty ? 0 : Self.exactness(of: selected, for: code)
        guard let wanted else { return false }
        guard let unwanted = Self.exactness(of: ignored, for: code) else { return true }
        return wanted > unwanted
    }

    /// The severity of a finding that its rule reports as `severity`.
    package func severity(of code: DiagnosticCode, otherwise severity: Severity) -> Severity {
        let fitting = severities.keys.compactMap { key in Self.exactness(of: key, for: code).map { (key, $0) }
        }
        return fitting.max { ($0.1, $0.0) < ($1.1, $1.0) }.flatMap { severities[$0.0] } ?? severity
    }

    /// How exactly a selector names a code; nil when it does not.
    package static func exactness(of selector: String, for code: DiagnosticCode) -> Int? {
        if selector == code.name || selector == code.id { return 100 }
        if selector == "all" { return 0 }
        return selector.hasPrefix("PD") && code.id.hasPrefix(selector) ? selector.utf8.count : nil
    }

    private static func exactness(of selectors: [String], for code: DiagnosticCode) -> Int? {
        selectors.compactMap { exactness(of: $0, for: code) }.max()
    }
}
