/// Finds the bytes that cannot stand in a JSON string as they are: U+0000 to U+001F, `"` and `\`.
///
/// Eight bytes at once in one integer. Vector types cost more: at the x86-64 baseline their comparisons fall
/// apart into single lanes (measured: a third of the whole conversion).
enum JSONSpecialBytes {
    @inline(__always) static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Zero when `word` has none; else the lowest bit that is set is the top bit of the lowest such byte.
    ///
    /// Bits above it may be set for bytes that are none, since a borrow runs upwards.
    @inline(__always) static func find(in word: UInt64) -> UInt64 {
        // Flipping bit 1 sorts `"` (0x22, then 0x20) in with the controls and keeps all others from 0x21 up.
        let quotesAndControls = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
        let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        return (quotesAndControls | backslashes) & ~word & highBits
    }
}
