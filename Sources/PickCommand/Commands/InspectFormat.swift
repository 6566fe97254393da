/// The reports of `inspect`.
enum InspectFormat: String, OptionChoice {
    case text, json

    var meaning: String {
        switch self {
        case .text: "for people"
        case .json: "for programs: one object"
        }
    }
}
