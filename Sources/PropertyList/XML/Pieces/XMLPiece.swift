/// A part of a document, from one value of its root to another, with what makes a document of it.
struct XMLPiece: Sendable {
    /// The bytes of the source; the end of the last piece lies beyond all bytes.
    let range: Range<Int>
    /// What opens the root, which for the first piece the source itself does.
    let prefix: [UInt8]
    /// What closes the root, which for the last piece the source itself does.
    let suffix: [UInt8]
    /// The offset in the whole text that the first byte of ``prefix`` has.
    ///
    /// All places of the piece count from it, and so are those of the whole text.
    let origin: Int
    /// Whether a carriage return stands before the first value of the root.
    let hasEarlyCarriageReturn: Bool

    var isFirst: Bool { prefix.isEmpty }
    var isLast: Bool { suffix.isEmpty }

    var role: PieceRole { PieceRole(isFirst: isFirst, isLast: isLast, size: isLast ? 0 : range.count) }

    /// How many bytes the document of the piece has; nil for the last one, which ends where the source does.
    var length: Int? { isLast ? nil : prefix.count + range.count + suffix.count }

    /// The offset in the whole text of the byte behind the piece.
    var textEnd: Int { isLast ? Int.max : origin + prefix.count + range.count }
}
