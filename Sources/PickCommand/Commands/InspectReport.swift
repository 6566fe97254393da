internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PropertyList

/// What `inspect` tells about one file.
struct InspectReport {
    let path: String
    let document: Document
    let recognition: Recognition
    let summary: LayoutSummary
    /// Faults and lint of the property list and the layout.
    let findings: [Diagnostic]
    let source: SourceText?
    /// How complete and how current the data are; nil where no profile holds.
    let coverage: Coverage?

    init(
        path: String,
        document: Document,
        recognition: Recognition,
        findings: [Diagnostic],
        source: SourceText?,
        profile: ProfileName = .none,
        asOf year: Int? = nil
    ) {
        self.path = path
        self.document = document
        self.recognition = recognition
        summary = LayoutSummary(recognition)
        self.findings = findings
        self.source = source
        coverage = recognition.dataset.flatMap { Coverage.of($0.tree, $0.kind, profile, .table(asOf: year)) }
    }

    /// The source's format, in words.
    var formatWords: String {
        switch document.format {
        case .xml: "XML property list, \(document.encoding ?? "UTF-8")"
        case .binary: "binary property list"
        case .json: "JSON, \(document.encoding ?? "UTF-8")"
        case .csv: "CSV, \(document.encoding ?? "UTF-8")"
        case .database: "SQLite database"
        case .tagged: "tagged JSON, \(document.encoding ?? "UTF-8")"
        }
    }

    /// The kind, in words.
    var kindWords: String {
        switch summary.kind {
        case .menu: "menu of \(Self.count(summary.columns.count, "column"))"
        case .regions:
            "regions of \(Self.count(max(summary.levels.count, recognition.levels.count), "level"))"
        case nil: "no picker data"
        }
    }

    static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
