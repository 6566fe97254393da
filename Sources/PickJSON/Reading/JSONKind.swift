/// What a node of a ``JSONDocument`` is.
package enum JSONKind: UInt8, Sendable, CaseIterable {
    /// Pairs of a ``key`` and a value, in the order of the text.
    case object
    /// Values.
    case array
    /// The key of a pair; the value is the node that follows it.
    case key
    case string
    /// A number, kept as it is written.
    case number
    case `true`
    case `false`
    case null

    /// Whether nodes of this kind have children.
    package var isContainer: Bool { self == .object || self == .array }

    /// The words for it in messages, with their article.
    package var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .key: "a key"
        case .string: "a string"
        case .number: "a number"
        case .true, .false: "a boolean"
        case .null: "null"
        }
    }
}
