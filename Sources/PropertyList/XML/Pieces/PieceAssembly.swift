/// What is made of a document that is read in pieces.
package protocol PieceAssembly: ~Copyable {
    associatedtype Part: PiecePart

    /// Whether the places of texts and comments are kept.
    static var keepsPlaces: Bool { get }

    /// Makes what listens to a piece, on the thread that reads it.
    var makePart: @Sendable (PieceRole) -> Part { get }

    /// Takes the next part, in the order of the text.
    mutating func join(_ part: Part, isLast: Bool) -> PieceJoining

    /// The events for all that follows the last part, told in one piece up to the end.
    ///
    /// They begin with the root anew.
    @unsafe mutating func resume() -> PropertyListEvents
}

/// Where in the document a piece stands.
package struct PieceRole: Sendable {
    /// Nothing stands before it.
    package let isFirst: Bool
    /// Nothing follows.
    package let isLast: Bool
    /// About how many bytes it has.
    package let size: Int
}

/// What listens to the events of one piece.
///
/// They are those of a document that has only these values in its root; the places are those of the whole text.
package protocol PiecePart: AnyObject, Sendable {
    @unsafe var events: PropertyListEvents { get }

    /// The piece has been read to its end; called on the thread that read it.
    func finish()
}

/// What came of joining a part.
package enum PieceJoining {
    /// The next one is wanted.
    case goesOn
    /// No more is wanted, as if the events had ended the reading: at this offset, or where those of the part did.
    case stops(at: Int?)
    /// The parts do not fit: the document is to be read in one piece.
    case refuses
}
