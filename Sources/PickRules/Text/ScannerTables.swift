internal import PickBytes
internal import PickModel

/// What ``TextScanner`` knows of the common characters: made once, for all files and threads.
final class ScannerTables: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.

    static let shared = ScannerTables()

    /// For each byte of ASCII its traits.
    let ascii: TrivialBuffer<UInt32>
    /// For each character whose first byte is E4 to E9, nearly all Chinese ones, some of its traits in one byte.
    let han: TrivialBuffer<UInt8>

    /// The first character of the table.
    static let first: UInt32 = 0x4000
    static let firstHan: UInt32 = 0x4E00
    private static let end: UInt32 = 0xA000

    private static let simplified: UInt8 = 1
    private static let traditional: UInt8 = 1 << 1
    private static let misreadFirst: UInt8 = 1 << 2
    private static let misreadSecond: UInt8 = 1 << 3
    private static let replacement: UInt8 = 1 << 4
    /// The character is no common one: ``TraitPages`` has its traits.
    static let paged: UInt8 = 1 << 5
    /// A name that begins with it may be more than a name.
    static let begins: UInt8 = 1 << 6
    /// A name that ends in it may have the suffix of a division.
    static let ends: UInt8 = 1 << 7

    private init() {
        var ascii = TrivialBuffer<UInt32>()
        for byte in 0..<UInt8(0x80) { ascii.append(CharacterTraits.ascii(byte).rawValue) }
        self.ascii = ascii
        var han = TrivialBuffer<UInt8>(zeroed: Int(Self.end - Self.first))
        for place in 0..<Int(Self.firstHan - Self.first) { han[place] = Self.paged }
        Self.mark(ScriptCharacters.simplified, Self.simplified, &han)
        Self.mark(ScriptCharacters.traditional, Self.traditional, &han)
        Self.mark(ScriptCharacters.misreadFirst, Self.misreadFirst, &han)
        Self.mark(ScriptCharacters.misreadSecond, Self.misreadSecond, &han)
        // 锟, which begins what U+FFFD becomes when it is read as GBK.
        Self.mark("锟", Self.replacement, &han)
        Self.mark(Sentinel.firstCharacters, Self.begins, &han)
        Self.mark(AdministrativeRow.firstCharacters, Self.begins, &han)
        Self.mark(Apart.firstCharacters, Self.begins, &han)
        Self.mark(NameSuffix.characters, Self.ends, &han)
        self.han = han
    }

    private static func mark(_ characters: StaticString, _ bit: UInt8, _ han: inout TrivialBuffer<UInt8>) {
        characters.withUTF8Buffer { buffer in
            for scalar in unsafe String(decoding: buffer, as: UTF8.self).unicodeScalars {
                let place = Int(scalar.value) - Int(first)
                if place >= 0, place < han.count { han[place] |= bit }
            }
        }
    }

    /// Whether a character of three bytes that begins with this one is in the table.
    @inline(__always)
    static func isTabled(_ byte: UInt8) -> Bool { byte &- 0xE4 < 6 }

    /// Where in the table the character of three bytes stands.
    @inline(__always)
    @unsafe static func place(_ bytes: UnsafePointer<UInt8>) -> Int {
        // E4 is the first byte of the table's first character.
        unsafe Int(bytes[0] &- 0xE4) << 12 | Int(bytes[1] & 0x3F) << 6 | Int(bytes[2] & 0x3F)
    }

    /// The traits that bytes of the table tell of.
    @inline(__always)
    static func traits(of bits: UInt8) -> UInt32 {
        UInt32(bits & (simplified | traditional)) | UInt32(bits & (misreadFirst | misreadSecond)) << 14
            | (bits & replacement != 0 ? TextTraits.replacement.rawValue : 0)
    }
}
