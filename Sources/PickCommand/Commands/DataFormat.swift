internal import PickPresets

/// The formats that data can be written in.
enum DataFormat: String, OptionChoice {
    case json, csv, plist, bplist, tagged, sqlite, js, mjs

    var meaning: String {
        switch self {
        case .json: "JSON"
        case .csv: "RFC 4180: a column each, or a line each path"
        case .plist: "XML property list, as Xcode writes it"
        case .bplist: "binary property list"
        case .tagged: "JSON that names each value's type; loses nothing"
        case .sqlite: "SQLite database: a table of regions, or of columns and rows"
        case .js: "a CommonJS module with the JSON, which mini-programs can load"
        case .mjs: "an ES module with the JSON"
        }
    }

    /// Whether it holds picker data and nothing else.
    var needsDataset: Bool { self == .csv || self == .sqlite }

    /// Whether it is JSON, alone or in a module.
    var isJSON: Bool { self == .json || self == .js || self == .mjs }

    /// Whether it is JSON in a module of JavaScript.
    var isModule: Bool { self == .js || self == .mjs }

    /// What a front end's data are written as in it; nil for formats that no front end takes.
    var ofPresets: PresetFormat? { PresetFormat(rawValue: rawValue) }

    /// The ending of a file's name.
    var fileExtension: String {
        switch self {
        case .json: "json"
        case .csv: "csv"
        case .plist, .bplist: "plist"
        case .tagged: "tagged.json"
        case .sqlite: "sqlite"
        case .js, .mjs: rawValue
        }
    }

    /// The format that the ending of a path stands for; nil when it says nothing.
    init?(ofPath path: String) {
        let name = FileSystem.name(of: path).lowercased()
        if name.hasSuffix(".tagged.json") || name.hasSuffix(".tagged") {
            self = .tagged
        } else if name.hasSuffix(".db") || name.hasSuffix(".sqlite3") {
            self = .sqlite
        } else if let dot = name.lastIndex(of: "."),
            let format = DataFormat(rawValue: String(name[dot...].dropFirst()))
        {
            self = format
        } else {
            return nil
        }
    }
}
