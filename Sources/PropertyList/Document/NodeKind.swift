/// What a node of a ``Document`` is.
public enum NodeKind: UInt8, Sendable, CaseIterable {
    /// Pairs of a ``key`` and a value, in document order.
    case dict
    /// Values, in document order.
    case array
    /// Values; binary property lists only.
    case set
    /// The key of a pair; the value is the node that follows it.
    case key
    /// Text.
    case string
    /// A whole number that fits `Int64`.
    case integer
    /// A whole number from 2^63 to 2^64-1.
    case unsignedInteger
    /// A double.
    case real
    /// Seconds since 2001-01-01T00:00:00Z.
    case date
    /// Bytes.
    case data
    /// A keyed archive's reference, `CF$UID`.
    case uid
    /// True.
    case `true`
    /// False.
    case `false`
    /// Null; binary property lists only.
    case null

    /// The kind of a raw value that is known to be one: those in a document's table, and those of events.
    @inlinable @inline(__always) package init(known rawValue: UInt8) {
        assert(rawValue <= NodeKind.null.rawValue)
        self = unsafe unsafeBitCast(rawValue, to: NodeKind.self)
    }

    /// Whether nodes of this kind have children.
    @inlinable @inline(__always) public var isContainer: Bool { rawValue <= NodeKind.set.rawValue }

    /// Whether nodes of this kind have text (keys too).
    @inlinable @inline(__always) public var isText: Bool { self == .string || self == .key }

    /// Whether nodes of this kind keep eight bytes: numbers, dates and references.
    var isNumber: Bool {
        rawValue >= NodeKind.integer.rawValue && rawValue <= NodeKind.uid.rawValue && self != .data
    }

    /// The word for it in messages: the element's name in XML.
    public var word: String {
        switch self {
        case .dict: "dict"
        case .array: "array"
        case .set: "set"
        case .key: "key"
        case .string: "string"
        case .integer, .unsignedInteger: "integer"
        case .real: "real"
        case .date: "date"
        case .data: "data"
        case .uid: "uid"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        }
    }
}
