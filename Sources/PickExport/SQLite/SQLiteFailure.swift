/// Why SQLite cannot do what it is asked.
package enum SQLiteFailure: Error, Equatable, Sendable {
    /// The library is not on this machine.
    case missing
    /// What SQLite says.
    case message(String)
    /// A text has a NUL, at which many readers of databases end it.
    case nul
    /// More attributes than a table has columns.
    case tooManyColumns(Int)

    /// What to tell.
    package var words: String {
        switch self {
        case .missing:
            "SQLite 3.23 or later is not on this machine: install its library (Debian: libsqlite3-0)."
        case .message(let text): "SQLite says: \(text)."
        case .nul: "A text has a NUL character, at which readers of databases end it: delete it."
        case .tooManyColumns(let most):
            "The rows have more than \(most) different attributes, which a table has no columns for."
        }
    }
}
