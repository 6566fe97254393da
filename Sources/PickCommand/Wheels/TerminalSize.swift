/// How many cells a terminal has.
struct TerminalSize: Sendable, Equatable {
    var columns: Int
    var rows: Int

    /// What is assumed of a terminal that does not tell.
    static let usual = TerminalSize(columns: 80, rows: 24)
}
