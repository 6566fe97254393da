internal import PickDiagnostics

// What CoreFoundation takes although XML forbids it (`decisions.md` 1). It goes to the next `>` of a tag or a document
// type and to the next `?>` of an instruction, whatever stands before it.

/// Words about what XML forbids and CoreFoundation reads all the same.
let coreFoundationAccepts = "CoreFoundation accepts this, XML does not."

extension XMLFaultScanner {
    /// Where a character stands, as messages say it.
    enum TextPlace: String {
        case text
        case cdata = "CDATA"
        case comment = "a comment"
        case instruction = "a processing instruction"
        case doctype = "the document type declaration"
        case tag = "a tag"
        case attribute = "an attribute"
    }

    /// Whether any character may stand here: in the text of a string or key, or in an attribute.
    var coreFoundationTakesText: Bool {
        markup < text.count || open.last?.element == .string || open.last?.element == .key
    }

    func coreFoundationTakesCharacter(in place: TextPlace) -> Bool {
        switch place {
        case .text, .cdata: open.last?.element == .string || open.last?.element == .key
        case .comment, .instruction, .attribute: true
        case .doctype: coreFoundationTakesDoctype
        case .tag: coreFoundationTakesTag
        }
    }

    /// A tag may have many faults, and each asks for its end.
    private static let longestTagLookedAt = 64 * 1024

    /// Whether it ends the processing instruction where it was meant to end.
    var coreFoundationTakesInstruction: Bool {
        var place = index
        while place < text.count, !starts(with: "?>", at: place) { place += 1 }
        return isFollowedByMarkup(place + 2)
    }

    /// Whether the place is right behind an attribute and no other one begins there: more than this tag is broken.
    var isJunkBehindAttribute: Bool {
        guard index > 0, text[index - 1] == UInt8(ascii: "\"") || text[index - 1] == UInt8(ascii: "'") else {
            return false
        }
        let rest = text[index...].prefix { $0 != UInt8(ascii: ">") && !isXMLWhitespace($0) }
        return !rest.contains(UInt8(ascii: "="))
    }

    /// Whether it ends the document type declaration where it was meant to end.
    var coreFoundationTakesDoctype: Bool {
        let end = text[index...].prefix(Self.longestTagLookedAt).firstIndex {
            $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
        }
        guard let end, text[end] == UInt8(ascii: ">") else { return false }
        return isFollowedByMarkup(end + 1)
    }

    /// Whether it knows the name of the tag that is scanned, and ends it where it was meant to end.
    var coreFoundationTakesTag: Bool {
        let name = text[(markup + 1)...].prefix { byte in
            !isXMLWhitespace(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        let element = name.withSpan { XMLElement(named: $0) }
        guard !isJunkBehindAttribute, element != .unknown, name.endIndex < text.count,
            isXMLWhitespace(text[name.endIndex])
        else {
            return false
        }
        var place = name.endIndex
        var quote: UInt8?
        while place < text.count, text[place] != UInt8(ascii: ">"), place - markup < Self.longestTagLookedAt {
            let byte = text[place]
            if byte == UInt8(ascii: "<"), swallowsTag(at: place) { return false }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = quote == nil ? byte : quote == byte ? nil : quote
            }
            place += 1
        }
        guard place < text.count, text[place] == UInt8(ascii: ">") else { return false }
        if quote != nil, hasElementName(before: place) { return false }
        return element == .string || element == .key
            ? text[place - 1] != UInt8(ascii: "/") : isFollowedByMarkup(place + 1)
    }

    /// Whether a tag begins at `place` that belongs to the document, and would be lost within another.
    private func swallowsTag(at place: Int) -> Bool {
        let name = text[(place + 1)...].prefix {
            $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
        }
        return starts(with: "</", at: place) || name.withSpan { XMLElement(named: $0) } != .unknown
    }

    /// Whether the name of an element ends before `place`, whose tag has lost its beginning.
    private func hasElementName(before place: Int) -> Bool {
        XMLElement.names.contains { name, _ in
            name.utf8CodeUnitCount <= place && starts(with: name, at: place - name.utf8CodeUnitCount)
        }
    }

    /// Whether markup is the next thing at or behind `place`.
    private func isFollowedByMarkup(_ place: Int) -> Bool {
        guard place <= text.count else { return false }
        return text[place...].first { !isXMLWhitespace($0) } == UInt8(ascii: "<")
    }
}
