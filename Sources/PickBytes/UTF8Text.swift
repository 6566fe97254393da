/// Whether bytes are UTF-8: the one place that knows its rules (RFC 3629).
///
/// Public, although no app sees it, so that the compiler can inline it.
public enum UTF8Text {
    /// How many bytes the character at `index` has; 0 where they are not UTF-8.
    ///
    /// Behind the end `byte` gives 0.
    @inlinable @inline(__always)
    public static func length(at index: Int, _ byte: (Int) -> UInt8) -> Int {
        let first = byte(index)
        let second = byte(index + 1)
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: return isTail(second) ? 2 : 0
        case 0xE0...0xEF:
            // Neither longer than needed (E0) nor a surrogate (ED).
            if first == 0xE0, second < 0xA0 { return 0 }
            if first == 0xED, second > 0x9F { return 0 }
            return isTail(second) && isTail(byte(index + 2)) ? 3 : 0
        case 0xF0...0xF4:
            // Neither longer than needed (F0) nor above U+10FFFF (F4).
            if first == 0xF0, second < 0x90 { return 0 }
            if first == 0xF4, second > 0x8F { return 0 }
            return isTail(second) && isTail(byte(index + 2)) && isTail(byte(index + 3)) ? 4 : 0
        default: return 0
        }
    }

    /// Where the first byte stands that is not UTF-8; nil where all are.
    @unsafe public static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let length = length(at: index) { $0 < bytes.count ? unsafe bytes[$0] : 0 }
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    @inlinable @inline(__always)
    static func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
