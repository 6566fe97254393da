package import PickBytes
package import PickDiagnostics

/// Reads property lists: XML, binary, or JSON that names each value's type, recognized by their content.
public enum PropertyListReader {
    /// Reads a property list from memory.
    public static func read(_ bytes: [UInt8]) -> PropertyListReading {
        do {
            return try read(.bytes(bytes))
        } catch {
            // Memory cannot fail as a file can.
            return PropertyListReading(document: nil, findings: [], source: nil)
        }
    }

    /// Reads a property list from a file or from memory; fails only where the system does.
    package static func read(
        _ source: ByteSource,
        _ settings: PieceSettings = .whole
    ) throws(SystemFailure) -> PropertyListReading {
        switch InputKind(try source.head(1024)) {
        case .xml: return try XMLReader.read(source, settings)
        case .binary: return BinaryReader.read(try source.load())
        case .tagged: return tagged(try source.load())
        case .other(let kind):
            let bytes = try source.load()
            return BinaryReader.recognizes(bytes) ? BinaryReader.read(bytes) : other(kind, bytes)
        }
    }

    /// Finds what is wrong with a property list.
    ///
    /// The reading has a document only where finding out needs one: for XML and tagged JSON.
    package static func check(
        _ source: ByteSource,
        _ settings: PieceSettings = .whole
    ) throws(SystemFailure) -> PropertyListReading {
        guard InputKind(try source.head(1024)) == .binary else { return try read(source, settings) }
        let bytes = try source.load()
        var nothing: UInt8 = 0
        let findings = unsafe withUnsafeMutablePointer(to: &nothing) { pointer in
            unsafe BinaryReader.stream(bytes, to: .discarding(context: UnsafeMutableRawPointer(pointer)))
                .findings
        }
        let text = findings.isEmpty ? nil : SourceText(binary: bytes)
        return PropertyListReading(document: nil, findings: findings, source: text)
    }

    /// Reads an XML or binary property list and tells `events` what is in it; nil, without an event, for other
    /// inputs.
    ///
    /// The events of a faulty input are to be thrown away. `events` may end the reading by returning false.
    @unsafe package static func stream(
        _ source: ByteSource,
        to events: PropertyListEvents
    ) throws(SystemFailure) -> StreamOutcome? {
        switch InputKind(try source.head(1024)) {
        case .xml: return unsafe try XMLReader.stream(source, to: events)
        case .binary:
            let bytes = try source.load()
            let findings = unsafe BinaryReader.stream(bytes, to: events).findings
            return StreamOutcome(
                findings: findings,
                source: findings.isEmpty ? nil : SourceText(binary: bytes)
            )
        case .tagged, .other: return nil
        }
    }

    /// Reads a large XML property list in pieces into `assembly`; nil when it is to be read in one, and `assembly` is
    /// worthless then.
    package static func stream<Assembly: PieceAssembly & ~Copyable>(
        _ source: ByteSource,
        into assembly: inout Assembly,
        _ settings: PieceSettings
    ) throws(SystemFailure) -> StreamOutcome? {
        guard settings.jobs != 1, InputKind(try source.head(1024)) == .xml else { return nil }
        return try XMLReader.stream(source, into: &assembly, settings)
    }

    /// The text of an input that was read without findings, for findings about its data.
    package static func sourceText(of source: ByteSource) throws(SystemFailure) -> SourceText {
        switch InputKind(try source.head(1024)) {
        case .binary: return SourceText(binary: try source.load())
        default: return try XMLSource(source).sourceText()
        }
    }

    private static func tagged(_ bytes: [UInt8]) -> PropertyListReading {
        let reading = TaggedReader.read(bytes)
        // An object that has no type at all is not faulty tagged JSON, but JSON.
        let mark = XMLPrologue(bytes.prefix(1024)).markLength
        guard let fault = reading.findings.first, fault.code == .taggedJson || mark > 0,
            !bytes.dropFirst(mark).withSpan({ TaggedReader.recognizes($0) })
        else { return reading }
        return other(.json, bytes)
    }

    private static func other(_ kind: InputKind.Other, _ bytes: [UInt8]) -> PropertyListReading {
        let source = XMLSource.text(of: bytes)
        let text = source.text
        let finding: Diagnostic
        if kind == .empty {
            finding = Diagnostic(.emptyFile, kind.message, at: text.count..<text.count)
        } else {
            let start = text.firstIndex { !isXMLWhitespace($0) } ?? 0
            let end = text[start...].firstIndex { isXMLWhitespace($0) } ?? text.count
            finding = Diagnostic(.notXml, kind.message, at: start..<min(end, start + 200))
        }
        return PropertyListReading(document: nil, findings: [finding], source: source)
    }
}
