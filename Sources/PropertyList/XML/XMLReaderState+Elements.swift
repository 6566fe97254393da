internal import CLibXML2
internal import PickBytes

// MARK: Start tags

extension XMLReaderState {
    /// A start tag.
    ///
    /// The parser stands at its `>` or `/>`.
    @inline(__always)
    mutating func startElement(_ name: UnsafePointer<xmlChar>?, _ attributes: XMLAttributes) {
        // One branch for everything that is out of the ordinary, and for the common elements a copy of the rest each:
        // their lengths are constants there.
        if attributes.address | UInt(leaf.rawValue) | UInt(bitPattern: skipped) == 0 {
            let address = unsafe UInt(bitPattern: name.unsafelyUnwrapped)
            if address == names.string {
                if openBare(.string) { return }
            } else if address == names.key {
                if openBare(.key) { return }
            } else if address == names.dict {
                if openBare(.dict) { return }
            } else if address == names.array {
                if openBare(.array) { return }
            }
        }
        unsafe startRarely(name, attributes)
    }

    /// Opens what has a start tag of nothing but its name; false when the tag has more.
    @inline(__always)
    private mutating func openBare(_ element: XMLElement) -> Bool {
        guard let end = unsafe Self.endOfBareTag(element, parser) else { return false }
        open(element, at: end &- element.nameLength &- 1, end: end)
        return true
    }

