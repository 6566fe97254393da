/// How `explain` writes.
enum ExplainFormat: String, OptionChoice {
    case text, md, json

    var meaning: String {
        switch self {
        case .text: "for people"
        case .md: "Markdown"
        case .json: "for programs"
        }
    }
}
