internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PropertyList

/// Writes a document tidied, in the format that its source has.
struct TidyWriter {
    let outcome: Rearrangement.Outcome
    let source: ByteSource
    let path: String

    /// Writes the document and returns what to tell about it.
    func write(to out: inout ByteWriter) throws(ConversionFailure) -> [String] {
        let document = outcome.document
        switch document.format {
        case .xml: return try writeXML(document, to: &out)
        case .json: try writeJSON(document, to: &out)
        case .csv, .database: throw .faulty([Self.table], nil)
        case .tagged: TaggedJSONWriter.write(document, to: &out, .pretty)
        case .binary:
            // Nothing of a binary property list can be untidy: where no value changes, no byte does.
            if outcome.isSource { out.append(try load()) } else { BinaryWriter.write(document, to: &out) }
        }
        return []
    }

    /// Tables have no layout to be tidied.
    private static var table: Diagnostic {
        Diagnostic(
            .unfitLayout,
            "`normalize` tidies property lists and JSON, and this is a table: `pickdata convert` writes it in any format.",
            at: nil
        )
    }

    private func writeJSON(_ document: Document, to out: inout ByteWriter) throws(ConversionFailure) {
        do {
            try JSONStream.write(document, to: &out, JSONOptions())
        } catch {
            // JSON has no NaN to read, nor dates or data.
            throw .faulty([Diagnostic(.unwritableValue, "A value cannot be written as JSON.", at: nil)], nil)
        }
    }

    private func writeXML(_ document: Document, to out: inout ByteWriter) throws(ConversionFailure)
        -> [String]
    {
        let spelling = try spelling(document)
        do {
            return try XMLWriter.write(document, to: &out, spelledLike: spelling).sentences
        } catch {
            let range = outcome.hasSourcePlaces ? document.range(error.node) : nil
            let path = document.path(of: error.node)
            throw .faulty(
                [Diagnostic(.unwritableValue, error.description, at: range, dataPath: path)],
                try text()
            )
        }
    }

    /// The source, where it has reals, so that Xcode's spelling of them can stay.
    private func spelling(_ document: Document) throws(ConversionFailure) -> SourceText? {
        guard outcome.hasSourcePlaces, document.hasReals else { return nil }
        return try text()
    }

    private func text() throws(ConversionFailure) -> SourceText {
        do {
            return try InputReader.sourceText(of: source, outcome.document.format)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    private func load() throws(ConversionFailure) -> [UInt8] {
        do {
            return try source.load()
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }
}

extension Document {
    /// Whether there is a real.
    fileprivate var hasReals: Bool { (0..<count).contains { kind($0) == .real } }
}