    /// Where a start tag of nothing but its name ends; nil when it has more.
    ///
    /// Static, as all that is asked on the way: a method that does not mutate is lent a copy of the whole state.
    @inline(__always)
    private static func endOfBareTag(_ element: XMLElement, _ parser: xmlParserCtxtPtr) -> Int? {
        let length = element.nameLength
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser), length > 0,
            unsafe current - base > length, unsafe (current - (length &+ 1)).pointee == UInt8(ascii: "<")
        else { return nil }
        return unsafe pick_offset(parser)
    }

    @inline(never)
    private mutating func startRarely(_ name: UnsafePointer<xmlChar>?, _ attributes: XMLAttributes) {
        let element = unsafe names.element(name)
        let end = offset
        let start =
            unsafe Self.endOfBareTag(element, parser).map { $0 - element.nameLength - 1 }
            ?? startTagOffset(end: end)
        if attributes.address | UInt(leaf.rawValue) | UInt(bitPattern: skipped) == 0 {
            open(element, at: start, end: end)
        } else {
            unsafe startUnusually(element, name, attributes, start: start, end: end)
        }
    }

    /// Opens an element, whose start tag stands at `start` and ends at `end`.
    @inline(__always)
    private mutating func open(_ element: XMLElement, at start: Int, end: Int) {
        contentStart = end &+ 1
        switch element {
        case .string:
            admitValue(at: start)
            openText(.string, at: start)
        case .key where frame == .dictBeforeKey:
            frame = .dictBeforeValue
            rememberKey(at: start)
            openText(.key, at: start)
        case .dict:
            admitValue(at: start)
            openContainer(.dict, at: start)
        case .array:
            admitValue(at: start)
            openContainer(.array, at: start)
        default: startRarer(element, at: start)
        }
    }

    @inline(__always)
    private mutating func openText(_ element: XMLElement, at start: Int) {
        leaf = element
        leafStart = start
        leafContentStart = contentStart
        leafHasMarkup = false
        leafHasBegun = false
    }

    @inline(never)
    private mutating func startRarer(_ element: XMLElement, at start: Int) {
        switch element {
        case .integer, .real, .date, .true, .false:
            admitValue(at: start)
            openScalar(element, at: start)
        case .data:
            admitValue(at: start)
            base64 = Base64Decoder()
            openText(.data, at: start)
            leafText.truncate(to: 0)
            if isSelfClosing {
                // The one spelling of empty data that CoreFoundation refuses (`decisions.md` 3).
                note(.appleRejects, at: start, detail: .selfClosedData)
            }
        case .key: startKey(at: start)
        case .plist: startPlist(at: start)
        default: startUnknown(at: start)
        }
    }

    private mutating func openScalar(_ element: XMLElement, at start: Int) {
        leaf = element
        leafStart = start
        leafContentStart = contentStart
        leafText.truncate(to: 0)
        leafTextIsTooLong = false
        leafHasMarkup = false
        leafHasFault = false
        leafIsSelfClosed = isSelfClosing
    }

    /// Whether the start tag at whose end the parser stands closes itself.
    private var isSelfClosing: Bool { unsafe pick_current(parser)?.pointee == UInt8(ascii: "/") }

    /// A key where no key is expected.
    private mutating func startKey(at start: Int) {
        if frame == .dictBeforeValue {
            keyWithoutValue()
            frame = .dictBeforeValue
            rememberKey(at: start)
            openText(.key, at: start)
            return
        }
        note(.keyOutsideDict, at: start)
        takePlace(at: start)
    }

    private mutating func startPlist(at start: Int) {
        guard frame == .document else {
            note(.nestedPlist, at: start)
            takePlace(at: start)
            return
        }
        if !hasPlistVersion { note(.noPlistVersion, at: start) }
        hasPlist = true
        plistStart = start
        frame = .emptyPlist
    }

    private mutating func startUnknown(at start: Int) {
        note(.unknownElement, at: start)
        takePlace(at: start)
    }

    /// Skips an element that cannot be read.
    ///
    /// It counts as what was expected, so that no second complaint follows.
    private mutating func takePlace(at start: Int) {
        skipped = 1
        switch frame {
        case .document: frame = .ended
        case .emptyPlist, .textPlist: frame = .fullPlist
        case .dictBeforeValue: frame = .dictBeforeKey
        case .dictBeforeKey:
            frame = .dictBeforeValue
            excuseKey(at: start)
            emptyKey(at: start)
            return
        case .array, .fullPlist, .ended: break
        }
        placeholder(at: start)
    }

    /// Where the `<` of the start tag stands whose end is at `end`, where the parser stands.
    ///
    /// Between two attributes libxml2 forgets all but the last 80 bytes. The tag then stands where what was told
    /// before it ends; behind text of a leaf it is the first `<` from there on.
    private func startTagOffset(end: Int) -> Int {
        let earliest = max(contentStart, textEnd)
        // No `<` may stand in a tag, so the last one before its end is its first byte.
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return earliest
        }
        var place = unsafe current
        while unsafe place > base {
            unsafe place -= 1
            if unsafe place.pointee == UInt8(ascii: "<") { return unsafe end &- (current - place) }
        }
        if frame == .document, let place = unsafe input?.pointee.lastMarkup(before: end) { return place }
        return earliest
    }
}

// MARK: Start tags with attributes, or where none may stand

extension XMLReaderState {
    @inline(never)
    private mutating func startUnusually(
        _ element: XMLElement,
        _ name: UnsafePointer<xmlChar>?,
        _ attributes: XMLAttributes,
        start: Int,
        end: Int
    ) {
        if skipped > 0 {
            skipped += 1
            if depth + skipped > Self.maximumDepth { stop() }
            return
        }
        if leaf != .unknown {
            contentStart = end + 1
            if leaf == .true || leaf == .false {
                if !leafHasFault { note(.boolNotEmpty, at: start, place: .nextMarkup) }
                leafHasFault = true
            } else {
                note(.elementInLeaf, at: start, place: .nextMarkup)
                leafHasFault = true
            }
            skipped = 1
            return
        }
        lookAtAttributes(element, attributes, start: start, end: end)
        if element == .unknown { unsafe countName(name) }
        guard !hasStopped else { return }
        open(element, at: start, end: end)
        if element != .unknown, end - start > Self.maximumStartTag {
            note(.tooLarge, at: start, detail: .startTag)
            stop()
        }
    }

