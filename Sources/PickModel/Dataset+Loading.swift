internal import PickBytes
internal import PickDiagnostics
internal import PropertyList

extension Dataset {
    /// Reads the picker data of a property list in memory.
    public init(bytes: [UInt8], hints: RecognitionHints = .init()) throws(DatasetFailure) {
        try self.init(.bytes(bytes), hints)
    }

    /// Reads the picker data of a property list file.
    public init(contentsOf path: String, hints: RecognitionHints = .init()) throws(DatasetFailure) {
        try self.init(.file(path: path), hints)
    }

    private init(_ input: ByteSource, _ hints: RecognitionHints) throws(DatasetFailure) {
        let reading: PropertyListReading
        do {
            reading = try PropertyListReader.read(input)
        } catch {
            throw DatasetFailure(findings: [], source: nil, message: "\(error)")
        }
        guard let document = reading.document else {
            throw DatasetFailure(
                findings: reading.findings,
                source: reading.source,
                message: reading.findings.first { $0.severity == .error }?.message ?? "not a property list"
            )
        }
        let recognition = DatasetRecognizer.recognize(document, hints: hints)
        guard let dataset = recognition.dataset else {
            let source: SourceText?
            do { source = try PropertyListReader.sourceText(of: input) } catch { source = nil }
            throw DatasetFailure(
                findings: recognition.findings,
                source: source,
                message: recognition.findings.first { $0.severity == .error }?.message ?? "no picker data"
            )
        }
        self = dataset
    }
}
