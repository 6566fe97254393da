internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PropertyList

/// Writing event by event, where the whole input need not be known.
extension ConversionWriter {
    /// Streams XML as JSON; nil for inputs that cannot be streamed.
    func stream(to out: inout ByteWriter) throws(ConversionFailure) -> Outcome? {
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
}
