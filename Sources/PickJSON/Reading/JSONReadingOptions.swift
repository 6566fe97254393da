/// What a ``JSONReader`` takes beyond RFC 8259.
package struct JSONReadingOptions: Sendable {
    /// Whether `// …` and `/* … */` may stand where white space may.
    package var allowsComments = false
    /// Whether a comma may follow the last value of an array or object.
    package var allowsTrailingCommas = false
    /// Whether the text may begin with a byte order mark.
    package var allowsByteOrderMark = false
    /// How many containers may stand in each other.
    package var depthLimit = 512

    /// RFC 8259 and nothing else.
    package static let strict = JSONReadingOptions()

    /// For what people write by hand: comments, trailing commas, and the mark that some editors put in front.
    package static let configuration = JSONReadingOptions(
        allowsComments: true,
        allowsTrailingCommas: true,
        allowsByteOrderMark: true
    )

    package init(
        allowsComments: Bool = false,
        allowsTrailingCommas: Bool = false,
        allowsByteOrderMark: Bool = false,
        depthLimit: Int = 512
    ) {
        self.allowsComments = allowsComments
        self.allowsTrailingCommas = allowsTrailingCommas
        self.allowsByteOrderMark = allowsByteOrderMark
        self.depthLimit = depthLimit
    }
}
