internal import PickDiagnostics
internal import PropertyList

/// Data that are read here, under a name that promises a property list.
enum MisnamedFile {
    /// What to say; nil where the name fits, or there is none.
    static func finding(_ document: Document, _ name: String?) -> Diagnostic? {
        guard let name, name.lowercased().hasSuffix(".plist"), let format = word(document.format) else {
            return nil
        }
        let message =
            "This is \(format) under the name of a property list, which Apple's own readers refuse: rename the file, or "
            + "write one with `pickdata convert --to plist`."
        return Diagnostic(.appleRejects, message, at: document.format == .database ? nil : 0..<0)
    }

    private static func word(_ format: Document.Format) -> String? {
        switch format {
        case .xml, .binary: nil
        case .json, .tagged: "JSON"
        case .csv: "CSV"
        case .database: "an SQLite database"
        }
    }
}
