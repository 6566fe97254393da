internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PropertyList

/// Writing each format, and what it loses.
extension ConversionWriter {
    /// Tells what there is to know of the input; that keys are left out, the writer of XML tells by itself.
    func tellLosses(of file: ReadInput) {
        for sentence in file.remarks(tellsKeys: settings.format != .plist) {
            session.complain("\(path): \(sentence)")
        }
        if settings.format.isJSON, file.document.format == .binary {
            tellSets((0..<file.document.count).count { file.document.kind($0) == .set })
        }
    }

    func tellSets(_ count: Int) {
        guard count > 0 else { return }
        let what = count == 1 ? "1 set became an array" : "\(count) sets became arrays"
        session.complain("\(path): \(what): JSON has no sets")
    }

    func write(_ document: Document, to out: inout ByteWriter) throws(ConversionFailure) {
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

    func writeTable(_ dataset: Dataset, to out: inout ByteWriter) throws(ConversionFailure) {
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
        do {
            let emptyNames = try CSVExport.write(dataset, to: &out, options)
            for sentence in CSVLosses.sentences(dataset, options.shape, emptyNames: emptyNames) {
                session.complain("\(path): \(sentence)")
            }
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
}

extension Span<UInt8> {
    /// Whether there is a zero byte.
    fileprivate var containsNul: Bool { indices.contains { self[$0] == 0 } }
}
