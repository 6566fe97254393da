/// What the first bytes of a file say about its encoding.
struct XMLPrologue {
    /// How the bytes are to be read.
    enum Form: Equatable {
        case utf8, ascii
        case utf16(bigEndian: Bool)
        case utf32(bigEndian: Bool)
        case iconv(String, strict: String?)
        /// The declared name is not known.
        case unknown
        /// The declared name contradicts the bytes.
        case contradiction
    }

    var form: Form
    /// The length of the byte order mark.
    var markLength = 0
    /// The declared name, if there is one.
    var declaredName: String?
    /// Where the declared name stands, in code units of the text.
    var declaredRange: Range<Int>?
    /// The name to show: the declared one, or what the bytes say.
    var shownName: String

    /// Looks at the beginning of a file; 1,024 bytes are enough.
    init(_ bytes: ArraySlice<UInt8>) {
        let head = Array(bytes.prefix(1024))
        let (wide, mark, unit) = Self.sniff(head)
        markLength = mark
        formOfBytes = wide
        isWide = unit.size > 1
        let ascii = Self.ascii(head.dropFirst(mark), unit)
        opening = ascii
        if let found = Self.declaredEncoding(ascii) {
            declaredName = String(decoding: ascii[found], as: UTF8.self)
            declaredRange = found
        }
        let family = declaredName.map { EncodingTable.family(named: $0) }
        shownName = declaredName ?? "UTF-8"
        switch wide {
        case .utf8:
            form = Self.narrowForm(family, hasMark: mark > 0)
        case .utf16, .utf32:
            let isUTF16 = unit.size == 2
            if declaredName == nil { shownName = isUTF16 ? "UTF-16" : "UTF-32" }
            switch family {
            case .none: form = wide
            case .some(.none): form = .unknown
            case .some(.some(let known)): form = known == (isUTF16 ? .utf16 : .utf32) ? wide : .contradiction
            }
        default: form = wide
        }
    }

    /// Whether the bytes are UTF-16 or UTF-32, whatever is declared.
    private(set) var isWide = false

    /// What the bytes are, whatever is declared: UTF-8 stands for all encodings that have ASCII as ASCII.
    private(set) var formOfBytes = Form.utf8

    private static func narrowForm(_ family: EncodingTable.Family??, hasMark: Bool) -> Form {
        switch family {
        case .none: return .utf8
        case .some(.none): return .unknown
        case .some(.some(.utf8)): return .utf8
        case .some(.some(.ascii)): return hasMark ? .utf8 : .ascii
        case .some(.some(.utf16)), .some(.some(.utf32)): return .contradiction
        case .some(.some(.iconv(let name, let strict))):
            return hasMark ? .contradiction : .iconv(name, strict: strict)
        }
    }

    /// The text as far as it was looked at, a byte for each code unit; what is not ASCII is U+007F and above.
    private(set) var opening: [UInt8] = []

    private static func ascii(_ bytes: ArraySlice<UInt8>, _ unit: (size: Int, skip: Int)) -> [UInt8] {
        guard unit.size > 1 else { return Array(bytes) }
        var result: [UInt8] = []
        var start = bytes.startIndex
        while start + unit.size <= bytes.endIndex {
            let isASCII = (start..<start + unit.size).allSatisfy { $0 == start + unit.skip || bytes[$0] == 0 }
            result.append(isASCII ? min(bytes[start + unit.skip], 0x80) : 0x80)
            start += unit.size
        }
        return result
    }

    /// The width of the code units, by the mark or by where the zeros stand around the first `<`.
    private static func sniff(_ head: [UInt8]) -> (Form, Int, (size: Int, skip: Int)) {
        func starts(_ prefix: [UInt8]) -> Bool { head.starts(with: prefix) }
        if starts([0xFF, 0xFE, 0, 0]) { return (.utf32(bigEndian: false), 4, (4, 0)) }
        if starts([0, 0, 0xFE, 0xFF]) { return (.utf32(bigEndian: true), 4, (4, 3)) }
        if starts([0xFF, 0xFE]) { return (.utf16(bigEndian: false), 2, (2, 0)) }
        if starts([0xFE, 0xFF]) { return (.utf16(bigEndian: true), 2, (2, 1)) }
        if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3, (1, 0)) }
        guard head.count >= 4 else { return (.utf8, 0, (1, 0)) }
        // White space may stand before the first tag of a document without a declaration. The brackets and the slash
        // begin what is no XML: it is to be named as what it is.
        let markup: [UInt8] = [0x3C, 0x20, 0x09, 0x0A, 0x0D, 0x7B, 0x5B, 0x28, 0x2F]
        switch (head[0], head[1], head[2], head[3]) {
        case (let first, 0, 0, 0) where markup.contains(first): return (.utf32(bigEndian: false), 0, (4, 0))
        case (0, 0, 0, let first) where markup.contains(first): return (.utf32(bigEndian: true), 0, (4, 3))
        case (let first, 0, _, 0) where markup.contains(first): return (.utf16(bigEndian: false), 0, (2, 0))
        case (0, let first, 0, _) where markup.contains(first): return (.utf16(bigEndian: true), 0, (2, 1))
        default: return (.utf8, 0, (1, 0))
        }
    }

    /// Whether the declaration ends before `close`, so that the quote there belongs to what follows it.
    private static func isBehindDeclaration(_ close: Int, of text: [UInt8], from start: Int) -> Bool {
        (start..<close).contains {
            text[$0] == UInt8(ascii: "<")
                || text[$0] == UInt8(ascii: "?") && text[$0 + 1] == UInt8(ascii: ">")
        }
    }

    /// The range of the encoding's name in a declaration at the very start of `text`.
    private static func declaredEncoding(_ text: [UInt8]) -> Range<Int>? {
        guard text.starts(with: Array("<?xml".utf8)), text.count > 5, isXMLWhitespace(text[5]) else {
            return nil
        }
        let word = Array("encoding".utf8)
        var index = 5
        while index < text.count, text[index] != UInt8(ascii: ">") {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                // The value of another pseudo-attribute.
                guard let close = text[(index + 1)...].firstIndex(of: byte) else { return nil }
                index = close + 1
                continue
            }
            guard text[index...].starts(with: word), isXMLWhitespace(text[index - 1]) else {
                index += 1
                continue
            }
            index += word.count
            while index < text.count, isXMLWhitespace(text[index]) || text[index] == UInt8(ascii: "=") {
                index += 1
            }
            guard index < text.count, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'"),
                let close = text[(index + 1)...].firstIndex(of: text[index]),
                !isBehindDeclaration(close, of: text, from: index)
            else { return nil }
            return index + 1..<close
        }
        return nil
    }
}
