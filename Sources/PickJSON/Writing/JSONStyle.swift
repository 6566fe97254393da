/// How JSON is laid out.
package struct JSONStyle: Sendable, Equatable {
    /// Whether each value stands on a line of its own.
    package let hasLines: Bool
    /// What a level is indented by: so many of ``indentByte``.
    package let indentWidth: Int
    package let indentByte: UInt8

    /// Everything on one line, without a space.
    package static let compact = JSONStyle(hasLines: false, indentWidth: 0, indentByte: 0x20)
    /// Two spaces a level.
    package static let pretty = spaces(2)
    /// A tab a level.
    package static let tab = JSONStyle(hasLines: true, indentWidth: 1, indentByte: 0x09)

    /// So many spaces a level.
    package static func spaces(_ count: Int) -> JSONStyle {
        JSONStyle(hasLines: true, indentWidth: max(0, count), indentByte: 0x20)
    }
}
