internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Writes one input in the format that was asked for.
struct ConversionWriter {
    let settings: ConvertSettings
    let source: ByteSource
    /// What messages call the input.
    let path: String
    let session: Session

    /// How the data get from the input to the output.
    enum Way {
        /// Event by event where the format allows it, in constant memory.
        case stream
        /// Through a document.
        case document
    }

    enum Outcome {
        case written
        /// A duplicate key came when its first value was already written: begin anew through a document.
        case mustRestart
    }

    /// Writes the output; what was written is worth nothing when this throws.
    func write(to out: inout ByteWriter, _ way: Way) throws(ConversionFailure) -> Outcome {
        if let writer = targetWriter {
            let prepared = try prepared(writer)
            do {
                try writer.write(prepared, to: &out)
            } catch {
                throw .faulty(error.findings, nil)
            }
            return .written
        }
        if settings.format.isModule {
            var inner = ByteWriter()
            let outcome = try writeData(to: &inner, .document)
            writeModule(to: &out)
            out.append(escapingLineSeparatorsOf: inner.bytes())
            return outcome
        }
        return try writeData(to: &out, way)
    }

    private func writeData(to out: inout ByteWriter, _ way: Way) throws(ConversionFailure) -> Outcome {
        if way == .stream, settings.format.isJSON, !settings.sortsKeys, !settings.needsDataset,
            settings.hints.options.isEmpty
        {
            if let outcome = try stream(to: &out) { return outcome }
        }
        let file = try read()
        tellLosses(of: file)
        var document = file.document
        var known: Recognition?
        if settings.needsDataset || (settings.mayNeedDataset && document.format.mayNeedLayout) {
            let seen = file.recognition(settings.hints.recognition, in: session)
            known = seen
            let needsLayout = seen.dataset.flatMap { layout(for: $0, seen) } != nil
            let isNeeded = settings.needsDataset || document.format != .json || needsLayout
            if isNeeded || seen.isFaultless {
                let found = try file.faultless(seen)
                let added = try enriched(found, seen)
                let (dataset, recognition) = (added?.dataset ?? found, added?.recognition ?? seen)
                if settings.format.needsDataset {
                    try writeTable(try edited(unpadded(dataset), settings.rearrangement), to: &out)
                    return .written
                }
                // Where nothing is to be changed, what is JSON stays what it is.
                let stays = recognition.isUnfolded && settings.format.isJSON && settings.rearrangement.isEmpty
                if !stays { document = try edited(dataset, recognition) }
            }
        }
        if document === file.document { tellUnusedHints(file, known) }
        // The writer of JSON sorts by itself.
        let isSorted = settings.sortsKeys && !settings.format.isJSON
        try write(isSorted ? document.sortedByKeys() : document, to: &out)
        return .written
    }

    /// Says which options about the input change nothing where the data are written as they stand.
    ///
    /// `known` is what they were recognized as, which has told of hints that came to nothing; nil when nobody looked.
    private func tellUnusedHints(_ file: ReadInput, _ known: Recognition?) {
        let options = settings.hints.options
        guard !options.isEmpty else { return }
        let hints = settings.hints.recognition
        let recognition = known ?? file.recognition(hints, in: session)
        guard recognition.neglected(hints).isEmpty else { return }
        for option in options {
            session.complain("\(path): `\(option)` changes nothing: \(reason(of: option, recognition))")
        }
    }

    private func reason(of option: String, _ recognition: Recognition) -> String {
        guard recognition.dataset == nil else {
            return option == "--lang"
                ? "the names are written in every language that they have"
                : "the data are written as they stand"
        }
        let isMisfit = recognition.findings.contains { $0.code == .layoutMismatch }
        return isMisfit ? recognition.reasons.first ?? "it does not fit" : "no picker data were recognized"
    }

    /// What writes for the front end that was named; nil without one.
    var targetWriter: TargetWriter? {
        settings.target.map {
            TargetWriter(
                target: $0,
                style: settings.jsonStyle,
                path: path,
                session: session,
                asksReference: settings.enrichment.fields.contains(.code)
            )
        }
    }

    /// The data as the front end takes them.
    func prepared(_ writer: TargetWriter) throws(ConversionFailure) -> TargetWriter.Prepared {
        let file = try read()
        for sentence in file.remarks(tellsKeys: true) { session.complain("\(path): \(sentence)") }
        let known = file.recognition(settings.hints.recognition, in: session)
        let plain = unpadded(try file.faultless(known))
        let added = try enriched(plain, known, keepsPlaces: true)
        let dataset = added?.dataset ?? plain
        let failure: ConversionFailure
        do {
            var coded = try writer.coded(dataset)
            var sentences: [String] = []
            if settings.enrichment.fields.contains(.code) {
                (coded, sentences) = CodedPlaces.fit(coded, writer.target.preset)
            }
            return try writer.prepare(coded, settings.rearrangement, sentences)
        } catch let refusal as TargetWriter.Refusal where refusal.path != nil {
            failure = .faulty(refusal.findings, nil, of: refusal.path)
        } catch let refusal as TargetWriter.Refusal {
            failure =
                switch added?.hasSourcePlaces {
                case nil: .faulty(refusal.findings, try file.text())
                // Paths are those of the records that were made.
                case true?: .faulty(refusal.findings.map(\.withoutPath), try file.text())
                case false?: .faulty(refusal.findings.map(\.withoutPlaces), nil)
                }
        } catch let refusal as Rearrangement.Refusal {
            failure = .faulty([refusal.finding], try file.text())
        } catch {
            failure = .faulty([Diagnostic(.unwritableValue, "\(error)", at: nil)], nil)
        }
        throw failure
    }

    private func writeModule(to out: inout ByteWriter) {
        if let format = settings.format.ofPresets { PresetExport.writeModule(format, to: &out) }
    }

    var jsonOptions: JSONOptions {
        JSONOptions(
            style: settings.jsonStyle,
            nonJSON: settings.nonJSON == .string ? .string : .error,
            nonFinite: settings.nonFinite.option
        )
    }

    func reading() throws(ConversionFailure) -> PropertyListReading {
        do {
            return try InputReader.read(source, path: path, settings.pieces)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    func read() throws(ConversionFailure) -> ReadInput {
        try ReadInput(source, path: path, settings.pieces)
    }
}

extension Document.Format {
    /// Whether data of this format may have a layout that no property list has.
    fileprivate var mayNeedLayout: Bool { self == .json || self == .csv || self == .database }
}
