internal import CLibXML2
internal import PickBytes

/// What libxml2 hands over with a start tag, besides the name.
@safe
struct XMLStartTag {
    var prefix: UnsafePointer<xmlChar>?
    var uri: UnsafePointer<xmlChar>?
    var namespaceCount: Int32
    var namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    var attributeCount: Int32
    var attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

    /// Zero when the tag is a bare name.
    @inline(__always) var extras: UInt {
        unsafe UInt(bitPattern: prefix) | UInt(bitPattern: uri) | UInt(UInt32(bitPattern: namespaceCount))
            | UInt(UInt32(bitPattern: attributeCount))
    }
}

// MARK: Start tags

extension XMLReaderState {
    /// A start tag.
    ///
    /// The parser stands at its `>` or `/>`.
    @inline(__always)
    mutating func startElement(_ name: UnsafePointer<xmlChar>?, _ tag: XMLStartTag) {
        let element = unsafe names.element(name)
        let end = offset
        let start = unsafe Self.startTagOffset(element, end: end, parser)
        // One branch for everything that is out of the ordinary.
        guard tag.extras | UInt(leaf.rawValue) | UInt(bitPattern: skipped) == 0 else {
            unsafe startUnusually(element, name, tag, start: start, end: end)
            return
        }
        open(element, at: start, end: end)
    }

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

    /// Where the `<` of the start tag stands at whose end the parser is.
    ///
    /// Static, as all that is asked on the way: a method that does not mutate is lent a copy of the whole state.
    @inline(__always)
    private static func startTagOffset(_ element: XMLElement, end: Int, _ parser: xmlParserCtxtPtr) -> Int {
        let length = element.nameLength
        if let current = unsafe pick_current(parser), let base = unsafe pick_base(parser), length > 0,
            unsafe current - base > length, unsafe (current - (length &+ 1)).pointee == UInt8(ascii: "<")
        {
            return end &- length &- 1
        }
        return unsafe startTagOffsetBySearch(end: end, parser)
    }

    @inline(never)
    private static func startTagOffsetBySearch(end: Int, _ parser: xmlParserCtxtPtr) -> Int {
        // No `<` may stand in a tag, so the last one before its end is its first byte.
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return end
        }
        var place = unsafe current
        while unsafe place > base {
            unsafe place -= 1
            if unsafe place.pointee == UInt8(ascii: "<") { return unsafe end &- (current - place) }
        }
        return unsafe end &- (current - base)
    }
}

// MARK: Start tags with attributes, or where none may stand

extension XMLReaderState {
    @inline(never)
    private mutating func startUnusually(
        _ element: XMLElement,
        _ name: UnsafePointer<xmlChar>?,
        _ tag: XMLStartTag,
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
                if !leafHasFault { note(.boolNotEmpty, at: start) }
                leafHasFault = true
            } else {
                note(.elementInLeaf, at: start)
                leafHasFault = true
            }
            skipped = 1
            return
        }
        let element = unsafe tag.prefix == nil ? element : .unknown
        lookAtAttributes(element, tag, start: start, end: end)
        if element == .unknown { unsafe countName(name) }
        guard !hasStopped else { return }
        open(element, at: start, end: end)
        if element != .unknown, end - start > Self.maximumStartTag {
            note(.tooLarge, at: start, detail: .startTag)
            stop()
        }
    }

    private mutating func lookAtAttributes(_ element: XMLElement, _ tag: XMLStartTag, start: Int, end: Int) {
        if tag.namespaceCount > 0 {
            note(.namespace, at: start)
            for index in 0..<Int(tag.namespaceCount) {
                unsafe countName(tag.namespaces?[2 * index])
                unsafe countName(tag.namespaces?[2 * index + 1])
            }
        }
        var version = false
        var unknown = 0
        for index in 0..<Int(tag.attributeCount) {
            guard let attributes = unsafe tag.attributes else { break }
            let attribute = unsafe attributes + 5 * index
            let isVersion = unsafe element == .plist && attribute[1] == nil && Self.isVersion(attribute[0])
            if isVersion {
                version = true
                if unsafe !Self.isOnePointZero(attribute[3], attribute[4]) { note(.plistVersion, at: start) }
            } else {
                unsafe countName(attribute[0])
                unknown += 1
            }
        }
        if unknown > 0 { note(.unknownAttribute, at: start) }
        hasPlistVersion = version
        countAttributes(Int(tag.attributeCount))
        if tag.attributeCount > 0, containsGreater(from: start, to: end) {
            note(.appleDiffers, at: start, detail: .greaterInAttribute)
        }
    }

    /// CoreFoundation ends a tag at the first `>`, also inside an attribute's value (`decisions.md` 14).
    private func containsGreater(from start: Int, to end: Int) -> Bool {
        guard let current = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return false
        }
        let length = min(end - start, unsafe current - base)
        for index in 1...max(length, 1) where unsafe (current - index).pointee == UInt8(ascii: ">") {
            return true
        }
        return false
    }

    private static func isVersion(_ name: UnsafePointer<xmlChar>?) -> Bool {
        unsafe xmlStrEqual(name, "version") == 1
    }

    private static func isOnePointZero(_ start: UnsafePointer<xmlChar>?, _ end: UnsafePointer<xmlChar>?)
        -> Bool
    {
        guard let start = unsafe start, let end = unsafe end, unsafe end - start == 3 else { return false }
        return unsafe start[0] == UInt8(ascii: "1") && start[1] == UInt8(ascii: ".")
            && start[2] == UInt8(ascii: "0")
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
