internal import CLibXML2
internal import PickBytes

/// What the reader knows while libxml2 calls it: the grammar of property lists as a small automaton.
///
/// One value of it lies in raw memory for the time of one parse, and the C handlers reach it through its pointer.
/// It has no class, array, string or closure in it, so that an event costs no retain and no exclusivity check.
/// Faults are noted and reading goes on: the automaton is always in a state from which it can.
@safe
struct XMLReaderState: ~Copyable {
    /// What may come next in the innermost element that is not a leaf.
    enum Frame: UInt8 {
        /// Before the root.
        case document
        /// Behind the root.
        case ended
        case emptyPlist, fullPlist
        /// In a `<plist>` that has only text so far, which was complained about.
        case textPlist
        case array
        case dictBeforeKey, dictBeforeValue
    }

    let parser: xmlParserCtxtPtr
    /// Where the bytes come from; set before the first one is asked for.
    var input: UnsafeMutablePointer<XMLInput>?
    var events: PropertyListEvents
    private let quiet: PropertyListEvents
    var names: XMLNames

    var frame = Frame.document
    /// The leaf that is open; `unknown` when none is.
    var leaf = XMLElement.unknown
    /// How many elements are open inside one that is skipped, itself included.
    var skipped = 0
    /// How many arrays and dicts are open.
    var depth = 0
    private let frames: UnsafeMutablePointer<Frame>
    /// For each open container where its last key stands.
    private let keyStarts: UnsafeMutablePointer<Int>

    var leafStart = 0
    /// Where the text of the open number, date or data begins.
    var leafContentStart = 0
    /// Where `<plist` stands.
    var plistStart = 0
    /// Where the content of the open leaf, or of what follows the last piece of markup, begins.
    var contentStart = 0
    /// Where the last text between elements ends that libxml2 has told.
    var textEnd = 0
    /// The text of a number or date.
    var leafText = TrivialBuffer<UInt8>()
    var leafTextIsTooLong = false
    var base64 = Base64Decoder()
    /// Whether something in the open leaf makes CoreFoundation refuse it; noted once a leaf.
    var leafHasMarkup = false
    var leafIsSelfClosed = false
    /// Whether the open key, string or data has been told of.
    var leafHasBegun = false
    /// Whether a `<true>` or `<false>` has been complained about.
    var leafHasFault = false

    /// The ``contentStart`` of the text between elements that was complained about last.
    var complainedText = -1

    var hasDoctype = false
    var hasPlist = false
    /// Whether the start tag that was read last had the version of a plist.
    var hasPlistVersion = false
    var attributeWork = 0
    /// Set when an entity was met that libxml2 does not know but passes over.
    var hasUnknownEntity = false
    /// Whether text of a string or key had a line feed although the input has carriage returns.
    var hasLineFeedInText = false
    var instructionCount = 0
    var inputHasCarriageReturn = false
    var hasStopped = false
    /// Whether libxml2 has found a fault of well-formedness.
    var isIllFormed = false
    /// Where the parser stood when it found the first one.
    var faultOffset = 0
    /// At so many errors the reading ends.
    var errorLimit = FindingLimit.most

    var unknownNames = PointerSet()
    var findings = TrivialBuffer<XMLFinding>()
    private(set) var errorCount = 0
    private(set) var lintCount = 0

    static let maximumDepth = 512
    static let iOSMaximumDepth = 128
    /// A start tag of more bytes is refused, and so are more distinct unknown names, and more work by
    /// attributes: libxml2 2.9 is quadratic in all of them.
    ///
    /// `valid/160-many-attributes` has 2,000 in one tag of 25 KB.
    static let maximumStartTag = 64 * 1024
    static let maximumNames = 4000
    static let maximumAttributeWork = 100_000_000

    @unsafe init(parser: xmlParserCtxtPtr, events: PropertyListEvents) {
        unsafe self.parser = parser
        unsafe input = nil
        unsafe self.events = events
        unsafe quiet = unsafe .discarding(context: events.context)
        names = unsafe XMLNames(parser)
        unsafe frames = .allocate(capacity: Self.maximumDepth + 2)
        unsafe keyStarts = .allocate(capacity: Self.maximumDepth + 2)
        unsafe frames[0] = .document
    }

    deinit {
        unsafe frames.deallocate()
        unsafe keyStarts.deallocate()
    }

