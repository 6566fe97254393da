internal import PickBytes

/// Finds the traits of texts, byte by byte, without making a `String`.
struct TextScanner: ~Copyable {
    /// For each byte of ASCII its traits.
    private var ascii = TrivialBuffer<UInt32>()
    /// For each character of the first block of Chinese characters some of its traits, in one byte.
    private var han = TrivialBuffer<UInt8>()
    /// The traits of all other characters.
    private var pages = TraitPages()

    /// A text of more bytes is no name that a wheel shows, and has no traits.
    ///
    /// Rules and fixes take a text apart, character by character, which needs twenty times its memory.
    static let longestText: UInt = 1 << 20

    private static let firstHan: UInt32 = 0x4E00
    private static let hanCount = 0xA000 - 0x4E00
    private static let rareMark: UInt8 = 1 << 4

    init() {
        for byte in 0..<UInt8(0x80) { ascii.append(CharacterTraits.ascii(byte).rawValue) }
        han = TrivialBuffer(zeroed: Self.hanCount)
        mark(ScriptCharacters.simplified, 1)
        mark(ScriptCharacters.traditional, 2)
        mark(ScriptCharacters.misreadFirst, 4)
        mark(ScriptCharacters.misreadSecond, 8)
        // 锟, which begins what U+FFFD becomes when it is read as GBK.
        mark("锟", Self.rareMark)
    }

    private mutating func mark(_ characters: StaticString, _ bit: UInt8) {
        characters.withUTF8Buffer { buffer in
            for scalar in unsafe String(decoding: buffer, as: UTF8.self).unicodeScalars {
                let place = Int(scalar.value) - Int(Self.firstHan)
                if place >= 0, place < Self.hanCount { han[place] |= bit }
            }
        }
    }

    /// The traits of a text.
    @inline(__always)
    @unsafe mutating func traits(_ bytes: UnsafePointer<UInt8>, count: Int) -> TextTraits {
        // One comparison for both: no text, and one that is too long.
        guard UInt(bitPattern: count &- 1) < Self.longestText, let ascii = unsafe ascii.base,
            let han = unsafe han.base
        else { return count > 0 ? [] : .empty }
        var found: UInt32 = 0
        var hanBits: UInt8 = 0
        var index = 0
        while index < count {
            let byte = unsafe bytes[index]
            if byte < 0x80 {
                if byte == 0x20, unsafe Self.isOddSpace(bytes, index, count) {
                    found |= TextTraits.space.rawValue
                }
                unsafe found |= ascii[Int(byte)]
                index &+= 1
            } else if byte >= 0xE4, byte <= 0xE9, index &+ 2 < count {
                let code =
                    unsafe UInt32(byte & 0x0F) << 12 | UInt32(bytes[index &+ 1] & 0x3F) << 6
                    | UInt32(bytes[index &+ 2] & 0x3F)
                if code >= Self.firstHan {
                    unsafe hanBits |= han[Int(code &- Self.firstHan)]
                    found |= TextTraits.han.rawValue
                } else {
                    found |= pages.traits(of: code)
                }
                index &+= 3
            } else {
                unsafe found |= other(bytes, &index, count)
            }
        }
        if hanBits != 0 { found |= Self.traits(ofHan: hanBits) }
        return unsafe Self.closer(TextTraits(rawValue: found), bytes, count)
    }

    /// Whether a blank is no single one between the words of a script that has blanks between words.
    @inline(__always)
    private static func isOddSpace(_ bytes: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Bool {
        guard index > 0, index &+ 1 < count else { return true }
        let before = unsafe bytes[index &- 1]
        let behind = unsafe bytes[index &+ 1]
        if before == 0x20 || behind == 0x20 { return true }
        guard before >= 0x80, Self.mayBeginHan(behind) else { return false }
        return unsafe index >= 3 && mayBeginHan(bytes[index &- 3])
            || index >= 4 && mayBeginHan(bytes[index &- 4])
    }

    /// Whether a byte can be the first one of a Chinese character.
    @inline(__always)
    private static func mayBeginHan(_ byte: UInt8) -> Bool {
        byte >= 0xE3 && byte <= 0xE9 || byte == 0xEF || byte == 0xF0
    }

    private static func traits(ofHan bits: UInt8) -> UInt32 {
        UInt32(bits & 3) | UInt32(bits & 4) << 14 | UInt32(bits & 8) << 14
            | (bits & rareMark != 0 ? TextTraits.replacement.rawValue : 0)
    }

    /// The traits of a character that is neither ASCII nor a common Chinese one.
    @inline(__always)
    private mutating func other(_ bytes: UnsafePointer<UInt8>, _ index: inout Int, _ count: Int) -> UInt32 {
        let lead = unsafe bytes[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        guard index &+ length <= count else {
            index = count
            return TextTraits.control.rawValue
        }
        var code = UInt32(lead) & (0xFF >> UInt32(length &+ 1))
        for offset in 1..<max(length, 1) { code = unsafe code << 6 | UInt32(bytes[index &+ offset] & 0x3F) }
        index &+= length
        return pages.traits(of: code)
    }

    /// What follows from the traits together: numbers, digits that stick to a name.
    @inline(__always)
    private static func closer(_ found: TextTraits, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> TextTraits
    {
        guard found.contains(.digit) else { return found }
        var traits = found
        if found == .digit { traits.insert(.number) }
        if count > 4 {
            var before = 0
            while before < count, unsafe bytes[before] &- 0x30 < 10 { before &+= 1 }
            var behind = 0
            while behind < count, unsafe bytes[count &- 1 &- behind] &- 0x30 < 10 { behind &+= 1 }
            if before < count, before >= 4 || behind >= 4 { traits.insert(.glued) }
        }
        return traits
    }
}
