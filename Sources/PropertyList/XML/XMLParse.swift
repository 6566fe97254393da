internal import CLibXML2
internal import PickBytes

/// What is left of a parse when libxml2 is done.
struct XMLParse: ~Copyable {
    /// What the reader noticed, in the order of the text.
    var findings = TrivialBuffer<XMLFinding>()
    /// Whether libxml2 took the text for well-formed, as far as it was read.
    var isWellFormed = false
    /// Where libxml2 stood when it ended.
    var endOffset = 0
    /// Where it stood when it found the first fault of well-formedness; nil when it found none.
    var faultOffset: Int?
    /// Whether the reading was ended early by a finding or by who listens.
    var hasStopped = false
    var errorCount = 0
    var lintCount = 0
    var hasCarriageReturnInText = false
    var instructionCount = 0
    /// The error number of a read that failed; zero while all is well.
    var readFailure: Int32 = 0

    // What counts beyond a piece.

    var hasDoctype = false
    var hasCarriageReturn = false
    var attributeWork = 0
    /// The distinct names that property lists do not have; of a piece only.
    var unknownNames: [[UInt8]] = []

    /// Parses UTF-8 from `cursor` and tells `events`.
    ///
    /// libxml2 pulls its bytes through a callback: measured, that is the fastest way in 2.9 and costs 5 % at most
    /// in later releases, takes constant memory, and is in the headers of all of them.
    @unsafe init(_ cursor: consuming XMLInput, events: PropertyListEvents, piece: XMLPiece? = nil) {
        xmlInitParser()
        pick_silence()
        let input = UnsafeMutablePointer<XMLInput>.allocate(capacity: 1)
        unsafe input.initialize(to: cursor)
        let memory = UnsafeMutablePointer<XMLReaderState>.allocate(capacity: 1)
        var handlers = unsafe xmlHandlers()
        let parser = unsafe xmlCreateIOParserCtxt(
            &handlers,
            memory,
            { context, room, size in
                guard let context = unsafe context, let room = unsafe room else { return -1 }
                let input = unsafe context.assumingMemoryBound(to: XMLInput.self)
                return unsafe room.withMemoryRebound(to: UInt8.self, capacity: Int(size)) {
                    unsafe Int32(input.pointee.fill($0, size: Int(size)))
                }
            },
            { _ in 0 },
            input,
            XML_CHAR_ENCODING_UTF8
        )
        guard let parser = unsafe parser else {
            unsafe input.deinitialize(count: 1)
            unsafe input.deallocate()
            unsafe memory.deallocate()
            return
        }
        // No entity is replaced, nothing is fetched; the limits that HUGE lifts stand in XMLReaderState instead.
        // The text is UTF-8 here whatever its declaration says.
        unsafe xmlCtxtUseOptions(
            parser,
            Int32(XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
        )
        unsafe memory.initialize(to: XMLReaderState(parser: parser, events: events))
        unsafe input.pointee.state = unsafe memory
        unsafe memory.pointee.input = unsafe input
        if let piece { unsafe memory.pointee.begin(piece) }
        _ = unsafe xmlParseDocument(parser)
        if piece == nil { unsafe memory.pointee.finish() }

        // libxml2 2.9 takes a NUL for the end of the input, and says nothing about what follows.
        let delivered = unsafe input.pointee.deliveredCount
        let end = (piece?.origin ?? 0) + delivered
        let isWhole = (piece?.length ?? delivered) == delivered
        let hasReadAll = unsafe isWhole && memory.pointee.offset == end && input.pointee.isAtEnd
        isWellFormed =
            unsafe pick_is_well_formed(parser) == 1 && !memory.pointee.isIllFormed
            && !memory.pointee.hasUnknownEntity && hasReadAll
        hasStopped = unsafe memory.pointee.hasStopped && !memory.pointee.hasUnknownEntity
        endOffset = unsafe memory.pointee.offset
        errorCount = unsafe memory.pointee.errorCount
        lintCount = unsafe memory.pointee.lintCount
        hasCarriageReturnInText = unsafe memory.pointee.hasLineFeedInText
        instructionCount = unsafe memory.pointee.instructionCount
        if unsafe memory.pointee.isIllFormed { faultOffset = unsafe memory.pointee.faultOffset }
        hasDoctype = unsafe memory.pointee.hasDoctype
        hasCarriageReturn = unsafe memory.pointee.inputHasCarriageReturn
        attributeWork = unsafe memory.pointee.attributeWork
        if piece != nil { unknownNames = unsafe memory.pointee.unknownNames.texts }
        unsafe swap(&findings, &memory.pointee.findings)
        readFailure = unsafe input.pointee.failure

        if let document = unsafe parser.pointee.myDoc { unsafe xmlFreeDoc(document) }
        unsafe xmlFreeParserCtxt(parser)
        unsafe memory.deinitialize(count: 1)
        unsafe memory.deallocate()
        unsafe input.deinitialize(count: 1)
        unsafe input.deallocate()
    }
}

extension XMLReaderState {
    /// Notes what only the end of the document shows.
    mutating func finish() {
        if !hasDoctype, !hasStopped, unsafe pick_is_well_formed(parser) == 1 { note(.noDoctype, at: 0) }
    }

    /// Counts places from where the piece stands in the whole, and knows what stands before it.
    mutating func begin(_ piece: XMLPiece) {
        unsafe pick_set_origin(parser, piece.origin)
        // A piece with a fault is read again, with all around it.
        errorLimit = 1
        guard !piece.isFirst else { return }
        hasDoctype = true
        inputHasCarriageReturn = piece.hasEarlyCarriageReturn
    }
}
