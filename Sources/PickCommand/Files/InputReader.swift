internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PropertyList

/// Reads an input of any kind that the command writes: property lists, JSON, CSV, databases.
enum InputReader {
    /// Reads the input; `path` helps only where the content could be several things.
    static func read(
        _ source: ByteSource,
        path: String?,
        _ settings: PieceSettings = PieceSettings()
    ) throws(SystemFailure) -> PropertyListReading {
        if DataKind(try source.head(1024), name: nil) == .database {
            return DatabaseReader.read(try source.load())
        }
        return try DataReader.read(source, name: path, settings)
    }

    /// The text of an input that was read without findings.
    static func sourceText(of source: ByteSource, _ format: Document.Format) throws(SystemFailure)
        -> SourceText
    {
        try DataReader.sourceText(of: source, format)
    }
}
