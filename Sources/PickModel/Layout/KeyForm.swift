/// What a key looks like, whatever it means.
struct KeyForm {
    /// The number that it ends in; -1 when it does not end in one of at most nine digits.
    var number: Int32 = -1
    /// How many bytes stand before the number, at most 255.
    var prefixLength: UInt8 = 0
    /// How many digits the number has.
    var digitCount: UInt8 = 0
    /// One ASCII letter, or `#`.
    var isLetter = false
    /// A tag such as `en` or `zh-Hans`.
    var isLanguage = false
    /// Lower case at the start and ASCII letters, digits, `_` or `-` after it: a programmer's word.
    var isIdentifier = false
    /// No byte outside ASCII.
    var isASCII = true

    /// Digits and nothing else.
    var isNumber: Bool { digitCount > 0 && prefixLength == 0 }

    init(_ key: Span<UInt8>) {
        var digits = 0
        while digits < key.count, digits < 10, Self.isDigit(key[key.count - 1 - digits]) { digits += 1 }
        let prefix = key.count - digits
        if digits > 0, digits <= 9, prefix <= 255 {
            var value: Int32 = 0
            for index in prefix..<key.count { value = value &* 10 &+ Int32(key[index] & 0x0F) }
            number = value
            prefixLength = UInt8(prefix)
            digitCount = UInt8(digits)
        }
        for index in 0..<key.count where key[index] >= 0x80 { isASCII = false }
        if key.count == 1 { isLetter = Self.isLetter(key[0]) || key[0] == UInt8(ascii: "#") }
        isIdentifier = isASCII && Self.isIdentifier(key)
        isLanguage = isASCII && LanguageTag.isOne(key)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    private static func isIdentifier(_ key: Span<UInt8>) -> Bool {
        guard key.count > 1, isLetter(key[0]), key[0] & 0x20 != 0 else { return false }
        for index in 1..<key.count {
            let byte = key[index]
            guard isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            else {
                return false
            }
        }
        return true
    }
}
