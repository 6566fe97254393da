package import PickDiagnostics

// Findings about what a new file breaks for those who saved values of an old one.

extension DiagnosticCode {
    /// A code that is gone.
    package static let lostCode = DiagnosticCode(
        "PD801",
        "lost-code",
        .error,
        "A code of the old file that no row of the new one has: who saved it finds nothing."
    )
    /// A path of names that is gone.
    package static let lostPath = DiagnosticCode(
        "PD802",
        "lost-path",
        .error,
        "A path of names in the old file that leads nowhere in the new one: who saved it finds nothing."
    )
    /// A code that belongs to another row.
    package static let passedOnCode = DiagnosticCode(
        "PD803",
        "passed-on-code",
        .error,
        "A code of the old file that another row has in the new one: who saved it finds the wrong place."
    )

    /// Every code of comparison, in the order of their ids.
    package static let ofComparison = [lostCode, lostPath, passedOnCode]
}
