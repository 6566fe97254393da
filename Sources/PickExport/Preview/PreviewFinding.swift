/// A finding as the page tells it.
package struct PreviewFinding: Sendable, Equatable {
    /// The stable code, such as `PD401`.
    package var code: String
    /// `error`, `warning` or `info`.
    package var severity: String
    /// The sentence.
    package var message: String
    /// The bytes of the text that it is about, by which its row is found; nil for the input as a whole.
    package var range: Range<Int>?
    /// The line in the file, from 1; nil where there are no lines.
    package var line: Int?
    /// The column in the line, from 1.
    package var column: Int?

    package init(
        code: String,
        severity: String,
        message: String,
        range: Range<Int>? = nil,
        line: Int? = nil,
        column: Int? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.range = range
        self.line = line
        self.column = column
    }
}
