internal import PickModel

/// What `validate` demands of a file.
enum ExpectedKind: String, OptionChoice {
    case auto, menu, regions, plist, any

    var meaning: String {
        switch self {
        case .auto: "picker data of either kind"
        case .menu: "independent columns, such as foods"
        case .regions: "dependent columns, such as provinces and cities"
        case .plist: "any property list"
        case .any: "picker data, or else any property list, as in a folder"
        }
    }
}

extension ExpectedKind {
    /// The kind of picker data that is asked for; nil when any will do.
    var datasetKind: DatasetKind? {
        switch self {
        case .auto, .plist, .any: nil
        case .menu: .menu
        case .regions: .regions
        }
    }
}
