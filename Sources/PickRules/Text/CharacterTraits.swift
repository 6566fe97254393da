/// The traits of single characters.
enum CharacterTraits {
    /// The traits of the characters of ASCII.
    static func ascii(_ byte: UInt8) -> TextTraits {
        switch byte {
        case 0x09, 0x0A, 0x0D: .lineBreak
        case 0..<0x20, 0x7F: .control
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): [.letter, .capital]
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            .bracket
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "~"),
            UInt8(ascii: "^"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "\\"):
            .marker
        case UInt8(ascii: "@"), UInt8(ascii: ":"): .address
        case UInt8(ascii: "/"): [.address, .latinSeparator]
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"): .latinSeparator
        default: []
        }
    }

    /// The traits of a character that is neither ASCII nor one of the first block of Chinese characters.
    static func other(_ code: UInt32) -> TextTraits {
        switch code {
        case 0x80...0xFF: latin(code)
        case 0x100...0x24F: windows(code).union(.letter)
        case 0x250...0x2AF, 0x1E00...0x1EFF: .letter
        case 0x2B0...0x2FF: windows(code)
        case 0x370...0x373, 0x376, 0x377, 0x37B...0x37D, 0x37F, 0x388...0x481, 0x48A...0x52F: .letter
        case 0x5D0...0x5EA, 0x621...0x64A, 0x671...0x6D3: [.letter, .rightToLeft]
        case 0x203B: .marker
        case 0x2010...0x2027, 0x2030...0x205E, 0x20AC, 0x2122: windows(code)
        case 0x3000: .space
        case 0x3001: .separator
        case 0x3008...0x3011, 0x3014...0x301B: .bracket
        case 0x3041...0x3096, 0x309D...0x30FA, 0x30FC...0x30FF: [.kana, .letter]
        case 0x3400...0x4DBF: [.han, .letter]
        case 0xAC00...0xD7A3: .letter
        case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D: .bracket
        case 0xFF0C, 0xFF1B: .separator
        case 0xFF0A, 0xFF1F, 0xFF01: .marker
        case 0xFF10...0xFF19: [.width, .digit]
        case 0xFF21...0xFF3A, 0xFF41...0xFF5A: [.width, .letter]
        case 0xFF61...0xFF9F: [.width, .kana, .letter]
        case 0xFFFD: .replacement
        default: rare(code)
        }
    }

    private static func latin(_ code: UInt32) -> TextTraits {
        switch code {
        case 0x80...0x9F: [.control, .misreadTail]
        case 0xA0: [.space, .misreadTail]
        case 0xAD: [.space, .misreadTail]
        case 0xAA, 0xB5, 0xBA: [.letter, .misreadTail]
        case 0xA1...0xBF: .misreadTail
        case 0xD7, 0xF7: .misreadLead
        case 0xC2...0xF4: [.letter, .misreadLead]
        default: .letter
        }
    }

    /// Characters that Windows-1252 has at 0x80 to 0x9F.
    private static func windows(_ code: UInt32) -> TextTraits {
        misreadByte(code) == nil ? [] : .misreadTail
    }

    /// The byte that Windows-1252, or Latin-1, writes a character with.
    static func misreadByte(_ code: UInt32) -> UInt8? {
        if code < 0x100 { return UInt8(code) }
        let place = [
            0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0,
            0x17D, 0,
            0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0,
            0x17E,
            0x178,
        ].firstIndex(of: Int(code))
        return place.map { UInt8(0x80 + $0) }
    }

    private static func rare(_ code: UInt32) -> TextTraits {
        switch code {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: return .direction
        case 0x2028, 0x2029: return .lineBreak
        case 0x200B...0x200D, 0x2060, 0xFEFF, 0x180E: return .space
        case 0xF900...0xFAD9, 0x2F800...0x2FA1D: return [.composing, .han, .letter]
        case 0x1100...0x11FF: return [.composing, .letter]
        // The signs that marks are made of: ★ ☆ ● ○ ■ □ ◆ ◇ ▲ △ ▼ √ × and the like.
        case 0x2190...0x21FF, 0x221A, 0x25A0...0x25FF, 0x2605, 0x2606, 0x2713...0x2718: return .marker
        default: break
        }
        guard let scalar = Unicode.Scalar(code) else { return .control }
        switch scalar.properties.generalCategory {
        case .control, .privateUse, .unassigned, .surrogate: return .control
        case .spaceSeparator: return .space
        case .lineSeparator, .paragraphSeparator: return .lineBreak
        case .nonspacingMark: return NormalForm.composes(code) ? [.composing, .letter] : []
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            var traits: TextTraits = isRightToLeft(code) ? [.letter, .rightToLeft] : .letter
            if NormalForm.hasAnother(scalar) { traits.insert(.composing) }
            if (0x20000...0x3FFFF).contains(code) { traits.insert(.han) }
            return traits
        case .openPunctuation, .closePunctuation: return .bracket
        default: return []
        }
    }

    private static func isRightToLeft(_ code: UInt32) -> Bool {
        (0x590...0x8FF).contains(code) || (0xFB1D...0xFDFF).contains(code) || (0xFE70...0xFEFC).contains(code)
            || (0x10800...0x10FFF).contains(code) || (0x1E800...0x1EFFF).contains(code)
    }

    /// Whether a character is a control, private, or not assigned where Unicode is complete; line feeds and tabs are not.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        // Newer versions of Unicode than this library's assign characters beyond the first plane.
        case 0x10000...0xDFFFF: false
        default: [.control, .privateUse, .unassigned].contains(scalar.properties.generalCategory)
        }
    }
}
