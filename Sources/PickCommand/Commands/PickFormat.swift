/// How `pick` writes a choice.
enum PickFormat: String, OptionChoice {
    case text, json

    var meaning: String {
        switch self {
        case .text: "the titles, separated by tabs"
        case .json: "an object with titles, codes and rows"
        }
    }
}
