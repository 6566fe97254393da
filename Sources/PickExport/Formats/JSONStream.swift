package import PickBytes
internal import PickJSON
package import PropertyList

/// Writes a property list as JSON while it is being read, in constant memory plus the keys of the open dicts.
///
/// It keeps the shape: what is an array stays an array, and keys stay in order. A key that a dict has twice stops
/// it, since the first value has been written by then; the caller starts anew through ``Document``, whose replay
/// tells each key once.
///
/// The state lives in memory of its own, since C functions get to it by a pointer.
@safe
package struct JSONStream: ~Copyable {
    /// Why the stream stopped, and at which byte of the text.
    package struct Failure: Error, Equatable, Sendable {
        package enum Reason: Sendable, Equatable {
            /// The dict has this key already.
            case duplicateKey
            /// A NaN or an infinity, which JSON cannot write.
            case notFinite
            /// A date, and only JSON's own types were asked for.
            case date
            /// Data, and only JSON's own types were asked for.
            case data
        }

        package let reason: Reason
        package let offset: Int
    }

    private let state: UnsafeMutablePointer<JSONStreamState>

    package init(to out: consuming ByteWriter, _ options: JSONOptions = JSONOptions()) {
        unsafe state = UnsafeMutablePointer<JSONStreamState>.allocate(capacity: 1)
        unsafe state.initialize(to: JSONStreamState(out, options))
    }

    deinit {
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Why it stopped; nil while all is well.
    package var failure: Failure? { unsafe state.pointee.failure }

    /// How many sets became arrays, since JSON has none.
    package var setCount: Int { unsafe state.pointee.setCount }

    /// The functions to give to a reader, valid as long as the stream is.
    @unsafe package var events: PropertyListEvents { unsafe JSONStreamState.events(state) }

    /// Ends the output and gives it back, with a final line feed unless the stream has failed.
    package consuming func finish() -> ByteWriter {
        let state = unsafe self.state
        discard self
        let last = unsafe state.move()
        unsafe state.deallocate()
        return last.finish()
    }

    /// Writes a whole document, or one value of it.
    package static func write(
        _ document: Document,
        from node: Int? = nil,
        to out: inout ByteWriter,
        _ options: JSONOptions = JSONOptions(),
        sortKeys: Bool = false
    ) throws(Failure) {
        let stream = JSONStream(to: out, options)
        _ = unsafe DocumentEvents.replay(document, into: stream.events, sortKeys: sortKeys, from: node)
        let failure = stream.failure
        out = stream.finish()
        if let failure { throw failure }
    }
}
