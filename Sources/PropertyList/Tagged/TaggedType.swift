/// The types of tagged JSON.
package enum TaggedType: CaseIterable, Sendable {
    // The frequent ones first: they are looked for in this order.
    case string, integer, dict, array, real, bool, date, data, uid, set, null

    /// How the type is written.
    package var name: StaticString {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .dict: "dict"
        case .array: "array"
        case .real: "real"
        case .bool: "bool"
        case .date: "date"
        case .data: "data"
        case .uid: "uid"
        case .set: "set"
        case .null: "null"
        }
    }

    /// The member that holds what a value of this type is; nil where the type says it all.
    package var member: StaticString? {
        switch self {
        case .dict: "entries"
        case .array, .set: "items"
        case .null: nil
        default: "value"
        }
    }
}
