internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PickReference
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
        if settings.format.ofPresets?.isModule ?? false {
            var inner = ByteWriter()
            let outcome = try writeData(to: &inner, .document)
            writeModule(to: &out)
            out.append(escapingLineSeparatorsOf: inner.bytes())
            return outcome
        }
        return try writeData(to: &out, way)
    }

    private func writeData(to out: inout ByteWriter, _ way: Way) throws(ConversionFailure) -> Outcome {
        if way == .stream, settings.format.isJSON, !settings.sortsKeys, !settings.needsDataset {
            if let outcome = try stream(to: &out) { return outcome }
        }
        let file = try read()
        tellLosses(of: file)
        var document = file.document
        if settings.needsDataset || (settings.mayNeedDataset && document.format.mayNeedLayout) {
            let known = file.recognition(settings.hints.recognition, in: session)
            let needsLayout = known.dataset.flatMap { layout(for: $0, known) } != nil
            let isNeeded = settings.needsDataset || document.format != .json || needsLayout
            if isNeeded || known.isFaultless {
                let found = try file.faultless(known)
                let added = try enriched(found, known)
                let (dataset, recognition) = (added?.dataset ?? found, added?.recognition ?? known)
                if settings.format.needsDataset {
                    try writeTable(try edited(unpadded(dataset), settings.rearrangement), to: &out)
                    return .written
                }
                // Where nothing is to be changed, what is JSON stays what it is.
                let stays = recognition.isUnfolded && settings.format.isJSON && settings.rearrangement.isEmpty
                if !stays { document = try edited(dataset, recognition) }
            }
        }
        // The writer of JSON sorts by itself.
        let isSorted = settings.sortsKeys && !settings.format.isJSON
        try write(isSorted ? document.sortedByKeys() : document, to: &out)
        return .written
    }

    // MARK: Front ends

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
        for sentence in file.losses(tellsKeys: true) { session.complain("\(path): \(sentence)") }
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

    private var jsonOptions: JSONOptions {
        JSONOptions(
            style: settings.jsonStyle,
            nonJSON: settings.nonJSON == .string ? .string : .error,
            nonFinite: settings.nonFinite.option
        )
    }

    /// Streams XML as JSON; nil for inputs that cannot be streamed.
    private func stream(to out: inout ByteWriter) throws(ConversionFailure) -> Outcome? {
        if let outcome = try streamPieces(to: &out) { return outcome }
        var taken = ByteWriter()
        swap(&taken, &out)
        let stream = JSONStream(to: taken, jsonOptions)
        let outcome: StreamOutcome?
        do {
            outcome = unsafe try PropertyListReader.stream(source, to: stream.events)
        } catch {
            out = stream.finish()
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        let failure = stream.failure
        let setCount = stream.setCount
        if outcome == nil {
            // Nothing was told to the stream: what it would end with is not wanted either.
            out = stream.finish()
            _ = out.restart()
            return nil
        }
        out = stream.finish()
        if let outcome, !outcome.isValid { throw .faulty(outcome.findings, outcome.source) }
        guard let failure else {
            tellSets(setCount)
            return .written
        }
        if failure.reason == .duplicateKey { return .mustRestart }
        throw try refusal(failure, of: try read().document)
    }

    // MARK: Losses

    /// Tells what the output lacks that was in the input; the writer of XML tells it by itself.
    private func tellLosses(of file: ReadInput) {
        for sentence in file.losses(tellsKeys: settings.format != .plist) {
            session.complain("\(path): \(sentence)")
        }
        if settings.format.isJSON, file.document.format == .binary {
            tellSets((0..<file.document.count).count { file.document.kind($0) == .set })
        }
    }

    private func tellSets(_ count: Int) {
        guard count > 0 else { return }
        let what = count == 1 ? "1 set became an array" : "\(count) sets became arrays"
        session.complain("\(path): \(what): JSON has no sets")
    }

    // MARK: Reading

    /// Streams a large XML file whose pieces are read several at once; nil for what is to be read in one piece.
    private func streamPieces(to out: inout ByteWriter) throws(ConversionFailure) -> Outcome? {
        guard settings.pieces.jobs != 1 else { return nil }
        var taken = ByteWriter()
        swap(&taken, &out)
        var pieces = JSONPieces(to: taken, jsonOptions)
        let outcome: StreamOutcome?
        do {
            outcome = try PropertyListReader.stream(source, into: &pieces, settings.pieces)
        } catch {
            out = pieces.finish()
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        let failure = pieces.failure
        out = pieces.finish()
        guard outcome != nil else {
            return out.restart() ? nil : try outcomeOfWhole()
        }
        guard let failure else { return .written }
        if failure.reason == .duplicateKey { return .mustRestart }
        throw try refusal(failure, of: try read().document)
    }

    /// What a stream of the whole comes to, where something is wrong behind what the pieces have written.
    private func outcomeOfWhole() throws(ConversionFailure) -> Outcome {
        let reading = try reading()
        let fault = reading.findings.first { $0.severity == .error }?.range?.lowerBound
        let duplicate = reading.findings.first { $0.code == .duplicateKey }?.range?.lowerBound
        // It ends at the first of the two.
        if let fault, fault < duplicate ?? .max { throw .faulty(reading.findings, reading.source) }
        return .mustRestart
    }

    private func reading() throws(ConversionFailure) -> PropertyListReading {
        do {
            return try InputReader.read(source, path: path, settings.pieces)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    private func read() throws(ConversionFailure) -> ReadInput {
        try ReadInput(source, path: path, settings.pieces)
    }

    private func write(_ document: Document, to out: inout ByteWriter) throws(ConversionFailure) {
        switch settings.format {
        case .json, .js, .mjs:
            do {
                try JSONStream.write(document, to: &out, jsonOptions, sortKeys: settings.sortsKeys)
            } catch {
                throw try refusal(error, of: document)
            }
        case .tagged: TaggedJSONWriter.write(document, to: &out, settings.jsonStyle)
        case .csv, .sqlite: break
        case .plist: try writeXML(document, to: &out)
        case .bplist: BinaryWriter.write(document, to: &out)
        }
    }

    // MARK: Changes of levels and rows

    /// Front ends' data without the rows that only fill their levels: what is written next may want others, or none.
    private func unpadded(_ dataset: Dataset) -> Dataset {
        guard dataset.document.format == .json else { return dataset }
        let (rest, count) = PaddingRows.removed(from: dataset, .certain)
        if let sentence = EditNotes.leftOut(count) { session.complain("\(path): \(sentence)") }
        return rest
    }

    /// The data with what the reference knows, before rows and layout are changed; nil where it is not asked.
    private func enriched(
        _ dataset: Dataset,
        _ recognition: Recognition,
        keepsPlaces: Bool = false
    ) throws(ConversionFailure) -> Enrichment.Outcome? {
        guard !settings.enrichment.isEmpty else { return nil }
        do {
            let outcome = try settings.enrichment.apply(dataset, recognition, keepsPlaces: keepsPlaces)
            for sentence in outcome.sentences { session.complain("\(path): \(sentence)") }
            return outcome
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    private func edited(
        _ dataset: Dataset,
        _ rearrangement: Rearrangement
    ) throws(ConversionFailure) -> Dataset {
        do {
            let (edited, sentences) = try rearrangement.edited(dataset)
            for sentence in sentences { session.complain("\(path): \(sentence)") }
            return edited
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    private func edited(_ dataset: Dataset, _ recognition: Recognition) throws(ConversionFailure) -> Document
    {
        var rearrangement = settings.rearrangement
        if rearrangement.layout == nil, let layout = layout(for: dataset, recognition) {
            rearrangement.layout = layout
            if dataset.document.format == .json {
                session.complain("\(path): the layout becomes '\(layout.rawValue)'; `--as` chooses another")
            }
        }
        let staysAsItIs = settings.format.isJSON && rearrangement.isEmpty
        if dataset.document.format == .json, !staysAsItIs, rearrangement.edits.padding == .none,
            PaddingRows.removed(from: dataset, .certain).count > 0
        {
            rearrangement.edits.padding = .removedWhereCertain
        }
        do {
            let outcome = try rearrangement.apply(dataset, recognition)
            for sentence in outcome.sentences { session.complain("\(path): \(sentence)") }
            return outcome.document
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    /// The layout for data that have none of a property list; nil where theirs stays.
    private func layout(for dataset: Dataset, _ recognition: Recognition) -> TargetLayout? {
        let isJSON = dataset.document.format == .json && settings.format.isJSON
        let staysJSON = isJSON && (!recognition.isUnfolded || settings.rearrangement.isEmpty)
        return staysJSON || settings.hints.kind == .plist
            ? nil : TargetLayout.forTables(dataset, recognition)
    }

    private func writeTable(_ dataset: Dataset, to out: inout ByteWriter) throws(ConversionFailure) {
        guard settings.format == .sqlite else { return try writeCSV(dataset, to: &out) }
        do {
            try DatabaseExport.write(dataset, to: &out)
        } catch {
            throw .faulty([Diagnostic(.unwritableValue, error.words, at: nil)], nil)
        }
    }

    private func writeCSV(_ dataset: Dataset, to out: inout ByteWriter) throws(ConversionFailure) {
        let options = CSVOptions(
            shape: settings.csvShape == .paths ? .paths : .nodes,
            usesLineFeeds: settings.usesLineFeeds,
            hasByteOrderMark: settings.hasByteOrderMark
        )
        for sentence in CSVLosses.sentences(dataset, options.shape) {
            session.complain("\(path): \(sentence)")
        }
        do {
            try CSVExport.write(dataset, to: &out, options)
        } catch {
            let message = "A text has a NUL character, which readers of CSV cannot take: delete it."
            let document = dataset.document
            let node = (0..<document.count).first { node in
                document.kind(node) == .string && document.withBytes(node) { $0.containsNul }
            }
            guard let node else { throw .faulty([Diagnostic(.unwritableValue, message, at: nil)], nil) }
            throw .faulty([finding(message, node, document)], try sourceText(document.format))
        }
    }

    private func writeXML(_ document: Document, to out: inout ByteWriter) throws(ConversionFailure) {
        let losses: XMLWriter.Losses
        do {
            losses = try XMLWriter.write(document, to: &out)
        } catch {
            throw .faulty([finding(error.description, error.node, document)], try sourceText(document.format))
        }
        for loss in losses.sentences { session.complain("\(path): \(loss)") }
    }

    // MARK: What cannot be written

    private func sourceText(_ format: Document.Format) throws(ConversionFailure) -> SourceText {
        do {
            return try InputReader.sourceText(of: source, format)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    private func refusal(
        _ failure: JSONStream.Failure,
        of document: Document
    ) throws(ConversionFailure) -> ConversionFailure {
        let node = document.lastNode(startingAtOrBefore: failure.offset) ?? document.root
        let message =
            switch failure.reason {
            case .notFinite:
                "JSON has no NaN and no infinity: choose `--non-finite null` or `--non-finite string`."
            case .date: "JSON has no dates, and `--non-json error` was asked for."
            case .data: "JSON has no data, and `--non-json error` was asked for."
            case .duplicateKey: "The key stands twice in its dict."
            }
        return .faulty([finding(message, node, document)], try sourceText(document.format))
    }

    /// The duplicate keys of an input whose first value has already been written.
    func duplicateKeys() throws(ConversionFailure) -> ConversionFailure {
        let reading: PropertyListReading
        do {
            reading = try PropertyListReader.read(source)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        var findings = reading.findings.filter { $0.code == .duplicateKey }
        for index in findings.indices {
            findings[index].severity = .error
            findings[index].message +=
                " Its first value has already been written: name a file with `-o`, where the output can begin anew."
        }
        return .faulty(findings, reading.source)
    }

    private func finding(_ message: String, _ node: Int, _ document: Document) -> Diagnostic {
        Diagnostic(.unwritableValue, message, at: document.range(node), dataPath: document.path(of: node))
    }
}

extension ConvertSettings {
    /// Whether the output is made of picker data and not of any property list.
    var needsDataset: Bool {
        format.needsDataset || hints.kind.datasetKind != nil || !rearrangement.isEmpty || !enrichment.isEmpty
    }

    /// Whether tables get a layout on the way, which `--kind plist` forbids.
    var mayNeedDataset: Bool { hints.kind != .plist }

    /// How JSON is laid out.
    var jsonStyle: JSONStyle {
        switch indent {
        case nil: .compact
        case .tab: .tab
        case .spaces(let count): .spaces(count)
        }
    }
}

extension Span<UInt8> {
    /// Whether there is a zero byte.
    fileprivate var containsNul: Bool { indices.contains { self[$0] == 0 } }
}

extension Diagnostic {
    /// The same for data whose paths are not those of the source.
    fileprivate var withoutPath: Diagnostic {
        var finding = self
        finding.dataPath = nil
        return finding
    }

    /// The same for data that stand nowhere.
    fileprivate var withoutPlaces: Diagnostic {
        var finding = withoutPath
        finding.range = nil
        for index in finding.notes.indices { finding.notes[index].range = nil }
        return finding
    }
}

extension Document.Format {
    /// Whether data of this format may have a layout that no property list has.
    fileprivate var mayNeedLayout: Bool { self == .json || self == .csv || self == .database }
}

extension NonFinitePolicy {
    /// The same for the writer of JSON.
    var option: JSONOptions.NonFinite {
        switch self {
        case .error: .error
        case .null: .null
        case .string: .string
        }
    }
}
