/// What becomes of values that JSON does not have.
enum NonJSONPolicy: String, OptionChoice {
    case string, error

    var meaning: String {
        switch self {
        case .string: "dates as ISO 8601, data as base64"
        case .error: "the file is not converted"
        }
    }
}

/// What becomes of numbers that JSON does not have.
enum NonFinitePolicy: String, OptionChoice {
    case error, null, string

    var meaning: String {
        switch self {
        case .error: "the file is not converted"
        case .null: "null"
        case .string: "\"NaN\", \"Infinity\", \"-Infinity\""
        }
    }
}
