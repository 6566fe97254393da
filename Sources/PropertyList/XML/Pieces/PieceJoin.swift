internal import PickBytes

/// Joins what was noticed in the pieces of a document, and says what of it is as good as read in one piece.
struct PieceJoin {
    /// Why a piece ends the reading in pieces.
    enum Objection {
        /// The values are not wanted any further, which is no fault.
        case stopped
        /// The piece is good up to its end, and not there: the cut behind it is none.
        case misplaced
        /// There is a fault, or something else that only a reading of the whole knows how to tell.
        case faulty
    }

    private let keepsPlaces: Bool
    private var list: [XMLFinding] = []
    private var lintCount = 0
    private var attributeWork = 0
    private var names: Set<[UInt8]> = []
    private var hasCarriageReturnInText = false
    private var instructionCount = 0
    private var hasDoctype = true

    init(keepsPlaces: Bool) { self.keepsPlaces = keepsPlaces }

    /// Takes what the next piece has; nil when nothing speaks against it.
    mutating func add(_ parse: borrowing XMLParse, of piece: XMLPiece) -> Objection? {
        guard parse.readFailure == 0, parse.errorCount == 0 else { return .faulty }
        guard parse.isWellFormed || parse.hasStopped else {
            // What is wrong behind the piece is wrong with the tags that were put there.
            return parse.faultOffset.map { $0 >= piece.textEnd } ?? false ? .misplaced : .faulty
        }
        // From the first carriage return on texts and comments are looked at in another way: all pieces know, or none.
        if keepsPlaces, parse.hasCarriageReturn, !piece.hasEarlyCarriageReturn { return .faulty }
        if piece.isFirst { hasDoctype = parse.hasDoctype }
        attributeWork += parse.attributeWork
        names.formUnion(parse.unknownNames)
        guard attributeWork <= XMLReaderState.maximumAttributeWork,
            names.count <= XMLReaderState.maximumNames
        else { return .faulty }
        for index in 0..<parse.findings.count where lintCount + index < FindingLimit.most {
            list.append(parse.findings[index])
        }
        lintCount += parse.lintCount
        hasCarriageReturnInText = hasCarriageReturnInText || parse.hasCarriageReturnInText
        instructionCount += parse.instructionCount
        return parse.hasStopped ? .stopped : nil
    }

    /// Forgets what a reading that ended at `offset` would not have come to.
    mutating func end(at offset: Int) {
        let first = list.prefix { $0.start < offset }
        if first.count < list.count { lintCount = first.count }
        list = Array(first)
    }

    /// What a reading of the whole would have noticed.
    func notes(isWhole: Bool) -> XMLNotes {
        var notes = XMLNotes()
        notes.list = list
        var count = lintCount
        if isWhole, !hasDoctype {
            count += 1
            if count <= FindingLimit.most { notes.list.append(.noDoctype) }
        }
        notes.hasDroppedLint = count > FindingLimit.most
        notes.hasCarriageReturnInText = hasCarriageReturnInText
        notes.instructionCount = instructionCount
        return notes
    }
}
