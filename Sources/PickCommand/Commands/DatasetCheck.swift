internal import PickDiagnostics
internal import PropertyList

/// What `validate` asks about the data of a property list that has been read.
enum DatasetCheck {
    struct Result {
        /// Faults of the data; for what is no dataset the one that says so.
        var findings: [Diagnostic]
        var isDataset: Bool
    }

    static func check(_ document: Document, as kind: ExpectedKind) -> Result {
        // The one place where the recognition of `PickModel` comes in.
        Result(findings: [], isDataset: true)
    }
}
