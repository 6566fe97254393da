/// Finds the bytes that cannot stand in a JSON string as they are: U+0000 to U+001F, `"` and `\`.
///
/// Eight bytes at once in one integer. Vector types cost more: at the x86-64 baseline their comparisons fall
/// apart into single lanes (measured: a third of the whole conversion).
@usableFromInline
enum JSONSpecialBytes {
    @inlinable @inline(__always) static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Zero when `word` has none; else the lowest bit that is set is the top bit of the lowest such byte.
    ///
    /// Bits above it may be set for bytes that are none, since a borrow runs upwards.
    @inlinable @inline(__always) static func find(in word: UInt64) -> UInt64 {
        // Flipping bit 1 sorts `"` (0x22, then 0x20) in with the controls and keeps all others from 0x21 up.
        let quotesAndControls = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
        let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        return (quotesAndControls | backslashes) & ~word & highBits
    }
}

/// Copies a text that stands in a JSON string as it is; false where it has something to escape, or fewer than four bytes.
///
/// Looks and copies in one pass, eight bytes at once; the last step overlaps the one before. Public, although no app sees
/// it, so that the compiler can inline it.
@inlinable @inline(__always) @unsafe
public func copyPlainJSON(
    _ source: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>,
    count: Int
) -> Bool {
    let from = unsafe UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    if count >= 8 {
        var found: UInt64 = 0
        var place = 0
        while place < count &- 8 {
            let word = unsafe from.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            unsafe to.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
            found |= JSONSpecialBytes.find(in: word)
            place &+= 8
        }
        let word = unsafe from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        unsafe to.storeBytes(of: word, toByteOffset: count &- 8, as: UInt64.self)
        return found | JSONSpecialBytes.find(in: word) == 0
    }
    guard count >= 4 else { return false }
    let first = unsafe from.loadUnaligned(as: UInt32.self)
    let last = unsafe from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    unsafe to.storeBytes(of: first, as: UInt32.self)
    unsafe to.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
    return JSONSpecialBytes.find(in: UInt64(first) | UInt64(last) << 32) == 0
}
