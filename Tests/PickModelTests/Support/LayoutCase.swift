import PickDiagnostics
import PickModel
import Testing

/// A property list and what must be recognized in it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let name: String
    let list: Plain
    let layout: String
    let family: String?
    let kind: DatasetKind?
    let verdict: Verdict?
    /// Codes of the findings, in their order.
    let findings: [String]
    /// The model as ``ModelText`` writes it.
    let model: String

    init(
        _ name: String,
        _ list: Plain,
        layout: String,
        family: String?,
        kind: DatasetKind?,
        verdict: Verdict? = .certain,
        findings: [String] = [],
        model: String
    ) {
        self.name = name
        self.list = list
        self.layout = layout
        self.family = family
        self.kind = kind
        self.verdict = verdict
        self.findings = findings
        self.model = model
    }

    var testDescription: String { name }

    func check(_ hints: RecognitionHints = .init(), sourceLocation: SourceLocation = #_sourceLocation) {
        let document = list.document
        let recognition = DatasetRecognizer.recognize(document, hints: hints)
        #expect(recognition.layout.description == layout, sourceLocation: sourceLocation)
        #expect(recognition.family == family, sourceLocation: sourceLocation)
        #expect(recognition.kind == kind, sourceLocation: sourceLocation)
        #expect(recognition.verdict == verdict, "\(recognition.reasons)", sourceLocation: sourceLocation)
        #expect(recognition.findings.map(\.code.id) == findings, sourceLocation: sourceLocation)
        let lines = ModelText.lines(recognition.dataset).joined(separator: "\n")
        #expect(lines == model, sourceLocation: sourceLocation)
        #expect(
            LeafCount.missing(recognition, document) == [],
            "a value is in no part",
            sourceLocation: sourceLocation
        )
        #expect(
            LeafCount.missingKeys(recognition, document) == [],
            "a key is in no part",
            sourceLocation: sourceLocation
        )
    }
}
