package import PickBytes
internal import PickJSON
package import PropertyList

/// Writes a property list as JSON whose pieces are read several at once.
///
/// The output is that of ``JSONStream``. What was written for a piece is in memory until those before it are written.
@safe
package struct JSONPieces: PieceAssembly, ~Copyable {
    private let state: UnsafeMutablePointer<JSONStreamState>
    private let options: JSONOptions
    private var isBegun = false

    package init(to out: consuming ByteWriter, _ options: JSONOptions = JSONOptions()) {
        unsafe state = UnsafeMutablePointer<JSONStreamState>.allocate(capacity: 1)
        unsafe state.initialize(to: JSONStreamState(out, options))
        self.options = options
    }

    deinit {
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    package static var keepsPlaces: Bool { false }

    package var makePart: @Sendable (PieceRole) -> JSONPart {
        let options = options
        return { JSONPart($0, options) }
    }

    package mutating func join(_ part: JSONPart, isLast: Bool) -> PieceJoining {
        if !isBegun {
            isBegun = true
            unsafe state.pointee.enterRoot(isDict: part.state.pointee.part.rootIsDict)
        }
        if let duplicate = unsafe state.pointee.addRootKeys(of: part.state.pointee) {
            unsafe state.pointee.failure = JSONStream.Failure(reason: .duplicateKey, offset: duplicate.offset)
            return .stops(at: duplicate.end)
        }
        if let failure = unsafe part.state.pointee.failure {
            unsafe state.pointee.failure = failure
            return .stops(at: nil)
        }
        let out = unsafe part.state.pointee.json.out.storage
        unsafe state.pointee.json.out.append(out, count: part.state.pointee.json.out.used)
        return .goesOn
    }

    package mutating func resume() -> PropertyListEvents { unsafe JSONStreamState.restEvents(state) }

    /// Why it stopped; nil while all is well.
    package var failure: JSONStream.Failure? { unsafe state.pointee.failure }

    /// Ends the output and gives it back, with a final line feed unless it has failed.
    package consuming func finish() -> ByteWriter {
        let state = unsafe self.state
        discard self
        let last = unsafe state.move()
        unsafe state.deallocate()
        return last.finish()
    }
}

/// The JSON of one piece.
@safe
package final class JSONPart: PiecePart, @unchecked Sendable {
    // Sendable although unchecked: one thread writes it, and hands it on.
    fileprivate let state: UnsafeMutablePointer<JSONStreamState>
    private let role: PieceRole

    fileprivate init(_ role: PieceRole, _ options: JSONOptions) {
        self.role = role
        unsafe state = UnsafeMutablePointer<JSONStreamState>.allocate(capacity: 1)
        unsafe state.initialize(to: JSONStreamState(ByteWriter(), options))
        unsafe state.pointee.part.isContinued = !role.isFirst
    }

    deinit {
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    package var events: PropertyListEvents { unsafe JSONStreamState.partEvents(state) }

    package func finish() {
        // What the tags around a piece have closed is not closed.
        if !role.isLast, unsafe state.pointee.failure == nil { unsafe state.pointee.json.reopen() }
    }
}
