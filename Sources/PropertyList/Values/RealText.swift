/// The text of a `<real>` (`decisions.md` 4 and 22 to 24).
///
/// White space, a sign, digits with a point and an exponent, or the words `nan`, `inf` and `infinity` in any case.
struct RealText {
    var value = 0.0
    var isNotFinite = false
    var hasOverflowed = false
    var hasUnderflowed = false
    var hasWhitespace = false
    var hasTrailingWhitespace = false
    var fault: XMLFindingDetail?

    @unsafe init(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var end = text.count
        while unsafe end > 0 && isXMLWhitespace(text[end - 1]) { end -= 1 }
        while unsafe start < end && isXMLWhitespace(text[start]) { start += 1 }
        hasTrailingWhitespace = end < text.count && start < end
        hasWhitespace = start > 0 || hasTrailingWhitespace
        guard start < end else {
            fault = .empty
            return
        }
        let trimmed = unsafe UnsafeBufferPointer(rebasing: text[start..<end])
        if let word = unsafe Self.word(trimmed) {
            value = word
            isNotFinite = true
            return
        }
        if let problem = unsafe Self.check(trimmed) {
            fault = problem
            return
        }
        // The grammar was checked above: Swift's own parser also takes hexadecimal and ignores the locale.
        guard let number = Double(unsafe String(decoding: trimmed, as: UTF8.self)) else {
            fault = .notANumber
            return
        }
        value = number
        hasOverflowed = number.isInfinite
        hasUnderflowed = number == 0 && (unsafe Self.hasNonZeroDigit(trimmed))
    }

    /// `nan`, `inf`, `infinity`, the latter two with a sign.
    private static func word(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= 9 else { return nil }
        var word = unsafe text.map { ($0 >= 0x41 && $0 <= 0x5A) ? $0 | 0x20 : $0 }
        if word == Array("nan".utf8) { return .nan }
        let isNegative = word.first == UInt8(ascii: "-")
        if isNegative || word.first == UInt8(ascii: "+") { word.removeFirst() }
        guard word == Array("inf".utf8) || word == Array("infinity".utf8) else { return nil }
        return isNegative ? -.infinity : .infinity
    }

    /// What is wrong with the number; nil when nothing is.
    private static func check(_ text: UnsafeBufferPointer<UInt8>) -> XMLFindingDetail? {
        var index = 0
        if unsafe text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") { index += 1 }
        var digits = 0
        while unsafe index < text.count && isDigit(text[index]) {
            index += 1
            digits += 1
        }
        if unsafe index < text.count && text[index] == UInt8(ascii: ".") {
            index += 1
            while unsafe index < text.count && isDigit(text[index]) {
                index += 1
                digits += 1
            }
        }
        if digits > 0, unsafe index < text.count && text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if unsafe index < text.count
                && (text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+"))
            {
                index += 1
            }
            let exponentStart = index
            while unsafe index < text.count && isDigit(text[index]) { index += 1 }
            if index == exponentStart { return .notANumber }
        }
        if index == text.count { return digits > 0 ? nil : .empty }
        switch unsafe text[index] {
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            // `0x`: a lone x is no number at all.
            let isPrefix = digits == 1 && (unsafe text[index - 1] == UInt8(ascii: "0"))
            return isPrefix ? .hexadecimal : digits > 0 ? .notADigit : .notANumber
        case let byte where isXMLWhitespace(byte): return .innerSpace
        default: return digits > 0 ? .notADigit : .notANumber
        }
    }

    private static func hasNonZeroDigit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<text.count {
            let byte = unsafe text[index]
            if byte | 0x20 == UInt8(ascii: "e") { return false }
            if byte > UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return true }
        }
        return false
    }

    @inline(__always) private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }
}
