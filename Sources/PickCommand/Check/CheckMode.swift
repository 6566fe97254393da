/// How much is asked of a file.
enum CheckMode: Sendable {
    /// Would it break? Syntax and shape.
    case validate
    /// Is it good? All rules too.
    case lint
}
