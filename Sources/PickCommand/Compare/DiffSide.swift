internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PropertyList

/// One of the two files of `diff`, read and recognized.
struct DiffSide {
    let input: Input
    let settings: FileSettings
    let bytes: ByteSource
    let reading: PropertyListReading
    let document: Document
    let recognition: Recognition
    let dataset: Dataset

    init(_ item: CheckInputs.Item, _ session: Session) throws(ConversionFailure) {
        input = item.input
        settings = item.settings
        do {
            bytes = try item.input.source(standardInput: session.streams.input)
            reading = try InputReader.read(bytes, path: item.input.path)
        } catch {
            throw .unreadable(InputFailure(path: item.input.path, reason: error))
        }
        guard let document = reading.document else { throw .faulty(reading.findings, reading.source) }
        self.document = document
        recognition = DatasetRecognizer.recognize(
            document,
            hints: item.settings.hints,
            evidence: ChinaEvidence()
        )
        if let words = recognition.missing(language: item.settings.hints.language) {
            session.complain("\(input.path): \(words)")
        }
        guard let dataset = recognition.dataset else {
            throw .faulty(recognition.findings, try Self.source(bytes, document.format, item.input))
        }
        self.dataset = dataset
    }

    /// The text that findings point into.
    func source() throws(ConversionFailure) -> SourceText { try Self.source(bytes, document.format, input) }

    private static func source(
        _ bytes: ByteSource,
        _ format: Document.Format,
        _ input: Input
    ) throws(ConversionFailure) -> SourceText {
        do {
            return try InputReader.sourceText(of: bytes, format)
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
    }

    /// Levels, from 0 and without sections, whose names are keys of dictionaries: most readers lose their order.
    var unorderedLevels: Set<Int> {
        let levels = recognition.levels.filter { !$0.isSections }
        return Set(levels.indices.filter { levels[$0].orderIsLost })
    }
}
