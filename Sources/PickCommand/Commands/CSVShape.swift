/// The lines of a CSV file of regions.
enum CSVShape: String, OptionChoice {
    case paths, nodes

    var meaning: String {
        switch self {
        case .paths: "one for each place at the end of a path"
        case .nodes: "one for each place, with its parent"
        }
    }
}
