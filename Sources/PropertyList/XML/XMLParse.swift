internal import CLibXML2
internal import PickBytes

/// What is left of a parse when libxml2 is done.
struct XMLParse: ~Copyable {
    /// What the reader noticed, in the order of the text.
    var findings = TrivialBuffer<XMLFinding>()
    /// Whether libxml2 took the text for well-formed, as far as it was read.
    var isWellFormed = false
    /// Where libxml2 stood when it found the first fault of well-formedness.
    var faultOffset = 0
    /// Whether the reading was ended early by a finding or by who listens.
    var hasStopped = false
    var errorCount = 0
    var hasDroppedLint = false
    var hasCarriageReturnInText = false
    /// The error number of a read that failed; zero while all is well.
    var readFailure: Int32 = 0

    /// Parses UTF-8 from `cursor` and tells `events`.
    ///
    /// libxml2 pulls its bytes through a callback: measured, that is the fastest way in 2.9 and costs 5 % at most
    /// in later releases, takes constant memory, and is in the headers of all of them.
    @unsafe init(_ cursor: consuming XMLInput, events: PropertyListEvents) {
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
        _ = unsafe xmlParseDocument(parser)
        unsafe memory.pointee.finish()

        // libxml2 2.9 takes a NUL for the end of the input, and says nothing about what follows.
        let hasReadAll = unsafe memory.pointee.offset == input.pointee.deliveredCount && input.pointee.isAtEnd
        isWellFormed =
            unsafe pick_is_well_formed(parser) == 1 && !memory.pointee.isIllFormed
            && !memory.pointee.hasUnknownEntity && hasReadAll
        hasStopped = unsafe memory.pointee.hasStopped && !memory.pointee.hasUnknownEntity
        faultOffset = unsafe memory.pointee.isIllFormed ? memory.pointee.faultOffset : memory.pointee.offset
        errorCount = unsafe memory.pointee.errorCount
        hasDroppedLint = unsafe memory.pointee.lintCount > FindingLimit.most
        hasCarriageReturnInText = unsafe memory.pointee.hasLineFeedInText
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
}
