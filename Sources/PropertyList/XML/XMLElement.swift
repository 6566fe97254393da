/// The elements of a property list.
enum XMLElement: UInt8 {
    case unknown, plist, dict, array, key, string, integer, real, date, data, `true`, `false`

    /// The length of the element's name; 0 for unknown ones.
    @inline(__always) var nameLength: Int {
        switch self {
        case .unknown: 0
        case .key: 3
        case .dict, .real, .date, .data, .true: 4
        case .plist, .array, .false: 5
        case .string: 6
        case .integer: 7
        }
    }

    /// Whether the element holds text only.
    @inline(__always) var isLeaf: Bool { rawValue >= XMLElement.key.rawValue }

    /// The element that has this name; `unknown` for names that no property list has.
    init(named name: borrowing Span<UInt8>) {
        self = .unknown
        for candidate in Self.names where name.count == candidate.0.utf8CodeUnitCount {
            var same = true
            for index in 0..<name.count where unsafe name[index] != candidate.0.utf8Start[index] {
                same = false
            }
            if same { self = candidate.1 }
        }
    }

    /// All names, as the schema of property lists has them.
    static let names: [(StaticString, XMLElement)] = [
        ("plist", .plist), ("dict", .dict), ("array", .array), ("key", .key), ("string", .string),
        ("integer", .integer), ("real", .real), ("date", .date), ("data", .data), ("true", .true),
        ("false", .false),
    ]
}
