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
        while count &- place > 8 {
            state = mix(
                unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ 0x9E37_79B9_7F4A_7C15,
                state
            )
            place &+= 8
        }
        var last: UInt64 = 0
        if count >= 8 {
            unsafe last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else {
            while place < count {
                unsafe last = last << 8 | UInt64(base[place])
                place &+= 1
            }
        }
        return UInt32(truncatingIfNeeded: mix(last ^ 0x6A09_E667_F3BC_C909, state) >> 32)
    }

    @inlinable @inline(__always)
    func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
