/// What a file is, by its first bytes.
enum InputKind: Equatable {
    case xml
    case binary
    case tagged
    case other(Other)

    /// What is no property list that is read here.
    enum Other {
        case empty, json, wideJSON, openStep, appleDouble, html, archive, gzip, pdf, bytes, text

        /// What to tell.
        var message: String {
            switch self {
            case .empty: "The file is empty: a property list is expected here."
            case .json:
                "This is JSON, not a property list; of JSON only the form is read that names each value's type."
            case .wideJSON: "This is JSON, not a property list, and JSON is read in UTF-8 only."
            case .openStep:
                "This is an old-style (OpenStep) property list, which is not read: `plutil -convert xml1` on a Mac turns it into XML."
            case .appleDouble:
                "This is an AppleDouble file (`._…`), which holds a Mac file's metadata and not the property list."
            case .html:
                "This is an HTML page, not a property list: was an error page downloaded in its place?"
            case .archive:
                "This is a ZIP archive, as .xlsx files are, and no property list: save a table as CSV in UTF-8."
            case .gzip: "This is a gzip file, and no property list: `gunzip` unpacks it."
            case .pdf: "This is a PDF document, and no property list."
            case .bytes:
                "This is neither a property list nor text: is it a picture, an old .xls table or a program?"
            case .text: "This is plain text, not a property list: <plist> is expected here."
            }
        }
    }

    /// Looks at the first bytes of a file; 1,024 are enough.
    init(_ head: [UInt8]) {
        if head.starts(with: Array("bplist".utf8)) {
            self = .binary
            return
        }
        if head.starts(with: [0x00, 0x05, 0x16, 0x07]) {
            self = .other(.appleDouble)
            return
        }
        if head.starts(with: Array("PK\u{3}\u{4}".utf8)) {
            self = .other(.archive)
            return
        }
        if head.starts(with: [0x1F, 0x8B]) {
            self = .other(.gzip)
            return
        }
        if head.starts(with: Array("%PDF-".utf8)) {
            self = .other(.pdf)
            return
        }
        let prologue = XMLPrologue(head[...])
        let text = prologue.opening.drop { isXMLWhitespace($0) }
        guard let first = text.first else {
            self = head.count < 1024 ? .other(.empty) : .xml
            return
        }
        switch first {
        case UInt8(ascii: "<"): self = Self.isHTML(text) ? .other(.html) : .xml
        case UInt8(ascii: "{") where Self.isJSONObject(text):
            self = prologue.isWide ? .other(.wideJSON) : .tagged
        case UInt8(ascii: "{"): self = .other(.openStep)
        case UInt8(ascii: "["): self = .other(.json)
        case UInt8(ascii: "("): self = .other(.openStep)
        case UInt8(ascii: "/") where Self.isComment(text): self = .other(.openStep)
        case UInt8(ascii: "\"") where Self.follows(UInt8(ascii: "="), aStringOf: text):
            self = .other(.openStep)
        case _ where Self.hasMarkupBehindText(text): self = .xml
        default: self = .other(!prologue.isWide && Self.hasControls(head) ? .bytes : .text)
        }
    }

    /// Whether there is a control character that no text has, in whatever encoding with ASCII in it.
    ///
    /// White space and escape may be there. UTF-16 without a mark is text, too, as far as can be seen.
    private static func hasControls(_ head: [UInt8]) -> Bool {
        if head.count > 1, (head[0] == 0) != (head[1] == 0) { return false }
        return head.contains { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
    }

    /// Whether the first thing inside `{` is a string in quotes and a colon, or `}`.
    private static func isJSONObject(_ text: ArraySlice<UInt8>) -> Bool {
        let inside = text.dropFirst().drop { isXMLWhitespace($0) }
        guard inside.first == UInt8(ascii: "\"") else { return false }
        return follows(UInt8(ascii: ":"), aStringOf: inside)
    }

    /// Whether `mark` is the next thing behind the string in quotes that `text` begins with.
    private static func follows(_ mark: UInt8, aStringOf text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex + 1
        while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return text.dropFirst(index - text.startIndex + 1).drop { isXMLWhitespace($0) }.first == mark
    }

    private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
        let second = text.dropFirst().first
        return second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
    }

    /// Whether a property list begins on a later line, or behind a second byte order mark: text before it is its fault.
    private static func hasMarkupBehindText(_ text: ArraySlice<UInt8>) -> Bool {
        let marks = ["<?xml ", "<!DOCTYPE plist", "<plist>", "<plist "].map { Array($0.utf8) }
        var line = text
        while true {
            let start = line.drop { isXMLWhitespace($0) || [0xEF, 0xBB, 0xBF, 0x80].contains($0) }
            if marks.contains(where: { start.starts(with: $0) }) { return true }
            guard let end = line.firstIndex(of: 0x0A) else { return false }
            line = line[(end + 1)...]
        }
    }

    private static func isHTML(_ text: ArraySlice<UInt8>) -> Bool {
        let lowered = text.prefix(32).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return lowered.starts(with: Array("<!doctype html".utf8)) || lowered.starts(with: Array("<html".utf8))
    }
}
