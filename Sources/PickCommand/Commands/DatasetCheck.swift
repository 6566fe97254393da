internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// What `validate` asks about the data of a property list that has been read.
enum DatasetCheck {
    struct Result {
        /// Faults of the data; for what is no dataset the one that says so.
        var findings: [Diagnostic]
        var isDataset: Bool
    }

    static func check(_ document: Document, as hints: InputHints) -> Result {
        let recognition = DatasetRecognizer.recognize(document, hints: hints.recognition)
        return Result(findings: recognition.findings, isDataset: recognition.kind != nil)
    }
}

extension ExpectedKind {
    /// The kind of picker data that is asked for; nil when any will do.
    var datasetKind: DatasetKind? {
        switch self {
        case .auto, .plist: nil
        case .menu: .menu
        case .regions: .regions
        }
    }
}
