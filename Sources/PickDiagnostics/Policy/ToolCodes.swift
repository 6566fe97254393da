// Findings about the tool's own inputs: suppressions, baselines, configuration.

extension DiagnosticCode {
    /// A suppression that suppresses nothing.
    package static let unusedSuppression = DiagnosticCode(
        "PD901",
        "unused-suppression",
        .warning,
        "A suppression, in a comment or in the configuration, that nothing was found for."
    )
    /// A line of the baseline whose finding is gone.
    package static let staleBaseline = DiagnosticCode(
        "PD902",
        "stale-baseline",
        .warning,
        "A finding of the baseline that no longer occurs: write the baseline anew."
    )
    /// A `pickdata:` comment that says nothing that can be done.
    package static let badSuppression = DiagnosticCode(
        "PD903",
        "bad-suppression",
        .warning,
        "A comment that begins with `pickdata:` and names no directive or no code that there is."
    )
    /// A configuration or a baseline that is not JSON.
    package static let configurationSyntax = DiagnosticCode(
        "PD904",
        "configuration-syntax",
        .error,
        "A configuration file or a baseline that is not JSON."
    )
    /// A key that configurations do not have.
    package static let configurationKey = DiagnosticCode(
        "PD905",
        "configuration-key",
        .error,
        "A key that a configuration file does not have, or has twice."
    )
    /// A value that its key cannot have.
    package static let configurationValue = DiagnosticCode(
        "PD906",
        "configuration-value",
        .error,
        "A value of a configuration file or a baseline that its key cannot have."
    )

    /// Every code of the tool itself, in the order of their ids.
    package static let ofTool = [
        unusedSuppression, staleBaseline, badSuppression, configurationSyntax, configurationKey,
        configurationValue,
    ]

    /// Whether findings of this code can be neither suppressed nor ignored: a file with one cannot be read.
    package var isFault: Bool { severity == .error && id.hasPrefix("PD1") }
}
