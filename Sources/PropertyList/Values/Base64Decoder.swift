/// Decodes the base64 of XML as it streams in (RFC 4648, white space between the digits allowed; `decisions.md` 29).
///
/// ``Base64/decode(_:)`` takes whole texts, without white space.
struct Base64Decoder: BitwiseCopyable {
    private var accumulator: UInt32 = 0
    private var digits: UInt8 = 0
    private var padding: UInt8 = 0
    private var sawDigit = false

    /// What is wrong; the first fault stays.
    private(set) var fault: XMLFindingDetail?
    /// Whether the last digit had bits that do not count.
    private(set) var isNoncanonical = false

    /// Decodes one byte of the text.
    ///
    /// Returns how many of the three bytes of `group` are now valid, mostly 0.
    @inline(__always)
    mutating func feed(_ byte: UInt8, group: inout (UInt8, UInt8, UInt8)) -> Int {
        let value = Base64.digit(byte)
        if value < 64 {
            if padding > 0 {
                fail(.textAfterPadding)
                return 0
            }
            sawDigit = true
            accumulator = accumulator << 6 | UInt32(value)
            digits &+= 1
            guard digits == 4 else { return 0 }
            group = (
                UInt8(truncatingIfNeeded: accumulator >> 16), UInt8(truncatingIfNeeded: accumulator >> 8),
                UInt8(truncatingIfNeeded: accumulator)
            )
            digits = 0
            accumulator = 0
            return 3
        }
        return feedOther(byte)
    }

    /// What is left at the end of the text: how many bytes of `group` are valid.
    ///
    /// Looks whether the end is right.
    mutating func finish(group: inout (UInt8, UInt8, UInt8)) -> Int {
        guard fault == nil else { return 0 }
        switch (digits, padding) {
        case (0, 0): return 0
        case (0, _): fail(sawDigit ? .paddingExcess : .paddingAlone)
        case (1, _): fail(.leftOverDigit)
        case (2, 2):
            group.0 = UInt8(truncatingIfNeeded: accumulator >> 4)
            isNoncanonical = accumulator & 0xF != 0
            return 1
        case (3, 1):
            group.0 = UInt8(truncatingIfNeeded: accumulator >> 10)
            group.1 = UInt8(truncatingIfNeeded: accumulator >> 2)
            isNoncanonical = accumulator & 0x3 != 0
            return 2
        case (2, 0...1), (3, 0): fail(.paddingMissing)
        default: fail(.paddingExcess)
        }
        return 0
    }

    private mutating func feedOther(_ byte: UInt8) -> Int {
        if byte == UInt8(ascii: "=") {
            if padding < 200 { padding += 1 }
        } else if !isXMLWhitespace(byte) {
            fail(byte == UInt8(ascii: "<") && !sawDigit ? .oldStyleHex : .badDigit)
        }
        return 0
    }

    private mutating func fail(_ detail: XMLFindingDetail) {
        if fault == nil { fault = detail }
    }
}
