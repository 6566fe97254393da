internal import PickDiagnostics

/// What `lint` shall mend, and how.
struct FixRequest: Sendable, Equatable {
    /// The least safety that a fix must have.
    var safety: Fix.Safety
    /// Whether the changes are shown and not made.
    var isDiff: Bool
}
