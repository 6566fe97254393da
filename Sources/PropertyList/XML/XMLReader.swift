package import PickBytes
package import PickDiagnostics

/// Reads XML property lists.
package enum XMLReader {
    /// What came of a reading whose values went to events.
    package struct Outcome: Sendable {
        /// What was found, in the order of the text.
        package var findings: [Diagnostic]
        /// The text that the findings point into; nil when there are none.
        package var source: SourceText?
        /// The name of the encoding.
        package var encoding: String

        /// Whether the values may be used.
        package var isValid: Bool { findings.allSatisfy { $0.severity != .error } }
    }

    /// Reads `source` and tells `events` what is in it, in constant memory for UTF-8.
    ///
    /// The events of a faulty input are to be thrown away. `events` may end the reading by returning false.
    @unsafe package static func stream(
        _ source: ByteSource,
        to events: PropertyListEvents
    ) throws(SystemFailure) -> Outcome {
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
        return PropertyListReading(
            document: outcome.isValid ? document : nil,
            findings: outcome.findings,
            source: outcome.source
        )
    }
}
