internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickReference
internal import PropertyList

/// Normalizes one input after the other.
struct Normalization: Sendable {
    let settings: NormalizeSettings
    let color: ColorChoice
    let session: Session

    /// Normalizes an input and tells on standard error what went wrong or is left out.
    func run(_ input: Input, _ progress: Progress) -> ExitStatus {
        do throws(ConversionFailure) {
            return try normalize(input, progress)
        } catch {
            return tell(error, of: input, progress)
        }
    }

    func tell(_ failure: ConversionFailure, of input: Input, _ progress: Progress) -> ExitStatus {
        var status = ExitStatus.failure
        progress.paused {
            let closing = "\(input.path) is not normalized"
            status = failure.tell(of: input, color: color, in: session, closing: closing)
        }
        return status
    }

    private func normalize(_ input: Input, _ progress: Progress) throws(ConversionFailure) -> ExitStatus {
        let source: ByteSource
        let reading: PropertyListReading
        do {
            source = try input.source(standardInput: session.streams.input)
            reading = try InputReader.read(source, path: input.path)
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
        guard let document = reading.document else { throw .faulty(reading.findings, reading.source) }
        guard let outcome = try rearranged(document, source, input) else { return .success }
        let writer = TidyWriter(outcome: outcome, source: source, path: input.path)
        if settings.target == .output { return try print(writer, input, progress) }
        let old: [UInt8]
        do {
            old = try source.load()
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
        var memory = ByteWriter()
        let sentences = try writer.write(to: &memory)
        let new = memory.bytes()
        tell(outcome.sentences + sentences, of: input.path, progress)
        guard old != new else { return .success }
        switch settings.target {
        case .output: return .success
        case .place:
            try replace(input.path, with: new)
            return .success
        case .nothing:
            progress.paused { show(old, new, input, document.format) }
            return settings.isCheck ? .findings : .success
        }
    }

    /// The document as it shall be written; nil for a file that holds no picker data and need not.
    private func rearranged(
        _ document: Document,
        _ source: ByteSource,
        _ input: Input
    ) throws(ConversionFailure) -> Rearrangement.Outcome? {
        let untouched = Rearrangement.Outcome(
            document: document,
            hasSourcePlaces: true,
            isSource: true,
            sentences: []
        )
        guard settings.hints.kind != .plist else { return untouched }
        let recognition = DatasetRecognizer.recognize(
            document,
            hints: settings.hints.recognition,
            evidence: ChinaEvidence()
        )
        guard let dataset = recognition.dataset else {
            if recognition.kind == nil, !input.isNamed || settings.hints.kind == .any {
                // Files stay as they are; whoever asked for output gets all of it.
                return settings.target == .output ? untouched : nil
            }
            throw .faulty(recognition.findings, try text(of: source, document.format, input.path))
        }
        do throws(Rearrangement.Refusal) {
            var outcome =
                settings.enrichment.isEmpty
                ? try settings.rearrangement.apply(dataset, recognition) : try enriched(dataset, recognition)
            outcome.sentences += [recognition.missing(language: settings.hints.recognition.language)]
                .compactMap(\.self)
            return outcome
        } catch {
            throw .faulty([error.finding], try text(of: source, document.format, input.path))
        }
    }

    private func enriched(
        _ dataset: Dataset,
        _ recognition: Recognition
    ) throws(Rearrangement.Refusal) -> Rearrangement.Outcome {
        let added = try settings.enrichment.apply(dataset, recognition)
        var outcome = try settings.rearrangement.apply(added.dataset, added.recognition)
        outcome.isSource = false
        outcome.hasSourcePlaces = false
        outcome.sentences = added.sentences + outcome.sentences
        return outcome
    }

    private func text(of source: ByteSource, _ format: Document.Format, _ path: String)
        throws(ConversionFailure) -> SourceText
    {
        do {
            return try InputReader.sourceText(of: source, format)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    // MARK: - Where it goes

    func print(_ writer: TidyWriter, _ input: Input, _ progress: Progress) throws(ConversionFailure)
        -> ExitStatus
    {
        var out = ByteWriter(to: .descriptor(session.streams.output))
        let sentences = try writer.write(to: &out)
        let status = session.finish(&out)
        tell(writer.outcome.sentences + sentences, of: input.path, progress)
        return status
    }

    func tell(_ sentences: [String], of path: String, _ progress: Progress) {
        guard !sentences.isEmpty else { return }
        progress.paused {
            for sentence in sentences { session.complain("\(path): \(sentence)") }
        }
    }

    private func replace(_ path: String, with bytes: [UInt8]) throws(ConversionFailure) {
        do throws(OutputFailure) {
            try WholeFile.write(bytes, to: path)
        } catch {
            throw .unwritable(error)
        }
    }

    private func show(_ old: [UInt8], _ new: [UInt8], _ input: Input, _ format: Document.Format) {
        guard settings.showsDiff else {
            session.explain("\(input.path) would change")
            return
        }
        var out = ByteWriter(to: .descriptor(session.streams.output))
        if format == .binary {
            out.append("Binary property list \(input.path) would change\n")
        } else {
            let style = color.style(for: session.streams.output, in: session.environment)
            UnifiedDiff(path: input.path, note: "normalized", style: style).write(old, new, to: &out)
        }
        _ = session.finish(&out)
    }
}
