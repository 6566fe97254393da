internal import CLibXML2

// MARK: Comments, processing instructions, CDATA, the document type

extension XMLReaderState {
    /// A comment; the parser stands behind it.
    ///
    /// `text` ends with a NUL.
    @inline(never)
    mutating func comment(_ text: UnsafePointer<xmlChar>) {
        let end = offset
        let length = Int(unsafe xmlStrlen(text))
        let before = contentStart
        contentStart = end
        if leaf != .unknown, skipped == 0 {
            contentStart = before
            if leaf == .true || leaf == .false { noteContentOfBoolean() } else { noteMarkup(.commentInText) }
            contentStart = end
            return
        }
        if frame == .document, length == 0, !hasDoctype || !hasPlist {
            // CoreFoundation reads `<!---->` before the root as a comment that does not end.
            note(.appleRejects, at: end - 7, detail: .emptyCommentInProlog)
        }
        guard skipped == 0 else { return }
        // Exact unless the comment has carriage returns, which libxml2 has already turned into line feeds.
        let start = inputHasCarriageReturn ? before : end - length - 7
        stopUnless(unsafe events.comment(events.context, text, start, end))
    }

    /// A processing instruction; the parser stands behind it.
    @inline(never)
    mutating func processingInstruction(_ target: UnsafePointer<xmlChar>?) {
        instructionCount += 1
        unsafe countName(target)
        if leaf != .unknown, skipped == 0 {
            if leaf == .true || leaf == .false {
                noteContentOfBoolean()
            } else {
                noteMarkup(.instructionInText)
            }
        }
        contentStart = offset
    }

    private mutating func noteContentOfBoolean() {
        guard !leafHasFault else { return }
        leafHasFault = true
        note(.boolNotEmpty, at: contentStart, place: .nextMarkup)
    }

    /// A CDATA section; the parser stands behind it.
    @inline(never)
    mutating func cdata(_ bytes: UnsafePointer<xmlChar>, count: Int) {
        guard skipped == 0 else { return }
        switch leaf {
        case .string, .key:
            if inputHasCarriageReturn { hasLineFeedInText = true }
            // An empty section is not the beginning of the text.
            if count > 0 { unsafe tellText(leaf == .string ? .string : .key, bytes, count: count) }
        case .integer, .real, .date:
            noteMarkup(.cdataInNumber)
            unsafe collect(bytes, count: count)
        case .data:
            noteMarkup(.cdataInNumber)
            unsafe decode(bytes, count: count)
        case .true, .false: noteContentOfBoolean()
        default: note(.textInContainer, at: contentStart, detail: .cdata, place: .nextMarkup)
        }
        contentStart = offset
    }

    /// The document type declaration; the parser stands behind its ids, at `>` or `[`.
    mutating func doctype(
        _ name: UnsafePointer<xmlChar>?,
        publicID: UnsafePointer<xmlChar>?,
        systemID: UnsafePointer<xmlChar>?
    ) {
        hasDoctype = true
        if isWithoutGap {
            // libxml2 takes it all the same; the search for the cause finds it.
            becomeIllFormed(code: 0)
            unsafe xmlStopParser(parser)
            return
        }
        if unsafe pick_current(parser)?.pointee == UInt8(ascii: "[") {
            note(.internalSubset, at: offset)
            stop()
            return
        }
        if unsafe !isKnownDoctype(name, publicID: publicID, systemID: systemID) {
            note(.doctypeUnknown, at: contentStart, place: .nextDoctype)
        }
        if unsafe Self.containsGreater(publicID) || Self.containsGreater(systemID) {
            note(.appleRejects, at: contentStart, detail: .doctypeWithGreater, place: .nextDoctype)
        }
        contentStart = offset
    }

    /// Whether `<!DOCTYPE` and the name are one word, as far back as libxml2 keeps the text.
    private var isWithoutGap: Bool {
        guard var place = unsafe pick_current(parser), let base = unsafe pick_base(parser) else {
            return false
        }
        while unsafe place > base {
            unsafe place -= 1
            if unsafe xmlStrncmp(place, "<!DOCTYPE", 9) == 0 { return unsafe !isXMLWhitespace(place[9]) }
        }
        return false
    }

    private func isKnownDoctype(
        _ name: UnsafePointer<xmlChar>?,
        publicID: UnsafePointer<xmlChar>?,
        systemID: UnsafePointer<xmlChar>?
    ) -> Bool {
        guard unsafe xmlStrEqual(name, "plist") == 1 else { return false }
        let knowsPublic =
            unsafe publicID == nil || xmlStrEqual(publicID, "-//Apple//DTD PLIST 1.0//EN") == 1
            || xmlStrEqual(publicID, "-//Apple Computer//DTD PLIST 1.0//EN") == 1
        let knowsSystem =
            unsafe systemID == nil
            || xmlStrEqual(systemID, "http://www.apple.com/DTDs/PropertyList-1.0.dtd") == 1
            || xmlStrEqual(systemID, "https://www.apple.com/DTDs/PropertyList-1.0.dtd") == 1
            || xmlStrEqual(systemID, "file://localhost/System/Library/DTDs/PropertyList.dtd") == 1
        return knowsPublic && knowsSystem
    }

    private static func containsGreater(_ text: UnsafePointer<xmlChar>?) -> Bool {
        guard let text = unsafe text else { return false }
        return unsafe xmlStrchr(text, UInt8(ascii: ">")) != nil
    }
}
