/// Decoding of the escapes in a string that ``JSONScanner`` has checked.
enum JSONEscapes {
    /// The text of a string, given without its quotes.
    static func decoded(_ source: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            let byte = source[index]
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                index += 1
                continue
            }
            let letter = source[index + 1]
            index += 2
            guard letter == UInt8(ascii: "u") else {
                text.append(character(letter) ?? letter)
                continue
            }
            var code = unit(source, at: index)
            index += 4
            if code & 0xFC00 == 0xD800 {
                // The scanner has seen to it that the second half follows.
                code = 0x10000 + (code & 0x3FF) << 10 + unit(source, at: index + 2) & 0x3FF
                index += 6
            }
            append(code, to: &text)
        }
        return text
    }

    /// What a backslash and `letter` stand for; nil where JSON has no such escape (and for `u`).
    static func character(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The value of a hexadecimal digit; nil for other bytes.
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private static func unit(_ source: Span<UInt8>, at index: Int) -> UInt32 {
        var unit: UInt32 = 0
        for place in index..<index + 4 { unit = unit << 4 | (digit(source[place]) ?? 0) }
        return unit
    }

    private static func append(_ code: UInt32, to text: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(code) else { return }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
