/// Text from an input, made fit for a message.
enum Quoted {
    private static let longest = 40

    /// At most 40 characters; control, format and private characters as `\u{…}`, bytes that are not UTF-8 as `\xHH`.
    static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var result = ""
        var count = 0
        let copy = Array(bytes.prefix(longest * 4))
        var index = 0
        while index < copy.count {
            if count == longest { break }
            count += 1
            switch XMLCharacters.read(copy, at: index) {
            case .scalar(let scalar, let length):
                append(scalar, to: &result)
                index += length
            case .invalid(_, let length):
                for byte in copy[index..<index + length] {
                    result += "\\x" + hexadecimal(UInt32(byte), digits: 2)
                }
                index += length
            }
        }
        return index < bytes.count ? result + "…" : result
    }

    /// The same for a string.
    static func text(_ string: String) -> String { text(ArraySlice(string.utf8)) }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .surrogate:
            result += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
        default: result.unicodeScalars.append(scalar)
        }
    }

    static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// A code point as people write it: `U+00A0`.
    static func codePoint(_ value: UInt32) -> String { "U+" + hexadecimal(value, digits: 4) }
}
