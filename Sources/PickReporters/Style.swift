package import PickDiagnostics

/// Colours for a terminal, or none.
package struct Style: Sendable {
    /// What a piece of text is, which decides its colour.
    package enum Role: Sendable {
        case strong, error, warning, info, faint, added, removed

        fileprivate var code: StaticString {
            switch self {
            case .strong: "\u{1B}[1m"
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;33m"
            case .info: "\u{1B}[1;36m"
            case .faint: "\u{1B}[2m"
            case .added: "\u{1B}[32m"
            case .removed: "\u{1B}[31m"
            }
        }

        /// The role of a severity's word.
        package init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .info: self = .info
            }
        }
    }

    /// Whether there are colours.
    package let isColored: Bool

    /// No colours.
    package static let plain = Style(isColored: false)
    /// Colours by ANSI escape sequences.
    package static let colored = Style(isColored: true)

    /// `text` in the colour of its role.
    package func paint(_ text: String, _ role: Role) -> String {
        isColored && !text.isEmpty ? "\(role.code)\(text)\u{1B}[0m" : text
    }
}
