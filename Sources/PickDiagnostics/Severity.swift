/// How bad a finding is, worst first.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// The data cannot be used as it is. Makes the exit status 1.
    case error
    /// Very likely a mistake. Makes the exit status 1 only with `--strict`.
    case warning
    /// Worth knowing, ordinary in true data. Never changes the exit status.
    case info

    /// Worse severities come first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
