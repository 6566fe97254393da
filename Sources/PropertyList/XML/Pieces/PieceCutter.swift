internal import PickBytes

/// Cuts a document into pieces, front to back.
final class PieceCutter: @unchecked Sendable {
    // Sendable although unchecked: one thread at a time asks for the next piece.
    private let source: PlacedBytes
    /// Where the text begins in the source.
    private let start: Int
    private let shape: PieceShape
    private let search: TextSearch
    private let size: Int
    private var place: Int
    private var isDone = false
    /// Where the part begins that has no cut nearby and is not handed out; nil while there is none.
    ///
    /// It may be nearly all of the text. As a piece it would stand in memory twice, once as a part and once joined.
    private(set) var longRest: Int?

    /// Where no cut is found within so many pieces, none is looked for any more.
    private static let patience = 8
    private static let windowSize = 16 * 1024

    init(_ source: PlacedBytes, start: Int, shape: PieceShape, size: Int) {
        self.source = source
        self.start = start
        self.shape = shape
        search = TextSearch(for: shape.mark)
        self.size = size
        place = start
    }

    /// The next piece; nil behind the last one, and where ``longRest`` begins.
    func next() -> XMLPiece? {
        guard !isDone else { return nil }
        let from = place
        // The root must be open and have a value, and no offset may be less than zero.
        let earliest = start + max(shape.firstValue + 1, shape.prefix.count)
        switch cut(from: max(from + size, earliest)) {
        case .at(let cut): place = cut
        case .behindText:
            isDone = true
            place = Int.max
        case .far:
            isDone = true
            longRest = from
            return nil
        }
        return piece(from..<place)
    }

    /// Where a piece ends.
    private enum Cut {
        case at(Int)
        case behindText
        /// Further away than is looked.
        case far
    }

    /// Everything from a cut on.
    func rest(from cut: Int) -> XMLPiece { piece(cut..<Int.max) }

    private func piece(_ range: Range<Int>) -> XMLPiece {
        let prefix = range.lowerBound == start ? [] : shape.prefix
        return XMLPiece(
            range: range,
            prefix: prefix,
            suffix: range.upperBound == Int.max ? [] : shape.suffix,
            origin: range.lowerBound - start - prefix.count,
            hasEarlyCarriageReturn: shape.hasEarlyCarriageReturn
        )
    }

    /// The first place from `target` on where the text looks like the beginning of a value of the root.
    private func cut(from target: Int) -> Cut {
        var from = max(target - shape.leadCount, start)
        let limit = target + Self.patience * max(size, Self.windowSize)
        while from < limit {
            guard let window = try? source.read(Self.windowSize, at: from) else { return .behindText }
            if let found = search.first(in: window) { return .at(from + found + shape.leadCount) }
            guard window.count == Self.windowSize else { return .behindText }
            from += window.count - shape.mark.count + 1
        }
        return .far
    }
}
