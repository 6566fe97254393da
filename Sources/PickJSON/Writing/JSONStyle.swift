/// How JSON is laid out.
public struct JSONStyle: Sendable, Equatable {
    /// Whether each value stands on a line of its own.
    public let hasLines: Bool
    /// What a level is indented by: so many of ``indentByte``.
    public let indentWidth: Int
    /// A space or a tab.
    public let indentByte: UInt8

    /// Everything on one line, without a space.
    public static let compact = JSONStyle(hasLines: false, indentWidth: 0, indentByte: 0x20)
    /// Two spaces a level.
    public static let pretty = spaces(2)
    /// A tab a level.
    public static let tab = JSONStyle(hasLines: true, indentWidth: 1, indentByte: 0x09)

    /// So many spaces a level.
    public static func spaces(_ count: Int) -> JSONStyle {
        JSONStyle(hasLines: true, indentWidth: max(0, count), indentByte: 0x20)
    }
}
