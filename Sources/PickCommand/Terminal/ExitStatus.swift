/// How a run ends; the worst of several counts.
enum ExitStatus: Int32, Comparable {
    /// All is well.
    case success = 0
    /// The data have an error (with `--strict`: or a warning).
    case findings = 1
    /// The work could not be done.
    case failure = 2
    /// Somebody left without choosing, as if by Control-C.
    case cancelled = 130

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
