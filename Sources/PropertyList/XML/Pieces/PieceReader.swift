internal import PickBytes
internal import PickThreads

/// Reads a document in pieces, several at once, with all that comes of it as if it had been read in one.
///
/// Each piece is a document of its own to libxml2, with tags put around it that open and close the root. Let all
/// pieces before one be well-formed and without a fault. Then the text in front of it ends inside the root and outside
/// of everything else: in a tag, a comment, a text or another element the tags that close the root would
/// have been no such tags. So the piece is read in the state in which a reader of the whole would be, and the same
/// events come of it. Whatever is not well-formed is not used: it may be a fault, or a cut at the wrong place.
struct PieceReader {
    let source: PlacedBytes
    private let start: Int
    private let shape: PieceShape
    private let jobs: Int
    private let size: Int

    /// Enough for what stands before the first value in all but odd documents.
    private static let headSize = 16 * 1024

    /// Nil when the input is to be read in one piece.
    init?(_ input: XMLSource, _ settings: PieceSettings) throws(SystemFailure) {
        guard settings.jobs != 1, input.isPlainUTF8 else { return nil }
        source = try PlacedBytes(input.text)
        guard source.count >= settings.smallestInput else { return nil }
        start = input.start
        jobs = settings.jobs ?? Processors.count
        size = settings.size
        guard jobs > 1 else { return nil }
        guard let shape = PieceShape(try source.read(Self.headSize, at: start)) else { return nil }
        self.shape = shape
    }

    /// Reads everything; nil when the input is to be read in one piece, and `assembly` is worthless then.
    func read<Assembly: PieceAssembly & ~Copyable>(into assembly: inout Assembly) -> XMLNotes? {
        XMLLibrary.prepare()
        let cutter = PieceCutter(source, start: start, shape: shape, size: size)
        let makePart = assembly.makePart
        let source = source
        var join = PieceJoin(keepsPlaces: Assembly.keepsPlaces)
        var end = End.whole
        OrderedWork.run(jobs: jobs, lead: jobs + 2) {
            cutter.next()
        } work: { piece in
            PieceResult(piece, source, makePart(piece.role))
        } consume: { (result: PieceResult<Assembly.Part>) in
            end = join.add(result.parse, of: result.piece).map(End.early) ?? .whole
            if case .early(.misplaced) = end, !result.piece.isFirst {
                end = .restart(result.piece.range.lowerBound)
            }
            switch end {
            case .whole, .early(.stopped): break
            case .early, .restart: return false
            }
            switch assembly.join(result.part, isLast: result.piece.isLast) {
            case .goesOn:
                if case .whole = end { return true }
            case .stops(let place):
                end = .early(.stopped)
                if let place { join.end(at: place) }
            case .refuses: end = .early(.faulty)
            }
            return false
        }
        if case .whole = end, let cut = cutter.longRest {
            guard cut > start else { return nil }
            end = .restart(cut)
        }
        switch end {
        case .whole: return join.notes(isWhole: true)
        case .early(.stopped): return join.notes(isWhole: false)
        case .early: return nil
        case .restart(let cut):
            // The cut before was good, so that what was joined is right: the rest is read in one piece.
            let rest = cutter.rest(from: cut)
            let parse = unsafe XMLParse(XMLInput(source, rest), events: assembly.resume(), piece: rest)
            switch join.add(parse, of: rest) {
            case nil: return join.notes(isWhole: true)
            case .stopped: return join.notes(isWhole: false)
            case .faulty, .misplaced: return nil
            }
        }
    }

    /// How far the pieces went.
    private enum End {
        case whole
        case early(PieceJoin.Objection)
        /// From here on all is read in one piece: the cut behind was none, or there is none nearby.
        case restart(Int)
    }
}

/// A piece that was read.
private final class PieceResult<Part: PiecePart>: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    let piece: XMLPiece
    let part: Part
    let parse: XMLParse

    init(_ piece: XMLPiece, _ source: PlacedBytes, _ part: Part) {
        self.piece = piece
        self.part = part
        parse = unsafe XMLParse(XMLInput(source, piece), events: part.events, piece: piece)
        if parse.isWellFormed || parse.hasStopped { part.finish() }
    }
}

extension XMLInput {
    /// The bytes of a piece with what stands around them.
    fileprivate init(_ source: PlacedBytes, _ piece: XMLPiece) {
        self.init(ByteCursor(source, piece.range), before: piece.prefix, after: piece.suffix)
    }
}