    private mutating func lookAtAttributes(
        _ element: XMLElement,
        _ attributes: XMLAttributes,
        start: Int,
        end: Int
    ) {
        var version = false
        var unknown = 0
        var namespaces = 0
        var count = 0
        while let attribute = unsafe attributes[count] {
            count += 1
            if unsafe element == .plist && xmlStrEqual(attribute.name, "version") == 1 {
                version = true
                if unsafe xmlStrEqual(attribute.value, "1.0") != 1 { note(.plistVersion, at: start) }
                continue
            }
            unsafe countName(attribute.name)
            if unsafe Self.declaresNamespace(attribute.name) { namespaces += 1 } else { unknown += 1 }
        }
        if namespaces > 0 { note(.namespace, at: start) }
        if unknown > 0 { note(.unknownAttribute, at: start) }
        hasPlistVersion = version
        countAttributes(count)
        if count > 0, containsGreater(attributes, from: start, to: end) {
            note(.appleDiffers, at: start, detail: .greaterInAttribute)
        }
    }

    private static func declaresNamespace(_ name: UnsafePointer<xmlChar>) -> Bool {
        unsafe xmlStrEqual(name, "xmlns") == 1 || xmlStrncmp(name, "xmlns:", 6) == 0
    }

    /// CoreFoundation ends a tag at the first `>`, also inside an attribute's value (`decisions.md` 14).
    ///
    /// Of a tag that is not in memory any more the values are looked at; ``XMLFindingWords/isTrue(_:)`` tells `>` from
    /// `&gt;`.
    private func containsGreater(_ attributes: XMLAttributes, from start: Int, to end: Int) -> Bool {
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return false
        }
        if unsafe end - start <= current - base {
            for index in start..<end where unsafe (current - (end - index)).pointee == UInt8(ascii: ">") {
                return true
            }
            return false
        }
        var index = 0
        while let attribute = unsafe attributes[index] {
            if unsafe xmlStrchr(attribute.value, UInt8(ascii: ">")) != nil { return true }
            index += 1
        }
        return false
    }

    /// Bounds the work of libxml2, which compares each attribute of a tag with each other one.
    private mutating func countAttributes(_ count: Int) {
        let many = max(0, count - 32)
        attributeWork += many * many
        if attributeWork > Self.maximumAttributeWork {
            note(.tooLarge, at: contentStart, detail: .attributes)
            stop()
        }
    }

    /// Counts a name that property lists do not have: libxml2 grows quadratic with distinct names.
    mutating func countName(_ name: UnsafePointer<xmlChar>?) {
        guard let name = unsafe name, unknownNames.insert(UInt(bitPattern: name)) else { return }
        if unknownNames.count == Self.maximumNames + 1 {
            note(.tooLarge, at: offset, detail: .distinctNames)
            stop()
        }
    }
}

// MARK: End tags

extension XMLReaderState {
    /// An end tag, or the end of a tag that closes itself.
    ///
    /// The parser stands behind its `>`.
    @inline(__always)
    mutating func endElement() {
        let end = offset
        contentStart = end
        if leaf == .string || leaf == .key, skipped == 0 {
            let kind = leaf == .string ? NodeKind.string : .key
            leaf = .unknown
            if !leafHasBegun { tellEmptyText(kind, at: leafStart) }
            stopUnless(unsafe events.endText(events.context, kind.rawValue, end))
            return
        }
        if leaf == .unknown, skipped == 0, depth > 0 {
            closeContainer(at: end)
            return
        }
        endRarer(at: end)
    }

    @inline(never)
    private mutating func endRarer(at end: Int) {
        if skipped > 0 {
            skipped -= 1
            return
        }
        let element = leaf
        leaf = .unknown
        switch element {
        case .integer: endInteger(at: end)
        case .real: endReal(at: end)
        case .date: endDate(at: end)
        case .data: endData(at: end)
        case .true, .false:
            let kind = element == .true ? NodeKind.true : .false
            stopUnless(unsafe events.scalar(events.context, kind.rawValue, 0, leafStart, end))
        default:
            if frame == .emptyPlist { note(.plistEmpty, at: plistStart) }
            frame = .ended
        }
    }
}
