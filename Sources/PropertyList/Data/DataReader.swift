package import PickBytes
package import PickDiagnostics

/// Reads data of every kind that this package writes, databases excepted: property lists, JSON, modules that hold JSON,
/// and CSV, recognized by their content.
public enum DataReader {
    /// Reads data from memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - name: What the file is called. Only its ending counts, and only where the content could be several things:
    ///     CSV most of all.
    /// - Returns: The data as a ``Document``, or why there are none.
    public static func read(_ bytes: [UInt8], name: String? = nil) -> PropertyListReading {
        do {
            return try read(.bytes(bytes), name: name)
        } catch {
            // Memory cannot fail as a file can.
            return PropertyListReading(document: nil, findings: [], source: nil)
        }
    }

    /// Reads data from a file or from memory; fails only where the system does.
    package static func read(
        _ source: ByteSource,
        name: String?,
        _ settings: PieceSettings = .whole
    ) throws(SystemFailure) -> PropertyListReading {
        switch DataKind(try source.head(1024), name: name) {
        case .propertyList: return try PropertyListReader.read(source, settings)
        case .json: return JSONDataReader.read(try source.load())
        case .module: return JSONDataReader.readModule(try source.load())
        case .program(let language):
            let bytes = try source.load()
            let finding = Diagnostic(
                .notXml,
                "This is \(language) source, which is written and not read: name the file that it was made of.",
                at: 0..<min(1, bytes.count)
            )
            return PropertyListReading(document: nil, findings: [finding], source: SourceText(text: bytes))
        case .csv: return CSVReader.read(try source.load())
        case .object:
            let bytes = try source.load()
            return bytes.withSpan({ TaggedReader.recognizes($0) })
                ? TaggedReader.read(bytes) : JSONDataReader.read(bytes)
        case .database:
            let finding = Diagnostic(
                .unreadableDatabase,
                "This is an SQLite database, which is not read here.",
                at: nil
            )
            return PropertyListReading(document: nil, findings: [finding], source: nil)
        }
    }

    /// The text of an input that was read without findings, for findings about its data.
    package static func sourceText(of source: ByteSource, _ format: Document.Format) throws(SystemFailure)
        -> SourceText
    {
        switch format {
        case .json: return SourceText(text: try source.load())
        case .csv: return CSVReader.sourceText(try source.load())
        case .database: return SourceText(binary: [])
        case .xml, .binary, .tagged: return try PropertyListReader.sourceText(of: source)
        }
    }
}
