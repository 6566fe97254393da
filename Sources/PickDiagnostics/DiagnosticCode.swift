/// The identity of a kind of finding: `PD112`, `key-without-value`.
///
/// The words of a message may change from release to release, the code and its name may not.
public struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
    /// `PD` and three digits; the first digit is the group (`1` syntax, `2` shape, … `9` the tool itself).
    public let id: String
    /// Lower-case words with hyphens.
    public let name: String
    /// The severity unless a configuration or an option says otherwise.
    public let severity: Severity
    /// What the code is about, in one sentence, for `explain`.
    public let summary: String

    /// Declares a code.
    ///
    /// Each is declared once, beside the code that reports it.
    public init(_ id: String, _ name: String, _ severity: Severity, _ summary: String) {
        self.id = id
        self.name = name
        self.severity = severity
        self.summary = summary
    }

    /// The id and the name: `PD112 key-without-value`.
    public var description: String { "\(id) \(name)" }

    /// Two codes are the same when their ids are.
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.id == right.id }

    /// Feeds the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