    /// Where the parser stands, in bytes of the decoded text.
    @inline(__always) var offset: Int { unsafe pick_offset(parser) }
}

// MARK: Notes

extension XMLReaderState {
    @inline(never)
    mutating func note(
        _ kind: XMLFinding.Kind,
        at start: Int,
        length: Int = 0,
        detail: XMLFindingDetail = .none,
        place: XMLFinding.Place = .exact
    ) {
        // What libxml2 still tells behind its own fault, or behind a refused tag, only follows from that.
        guard !isIllFormed, !hasStopped else { return }
        if kind.isError {
            errorCount += 1
            // From here on no output can be right: the events go nowhere, for nothing on the way.
            if errorCount == 1, unsafe events.stopsAtFaults { unsafe events = quiet }
            if errorCount >= errorLimit { stop() }
        } else {
            lintCount += 1
            guard lintCount <= FindingLimit.most else { return }
        }
        findings.append(
            XMLFinding(
                kind: kind,
                place: place,
                detail: detail.rawValue,
                start: start,
                length: length
            )
        )
    }

    /// Ends the parse; libxml2 calls no handler after this.
    @inline(never)
    mutating func stop() {
        hasStopped = true
        unsafe xmlStopParser(parser)
    }

    @inline(__always)
    mutating func stopUnless(_ goesOn: Bool) {
        if !goesOn { stop() }
    }
}

// MARK: Containers and values

extension XMLReaderState {
    /// Opens an array or dict at `start`.
    @inline(__always)
    mutating func openContainer(_ kind: NodeKind, at start: Int) {
        guard depth < Self.maximumDepth else {
            note(.depth, at: start)
            stop()
            return
        }
        if depth == Self.iOSMaximumDepth { note(.depthOverIOSLimit, at: start) }
        unsafe frames[depth] = frame
        depth &+= 1
        frame = kind == .dict ? .dictBeforeKey : .array
        stopUnless(unsafe events.begin(events.context, kind.rawValue, start))
    }

    /// Closes the innermost array or dict, which ends at `end`.
    @inline(__always)
    mutating func closeContainer(at end: Int) {
        if frame == .dictBeforeValue { keyWithoutValue() }
        let kind = frame == .array ? NodeKind.array : .dict
        depth &-= 1
        frame = unsafe frames[depth]
        stopUnless(unsafe events.end(events.context, kind.rawValue, end))
    }

    /// Remembers where the key of the pair that is being read stands.
    @inline(__always)
    mutating func rememberKey(at start: Int) { unsafe keyStarts[depth] = start }

    /// Remembers where something stands that took a key's place and was complained about already.
    mutating func excuseKey(at start: Int) { unsafe keyStarts[depth] = ~start }

    /// Notes that the last key has no value, and gives it one, so that the pairs stay pairs.
    @inline(never)
    mutating func keyWithoutValue() {
        let start = unsafe keyStarts[depth]
        if start >= 0 { note(.keyWithoutValue, at: start) }
        placeholder(at: start >= 0 ? start : ~start)
        frame = .dictBeforeKey
    }

    /// Stands in for a value that cannot be read.
    mutating func placeholder(at start: Int) {
        stopUnless(unsafe events.scalar(events.context, NodeKind.null.rawValue, 0, start, start))
    }

    /// Looks whether a value may stand at `start`, says so when not, and goes to the state behind it.
    @inline(__always)
    mutating func admitValue(at start: Int) {
        switch frame {
        case .array: return
        case .dictBeforeValue: frame = .dictBeforeKey
        default: admitUnusualValue(at: start)
        }
    }

    @inline(never)
    private mutating func admitUnusualValue(at start: Int) {
        switch frame {
        case .array, .dictBeforeValue, .ended: break
        case .document:
            note(.noPlistElement, at: start)
            frame = .ended
        case .emptyPlist, .textPlist: frame = .fullPlist
        case .fullPlist: note(.plistTwoValues, at: start)
        case .dictBeforeKey:
            note(.valueWithoutKey, at: start)
            emptyKey(at: start)
        }
    }

    /// Stands in for a key that is not there.
    mutating func emptyKey(at start: Int) {
        tellEmptyText(.key, at: start)
        stopUnless(unsafe events.endText(events.context, NodeKind.key.rawValue, start))
    }
}
