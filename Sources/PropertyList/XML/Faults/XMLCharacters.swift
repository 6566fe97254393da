/// The character classes of XML 1.0 (fifth edition), over UTF-8 bytes.
enum XMLCharacters {
    /// What stands at a place of a text.
    enum Read: Equatable {
        case scalar(Unicode.Scalar, length: Int)
        /// Bytes that are not UTF-8.
        case invalid(UTF8Fault, length: Int)
    }

    /// Why bytes are not UTF-8.
    enum UTF8Fault: Equatable {
        case strayContinuation, overlong, surrogate, beyondUnicode, cutShort, neverUsed
    }

    /// Reads the character at `index`, which must be inside `text`.
    static func read(_ text: [UInt8], at index: Int) -> Read {
        let lead = text[index]
        if lead < 0x80 { return .scalar(Unicode.Scalar(lead), length: 1) }
        if lead < 0xC0 { return .invalid(.strayContinuation, length: 1) }
        if lead >= 0xF8 { return .invalid(.neverUsed, length: 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length {
            guard index + offset < text.count, text[index + offset] & 0xC0 == 0x80 else {
                return .invalid(.cutShort, length: offset)
            }
            value = value << 6 | UInt32(text[index + offset] & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        if value < least { return .invalid(.overlong, length: length) }
        if value > 0x10FFFF { return .invalid(.beyondUnicode, length: length) }
        guard let scalar = Unicode.Scalar(value) else { return .invalid(.surrogate, length: length) }
        return .scalar(scalar, length: length)
    }

    /// Production 2: what may stand in a document at all.
    static func isCharacter(_ value: UInt32) -> Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Production 4: what a name begins with.
    static func isNameStart(_ value: UInt32) -> Bool {
        switch value {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
            0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Production 4a: what a name goes on with.
    static func isNamePart(_ value: UInt32) -> Bool {
        switch value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: isNameStart(value)
        }
    }
}
