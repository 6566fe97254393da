internal import PickBytes
internal import PickDiagnostics
internal import PropertyList

extension Dataset {
    /// Reads picker data in memory: a property list, JSON or CSV, recognized by its content.
    ///
    /// What cannot be read, or is no picker data, throws with the findings and the text that they point into.
    public init(bytes: [UInt8], hints: RecognitionHints = .init()) throws(DatasetFailure) {
        try self.init(.bytes(bytes), name: nil, hints)
    }

    /// Reads the picker data of a file: a property list, JSON or CSV, recognized by its content.
    ///
    /// A file that cannot be read, or has no picker data, throws with the findings and the text that they point into.
    public init(contentsOf path: String, hints: RecognitionHints = .init()) throws(DatasetFailure) {
        try self.init(.file(path: path), name: path, hints)
    }

    private init(_ input: ByteSource, name: String?, _ hints: RecognitionHints) throws(DatasetFailure) {
        let reading: PropertyListReading
        do {
            reading = try DataReader.read(input, name: name)
        } catch {
            throw DatasetFailure(findings: [], source: nil, message: "\(error)")
        }
        guard let document = reading.document else {
            throw DatasetFailure(
                findings: reading.findings,
                source: reading.source,
                message: reading.findings.first { $0.severity == .error }?.message ?? "not picker data"
            )
        }
        let recognition = DatasetRecognizer.recognize(document, hints: hints)
        guard let dataset = recognition.dataset else {
            let source: SourceText?
            do { source = try DataReader.sourceText(of: input, document.format) } catch { source = nil }
            throw DatasetFailure(
                findings: recognition.findings,
                source: source,
                message: recognition.findings.first { $0.severity == .error }?.message ?? "no picker data"
            )
        }
        self = dataset
    }
}
