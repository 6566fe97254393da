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
        let file = try ReadInput(input, in: session)
        guard var outcome = try rearranged(file, isNamed: input.isNamed) else { return .success }
        // The writer of XML tells of repeated keys by itself.
        outcome.sentences += file.remarks(tellsKeys: file.document.format != .xml)
        let count = file.reading.instructionCount
        if count > 0 {
            let what = count == 1 ? "1 processing instruction was" : "\(count) processing instructions were"
            outcome.sentences.append("\(what) left out: property lists have none")
        }
        let writer = TidyWriter(outcome: outcome, source: file.source, path: input.path)
        if settings.target == .output { return try print(writer, input, progress) }
        let old = try file.load()
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
            progress.paused { show(old, new, input, file.document.format) }
            return settings.isCheck ? .findings : .success
        }
    }

    /// The document as it shall be written; nil for a file that holds no picker data and need not.
    private func rearranged(_ file: ReadInput, isNamed: Bool) throws(ConversionFailure)
        -> Rearrangement.Outcome?
    {
        let untouched = Rearrangement.Outcome(
            document: file.document,
            hasSourcePlaces: true,
            isSource: true,
            sentences: []
        )
        guard settings.hints.kind != .plist else { return untouched }
        let recognition = file.recognition(settings.hints.recognition)
        guard let dataset = recognition.dataset else {
            if recognition.kind == nil, !isNamed || settings.hints.kind == .any {
                // Files stay as they are; whoever asked for output gets all of it.
                return settings.target == .output ? untouched : nil
            }
            throw .faulty(recognition.findings, try file.text())
        }
        if settings.rearrangement.makesDocument || !settings.enrichment.isEmpty {
            _ = try file.faultless(recognition)
        }
        do throws(Rearrangement.Refusal) {
            var outcome =
                settings.enrichment.isEmpty
                ? try settings.rearrangement.apply(dataset, recognition) : try enriched(dataset, recognition)
            outcome.sentences += recognition.neglected(settings.hints.recognition)
            return outcome
        } catch {
            throw .faulty([error.finding], try file.text())
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
