/// A fast hash of bytes for tables in memory.
///
/// The seed is drawn when the process starts, so that nobody can write a file whose texts all collide. The hash only finds
/// candidates, it never decides what is written.
public struct TextHash {
    /// Drawn anew for each table.
    public let seed = UInt64.random(in: .min ... .max)

    /// A hash with a seed of its own.
    public init() {}

    /// The hash of bytes.
    @inlinable @inline(__always)
    @unsafe public func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = unsafe UnsafeRawPointer(base)
        let count = bytes.count
        var state = seed ^ UInt64(count) &* 0xBB67_AE85_84CA_A73B
        var place = 0
        while count &- place > 16 {
            let (left, right) = unsafe (
                raw.loadUnaligned(fromByteOffset: place, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
            )
            state = mix(left ^ 0x9E37_79B9_7F4A_7C15, right ^ state)
            place &+= 16
        }
        // The last 16 bytes or fewer, in two words that may share bytes.
        var left: UInt64 = 0
        var right: UInt64 = 0
        let rest = count &- place
        if rest >= 8 {
            unsafe left = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            unsafe right = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else if rest >= 4 {
            unsafe left = UInt64(raw.loadUnaligned(fromByteOffset: place, as: UInt32.self))
            unsafe right = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        } else if rest > 0 {
            unsafe left = UInt64(base[place]) << 16 | UInt64(base[place &+ rest / 2]) << 8
            unsafe right = UInt64(base[count &- 1])
        }
        state = mix(left ^ 0x6A09_E667_F3BC_C909, right ^ state)
        return UInt32(truncatingIfNeeded: mix(state ^ 0xBB67_AE85_84CA_A73B, 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    @inlinable @inline(__always)
    func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
