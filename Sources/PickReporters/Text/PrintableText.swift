/// Makes text from an input harmless to print: nothing in it moves the cursor, changes colours or the order of text.
package enum PrintableText {
    /// The text with everything that a terminal obeys or hides written as `<U+202E>`.
    package static func escaping(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: mustEscape) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if mustEscape(scalar) { result += name(of: scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// Whether the scalar controls the terminal, turns text around, or is invisible.
    ///
    /// The joiners U+200C and U+200D stay: emoji and some scripts are written with them.
    static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F: true  // C0, C1
        case 0x20..<0xAD: false
        case 0xAD, 0x061C, 0x180E: true  // soft hyphen, Arabic letter mark, Mongolian separator
        case 0x200B, 0x200E...0x200F: true  // zero-width space, left-to-right and right-to-left marks
        case 0x2028...0x202E: true  // line ends, embeddings and overrides
        case 0x2060...0x206F: true  // word joiner, invisible operators, isolates
        case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, annotations
        case 0xE0000...0xE007F: true  // tags
        default: scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
        }
    }

    /// The scalar's name in the notation of the Unicode standard: `<U+200B>`.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
