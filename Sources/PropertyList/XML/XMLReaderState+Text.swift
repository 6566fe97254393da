internal import CLibXML2
internal import PickBytes

// MARK: Text

extension XMLReaderState {
    private static let maximumNumberText = 64 * 1024

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
            textEnd = unsafe pick_text_end(parser, bytes, count)
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
        if leaf == .unknown { textEnd = unsafe pick_text_end(parser, bytes, count) }
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
