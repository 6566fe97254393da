internal import PickDiagnostics
internal import PropertyList

/// Data that are read here, under a name that promises a property list.
enum MisnamedFile {
    /// What to say; nil where the name fits, or there is none.
    static func finding(_ document: Document, _ name: String?) -> Diagnostic? {
        guard let what = what(document.format, name) else { return nil }
        let message =
            "This is \(what), which Apple's own readers refuse: rename the file, or write one with "
            + "`pickdata convert --to plist`."
        return Diagnostic(.appleRejects, message, at: document.format == .database ? nil : 0..<0)
    }

    /// The same for commands that go on with the data, as a sentence without a full stop.
    static func sentence(_ format: Document.Format, _ name: String) -> String? {
        what(format, name).map { "the file is \($0), which Apple's own readers refuse" }
    }

    private static func what(_ format: Document.Format, _ name: String?) -> String? {
        guard let name, name.lowercased().hasSuffix(".plist") else { return nil }
        return word(format).map { "\($0) under the name of a property list" }
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
