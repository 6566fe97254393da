/// The formats that data can be written in.
enum DataFormat: String, OptionChoice {
    case json, csv, plist, bplist, tagged

    var meaning: String {
        switch self {
        case .json: "JSON"
        case .csv: "RFC 4180: a column each, or a line each path"
        case .plist: "XML property list, as Xcode writes it"
        case .bplist: "binary property list"
        case .tagged: "JSON that names each value's type; loses nothing"
        }
    }

    /// The ending of a file's name.
    var fileExtension: String {
        switch self {
        case .json: "json"
        case .csv: "csv"
        case .plist, .bplist: "plist"
        case .tagged: "tagged.json"
        }
    }

    /// The format that the ending of a path stands for; nil when it says nothing.
    init?(ofPath path: String) {
        let name = FileSystem.name(of: path).lowercased()
        if name.hasSuffix(".tagged.json") || name.hasSuffix(".tagged") {
            self = .tagged
        } else if let dot = name.lastIndex(of: "."),
            let format = DataFormat(rawValue: String(name[dot...].dropFirst()))
        {
            self = format
        } else {
            return nil
        }
    }
}
