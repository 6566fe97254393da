package import PickBytes

/// Reads XML property lists.
package enum XMLReader {
    /// Reads `source` and tells `events` what is in it, in constant memory for UTF-8.
    ///
    /// The events of a faulty input are to be thrown away. `events` may end the reading by returning false.
    @unsafe package static func stream(
        _ source: ByteSource,
        to events: PropertyListEvents
    ) throws(SystemFailure) -> StreamOutcome {
        var input = try XMLSource(source)
        var session = XMLSession()
        unsafe try session.read(&input, events: events)
        return try session.outcome(input, document: nil)
    }

    /// Reads a large document in pieces into `assembly`; nil when it is to be read in one, and `assembly` is worthless
    /// then.
    package static func stream<Assembly: PieceAssembly & ~Copyable>(
        _ source: ByteSource,
        into assembly: inout Assembly,
        _ settings: PieceSettings
    ) throws(SystemFailure) -> StreamOutcome? {
        let input = try XMLSource(source)
        guard let reader = try PieceReader(input, settings), let notes = reader.read(into: &assembly) else {
            return nil
        }
        var session = XMLSession()
        session.take(notes)
        return try session.outcome(input, document: nil)
    }

    /// Reads `source` into a document.
    package static func read(
        _ source: ByteSource,
        _ settings: PieceSettings = .whole
    ) throws(SystemFailure) -> PropertyListReading {
        if settings.jobs != 1, let reading = try readInPieces(source, settings) { return reading }
        var input = try XMLSource(source)
        var session = XMLSession()
        let sink = DocumentSink()
        sink.expect(sourceSize: input.text.size)
        unsafe try session.read(&input, events: sink.events)
        if sink.hasOverflowed { session.noteOverflow() }
        let document = sink.finish(format: .xml, encoding: input.encoding)
        if let document { session.lookAtKeys(of: document) }
        let outcome = try session.outcome(input, document: document)
        let remains = session.repaired ?? document.map { DocumentRemains(document: $0, shift: nil) }
        return PropertyListReading(
            document: outcome.isValid ? document : nil,
            findings: outcome.findings,
            source: outcome.source,
            remains: outcome.isValid ? nil : remains,
            instructionCount: session.instructionCount
        )
    }

    /// Reads a large document in pieces; nil when it is to be read in one.
    package static func readInPieces(
        _ source: ByteSource,
        _ settings: PieceSettings
    ) throws(SystemFailure) -> PropertyListReading? {
        let input = try XMLSource(source)
        guard let reader = try PieceReader(input, settings) else { return nil }
        var assembly = DocumentAssembly(sourceSize: reader.source.count)
        guard let notes = reader.read(into: &assembly),
            let (document, keyFindings) = assembly.finish(encoding: input.encoding)
        else { return nil }
        var session = XMLSession()
        session.take(notes, keyFindings: keyFindings)
        let outcome = try session.outcome(input, document: document)
        return PropertyListReading(
            document: document,
            findings: outcome.findings,
            source: outcome.source,
            instructionCount: session.instructionCount
        )
    }
}
