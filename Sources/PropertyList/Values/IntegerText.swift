/// The text of an `<integer>`, read as CoreFoundation reads it (`decisions.md` 4 and 19 to 21).
///
/// White space, a sign, white space, and decimal digits, or `0x` and hexadecimal ones; from -2^63 to 2^64-1.
struct IntegerText {
    enum Fault: Equatable {
        case syntax(XMLFindingDetail)
        case range(XMLFindingDetail)
    }

    var bits: UInt64 = 0
    /// Set for values above 2^63-1.
    var isUnsigned = false
    var isHexadecimal = false
    var hasLeadingZeros = false
    var hasWhitespace = false
    var hasTrailingWhitespace = false
    var fault: Fault?

    @unsafe init(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var end = text.count
        while unsafe end > 0 && isXMLWhitespace(text[end - 1]) { end -= 1 }
        while unsafe index < end && isXMLWhitespace(text[index]) { index += 1 }
        hasTrailingWhitespace = end < text.count && index < end
        hasWhitespace = index > 0 || hasTrailingWhitespace
        guard index < end else {
            fault = .syntax(.empty)
            return
        }
        var isNegative = false
        if unsafe text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = unsafe text[index] == UInt8(ascii: "-")
            index += 1
            while unsafe index < end && isXMLWhitespace(text[index]) {
                index += 1
                hasWhitespace = true
            }
            if unsafe index < end && (text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+")) {
                fault = .syntax(.twoSigns)
                return
            }
        }
        if unsafe end - index >= 2 && text[index] == UInt8(ascii: "0")
            && text[index + 1] | 0x20 == UInt8(ascii: "x")
        {
            isHexadecimal = true
            index += 2
        } else if unsafe end - index >= 2 && text[index] == UInt8(ascii: "0") {
            hasLeadingZeros = true
        }
        guard index < end else {
            fault = .syntax(.empty)
            return
        }
        let digits = unsafe UnsafeBufferPointer(rebasing: text[index..<end])
        unsafe read(digits: digits, isNegative: isNegative)
    }

    private mutating func read(digits: UnsafeBufferPointer<UInt8>, isNegative: Bool) {
        let radix: UInt64 = isHexadecimal ? 16 : 10
        var magnitude: UInt64 = 0
        var isTooLarge = false
        for index in 0..<digits.count {
            let byte = unsafe digits[index]
            guard let digit = Self.value(of: byte, radix: radix) else {
                hasLeadingZeros = false
                let isSpace = isXMLWhitespace(byte)
                fault = .syntax(isSpace ? .innerSpace : isHexadecimal ? .hexadecimal : .notADigit)
                return
            }
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
            let (sum, carry) = product.addingReportingOverflow(digit)
            isTooLarge = isTooLarge || overflow || carry
            magnitude = sum
        }
        if isNegative {
            if isTooLarge || magnitude > UInt64(Int64.max) + 1 {
                fault = .range(.below)
                return
            }
            bits = 0 &- magnitude
        } else {
            if isTooLarge {
                fault = .range(.above)
                return
            }
            bits = magnitude
            isUnsigned = magnitude > UInt64(Int64.max)
        }
    }

    @inline(__always)
    private static func value(of byte: UInt8, radix: UInt64) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f") where radix == 16: UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16: UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

/// Whether XML counts the byte as white space: space, tab, line feed, carriage return.
@inline(__always)
func isXMLWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}
