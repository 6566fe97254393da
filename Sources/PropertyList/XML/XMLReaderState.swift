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
    private static let maximumNumberText = 64 * 1024

    @unsafe init(parser: xmlParserCtxtPtr, events: PropertyListEvents) {
        unsafe self.parser = parser
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
        // What libxml2 still tells behind its own fault only follows from that.
        guard !isIllFormed else { return }
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

// MARK: Text

extension XMLReaderState {
    /// Text of the open leaf, or between elements.
    @inline(__always)
    mutating func characters(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if leaf == .string || leaf == .key {
            if inputHasCarriageReturn { unsafe lookForLineFeed(bytes, count: count) }
            if count <= 4 { lookAtReference() }
            unsafe tellText(leaf == .string ? .string : .key, bytes, count: count)
            return
        }
        if leaf == .unknown, unsafe Self.isBlank(bytes, count: count),
            count > 4 || (unsafe !Self.isBehindReference(parser))
        {
            return
        }
        unsafe otherCharacters(bytes, count: count)
    }

    /// Whether text is white space: a document has no other characters up to U+0020.
    @inline(__always)
    private static func isBlank(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard count >= 8 else { return unsafe isBlankAndShort(bytes, count: count) }
        // Adding 0x5F carries into the top bit from 0x21 on. A carry beyond its byte comes only from a byte that
        // has set a top bit already. The last load overlaps the one before it.
        let text = unsafe UnsafeRawPointer(bytes)
        var index = 0
        while true {
            let word = unsafe text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if (word &+ 0x5F5F_5F5F_5F5F_5F5F | word) & 0x8080_8080_8080_8080 != 0 { return false }
            if index == count &- 8 { return true }
            index = min(index &+ 8, count &- 8)
        }
    }

    /// The same for less than eight characters: two loads that overlap, since a loop's end would be guessed wrong each time
    /// that the indentation changes.
    @inline(__always)
    private static func isBlankAndShort(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        let text = unsafe UnsafeRawPointer(bytes)
        if count >= 4 {
            let first = unsafe text.loadUnaligned(as: UInt32.self)
            let last = unsafe text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return ((first &+ 0x5F5F_5F5F | first) | (last &+ 0x5F5F_5F5F | last)) & 0x8080_8080 == 0
        }
        guard count > 0 else { return true }
        let bits = unsafe UInt32(bytes[0]) << 16 | UInt32(bytes[count / 2]) << 8 | UInt32(bytes[count &- 1])
        return (bits &+ 0x5F5F5F | bits) & 0x808080 == 0
    }

    /// Whether the parser stands right behind `;`, so that a short piece of text may be a reference's.
    @inline(__always)
    private static func isBehindReference(_ parser: xmlParserCtxtPtr) -> Bool {
        guard let current = unsafe pick_current(parser), unsafe current != pick_base(parser) else {
            return false
        }
        return unsafe (current - 1).pointee == UInt8(ascii: ";")
    }

    /// Where the reference begins that the parser stands behind; nil when it stands behind none.
    @inline(never)
    private static func referenceStart(_ parser: xmlParserCtxtPtr) -> (start: Int, digits: Int)? {
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return nil
        }
        var place = unsafe current - 2
        var digits = 0
        while unsafe place >= base {
            let byte = unsafe place.pointee
            if byte == UInt8(ascii: "&") { return unsafe (pick_offset(parser) - (current - place), digits) }
            let isName = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard isName || isDigit || byte == UInt8(ascii: "#") else { return nil }
            if isDigit || isName { digits += 1 }
            unsafe place -= 1
        }
        return nil
    }

    /// CoreFoundation reads at most eight digits of a character reference (`decisions.md` 15).
    @inline(__always)
    private mutating func lookAtReference() {
        guard unsafe Self.isBehindReference(parser), let reference = unsafe Self.referenceStart(parser) else {
            return
        }
        if reference.digits > 9 {
            note(.appleRejects, at: reference.start, detail: .longReference)
        }
    }

    /// Tells a piece of the open leaf's text, with its beginning where it is the first.
    @inline(__always)
    mutating func tellText(_ kind: NodeKind, _ bytes: UnsafePointer<UInt8>, count: Int) {
        if leafHasBegun {
            stopUnless(unsafe events.text(events.context, bytes, count))
        } else {
            leafHasBegun = true
            if kind != .data, unsafe bytes[0] == 0xEF { unsafe lookForMark(bytes, count: count) }
            stopUnless(unsafe events.beginText(events.context, kind.rawValue, leafStart, bytes, count))
        }
    }

    /// CoreFoundation takes U+FEFF at the beginning of a text for a byte order mark, and drops it.
    @inline(never)
    private mutating func lookForMark(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard count >= 3, unsafe bytes[1] == 0xBB, unsafe bytes[2] == 0xBF else { return }
        note(.appleDiffers, at: leafContentStart, detail: .leadingMark)
    }

    /// Tells the beginning of a text that has nothing in it.
    @inline(never)
    mutating func tellEmptyText(_ kind: NodeKind, at start: Int) {
        unsafe withUnsafePointer(to: UInt8(0)) { nothing in
            stopUnless(unsafe events.beginText(events.context, kind.rawValue, start, nothing, 0))
        }
    }

    @inline(never)
    private mutating func lookForLineFeed(_ bytes: UnsafePointer<UInt8>, count: Int) {
        for index in 0..<count where unsafe bytes[index] == 0x0A {
            hasLineFeedInText = true
            return
        }
    }

    @inline(never)
    private mutating func otherCharacters(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard skipped == 0 else { return }
        let reference =
            unsafe count <= 4 && Self.isBehindReference(parser) ? Self.referenceStart(parser) : nil
        switch leaf {
        case .integer, .real, .date:
            if reference != nil { noteMarkup(.referenceInText) }
            unsafe collect(bytes, count: count)
        case .data:
            if let reference, !leafHasMarkup {
                leafHasMarkup = true
                note(.appleDiffers, at: reference.start, detail: .referenceInData)
            }
            unsafe decode(bytes, count: count)
        case .true, .false:
            guard !leafHasFault else { return }
            leafHasFault = true
            var index = 0
            while unsafe index < count && isXMLWhitespace(bytes[index]) { index &+= 1 }
            if index == count, reference == nil {
                note(.boolNotEmpty, at: leafStart)
            } else {
                note(.boolNotEmpty, at: contentStart, place: .nextText)
            }
        default:
            textBetweenElements(reference?.start)
        }
    }

    private mutating func textBetweenElements(_ reference: Int?) {
        guard complainedText != contentStart else { return }
        if let reference {
            note(.textInContainer, at: reference, detail: .reference)
        } else {
            note(.textInContainer, at: contentStart, detail: .text, place: .nextText)
        }
        // One complaint a run of text: what follows it belongs to the same mistake.
        complainedText = contentStart
        if frame == .emptyPlist { frame = .textPlist }
        if frame == .dictBeforeKey, reference == nil {
            // A name without its tags: it counts as the key it was meant to be.
            frame = .dictBeforeValue
            excuseKey(at: contentStart)
            emptyKey(at: contentStart)
        }
    }

    @inline(__always)
    mutating func collect(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard leafText.count &+ count <= Self.maximumNumberText else {
            leafTextIsTooLong = true
            return
        }
        unsafe leafText.append(bytes, count: count)
    }

    @inline(never)
    mutating func decode(_ bytes: UnsafePointer<UInt8>, count: Int) {
        leafText.truncate(to: 0)
        var group: (UInt8, UInt8, UInt8) = (0, 0, 0)
        for index in 0..<count where unsafe base64.feed(bytes[index], group: &group) == 3 {
            leafText.append(group.0)
            leafText.append(group.1)
            leafText.append(group.2)
        }
        flushDecoded()
    }

    mutating func flushDecoded() {
        guard !leafText.isEmpty, let decoded = unsafe leafText.base else { return }
        unsafe tellText(.data, UnsafePointer(decoded), count: leafText.count)
        leafText.truncate(to: 0)
    }

    /// Notes, once a leaf, something in its text that CoreFoundation refuses.
    mutating func noteMarkup(_ detail: XMLFindingDetail) {
        guard !leafHasMarkup else { return }
        leafHasMarkup = true
        let place: XMLFinding.Place = detail == .referenceInText ? .exact : .nextMarkup
        note(.appleRejects, at: contentStart, detail: detail, place: place)
    }
}
