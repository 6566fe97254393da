/// How sure a recognition is.
public enum Verdict: String, Sendable, Comparable {
    /// The layout cannot be read otherwise.
    case certain
    /// The words or the numbers leave little doubt.
    case likely
    /// It can well be read in another way; a hint decides.
    case ambiguous

    /// Surer comes first.
    public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .certain: 0
        case .likely: 1
        case .ambiguous: 2
        }
    }
}
