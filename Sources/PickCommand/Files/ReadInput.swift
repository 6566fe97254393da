internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PropertyList

/// One input that was read and has no errors.
struct ReadInput {
    /// What messages call the input.
    let path: String
    let source: ByteSource
    let document: Document
    /// The reading, for its findings that are no errors.
    let reading: PropertyListReading
    /// How many threads may look at it, nil for one a processor.
    private let jobs: Int?

    init(
        _ source: ByteSource,
        path: String,
        _ pieces: PieceSettings = PieceSettings()
    ) throws(ConversionFailure) {
        do {
            reading = try InputReader.read(source, path: path, pieces)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        guard let document = reading.document else { throw .faulty(reading.findings, reading.source) }
        self.document = document
        self.source = source
        self.path = path
        jobs = pieces.jobs
    }

    init(_ input: Input, in session: Session) throws(ConversionFailure) {
        let source: ByteSource
        do {
            source = try input.source(standardInput: session.streams.input)
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
        try self.init(source, path: input.path)
    }

    /// What the data are; names that could be read in two ways are asked of the reference.
    func recognition(_ hints: RecognitionHints) -> Recognition {
        DatasetRecognizer.recognize(
            document,
            hints: hints,
            evidence: ChinaEvidence(),
            RecognitionWork(jobs: jobs)
        )
    }

    /// The same, with a word on standard error for each hint that came to nothing.
    func recognition(_ hints: RecognitionHints, in session: Session) -> Recognition {
        let recognition = recognition(hints)
        for words in recognition.neglected(hints) { session.complain("\(path): \(words)") }
        return recognition
    }

    /// The picker data that were recognized, where nothing is wrong with them.
    ///
    /// A fault of their shape leaves gaps: what is made of them would lose rows, or have some that nobody wrote.
    func faultless(_ known: Recognition) throws(ConversionFailure) -> Dataset {
        guard let dataset = known.dataset, known.isFaultless else {
            throw .faulty(known.findings, try text())
        }
        return dataset
    }

    /// The text that findings point into.
    func text() throws(ConversionFailure) -> SourceText {
        if let text = reading.source { return text }
        do {
            return try InputReader.sourceText(of: source, document.format)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    /// What whoever writes the data anew should know: that the input is not what its name says, and what of it is in no
    /// document; a sentence each without a full stop.
    ///
    /// `tellsKeys` says whether keys that their dicts have again will be left out in silence.
    func remarks(tellsKeys: Bool) -> [String] {
        func count(_ code: DiagnosticCode) -> Int {
            reading.findings.count { $0.code == code && $0.severity != .error }
        }
        var sentences = [MisnamedFile.sentence(document.format, path)].compactMap(\.self)
        let keys = tellsKeys ? count(.duplicateKey) : 0
        if keys > 0 {
            sentences.append(
                keys == 1
                    ? "1 key that its dict has again was left out: the last value counts"
                    : "\(keys) keys that their dicts have again were left out: the last values count"
            )
        }
        let numbers = count(.jsonNumber)
        if numbers > 0 {
            sentences.append(
                "\(numbers == 1 ? "1 number was" : "\(numbers) numbers were") rounded: 64 bits hold no more digits"
            )
        }
        return sentences
    }

    /// The bytes as they stand in the input.
    func load() throws(ConversionFailure) -> [UInt8] {
        do {
            return try source.load()
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }
}

extension Recognition {
    /// Whether picker data were recognized, and nothing is wrong with their shape.
    var isFaultless: Bool { dataset != nil && !findings.contains { $0.severity == .error } }
}
