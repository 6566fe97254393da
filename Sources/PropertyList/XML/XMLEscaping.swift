internal import PickBytes

/// Text of XML property lists: what Apple escapes is escaped, what XML cannot hold is found.
enum XMLEscaping {
    /// Writes `text`; returns the first code point that XML cannot hold, where writing ended.
    ///
    /// A carriage return becomes `&#13;`: raw it would be read back as a line feed.
    static func append(_ text: Span<UInt8>, to out: inout ByteWriter) -> UInt32? {
        unsafe text.withUnsafeBufferPointer { buffer -> UInt32? in
            guard let base = buffer.baseAddress else { return nil }
            let count = buffer.count
            var start = 0
            var index = 0
            while index < count {
                if index &+ 8 <= count {
                    let word = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
                    if !hasSpecial(word) {
                        index &+= 8
                        continue
                    }
                }
                let byte = unsafe base[index]
                let escape: StaticString
                switch byte {
                case UInt8(ascii: "&"): escape = "&amp;"
                case UInt8(ascii: "<"): escape = "&lt;"
                case UInt8(ascii: ">"): escape = "&gt;"
                case 0x0D: escape = "&#13;"
                case 0x09, 0x0A:
                    index &+= 1
                    continue
                case 0..<0x20: return UInt32(byte)
                case 0xEF where index &+ 2 < count:
                    if unsafe base[index &+ 1] == 0xBF, unsafe base[index &+ 2] >= 0xBE {
                        return unsafe 0xFFC0 | UInt32(base[index &+ 2] & 0x3F)
                    }
                    index &+= 3
                    continue
                default:
                    index &+= 1
                    continue
                }
                unsafe out.append(base + start, count: index &- start)
                out.append(escape)
                index &+= 1
                start = index
            }
            unsafe out.append(base + start, count: count &- start)
            return nil
        }
    }

    /// Whether one of eight bytes is below 0x20, `&`, `<`, `>`, or the first byte of U+F000 to U+FFFF.
    @inline(__always)
    private static func hasSpecial(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let controls = (word &- ones &* 0x20) & ~word
        // `<` and `>` differ in one bit.
        let brackets = (word | ones &* 0x02) ^ (ones &* 0x3E)
        let ampersands = word ^ (ones &* 0x26)
        let leads = word ^ (ones &* 0xEF)
        let zeros =
            ((brackets &- ones) & ~brackets) | ((ampersands &- ones) & ~ampersands)
            | ((leads &- ones) & ~leads)
        return (controls | zeros) & (ones &* 0x80) != 0
    }
}
