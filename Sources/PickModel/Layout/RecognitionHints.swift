/// What somebody who knows a file says about it, to overrule what recognition would guess.
public struct RecognitionHints: Sendable {
    /// The kind that it must be; decides where a layout may be either.
    public var kind: DatasetKind?
    /// What certain keys are for.
    public var keys: [Key]
    /// The whole layout.
    public var layout: LayoutNotation?
    /// The language to take names from where the file has several, such as `zh-Hans`.
    public var language: String?

    /// Hints; none unless given.
    public init(
        kind: DatasetKind? = nil,
        keys: [Key] = [],
        layout: LayoutNotation? = nil,
        language: String? = nil
    ) {
        self.kind = kind
        self.keys = keys
        self.layout = layout
        self.language = language
    }

    /// What one key is for, on every level that has it: `name=state`.
    public struct Key: Sendable, Hashable {
        /// What a key can be for.
        public enum Role: String, Sendable, CaseIterable {
            /// Holds the name.
            case name
            /// Holds the list of children.
            case children
            /// Holds the code.
            case code
            /// Holds the code of the record above.
            case parent
        }

        /// What it is for.
        public let role: Role
        /// The key as the file writes it.
        public let key: String

        /// A key and what it is for.
        public init(_ role: Role, _ key: String) {
            self.role = role
            self.key = key
        }

        /// As `--keys` takes it: `name=state`, with a backslash before each comma and backslash of the key.
        package var pair: String {
            // By scalars, as it is read: a comma may have a mark on it.
            let escaped = key.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
            return "\(role.rawValue)=\(escaped)"
        }
    }
}
