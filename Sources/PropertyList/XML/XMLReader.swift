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

    /// Reads `source` into a document.
    package static func read(_ source: ByteSource) throws(SystemFailure) -> PropertyListReading {
        var input = try XMLSource(source)
        var session = XMLSession()
        let sink = DocumentSink()
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
}
