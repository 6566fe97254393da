/// The names of types in tagged JSON.
package enum TaggedType: String, CaseIterable, Sendable {
    case dict, array, set, string, integer, real, bool, date, data, uid, null

    /// The member that holds what a value of this type is; nil where the type says it all.
    package var member: String? {
        switch self {
        case .dict: "entries"
        case .array, .set: "items"
        case .null: nil
        default: "value"
        }
    }
}
