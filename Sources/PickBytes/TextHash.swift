/// A fast hash of bytes for tables in memory, by 64 × 64 bit multiplications.
///
/// Seed and key are drawn anew for each table, so that nobody can write a file whose texts all collide: with a known key a
/// text could make a factor zero, and all that stands before it would not count. The hash only finds candidates, it never
/// decides what is written.
public struct TextHash {
    /// What the state begins with.
    public let seed = UInt64.random(in: .min ... .max)
    /// What is mixed with one factor of each multiplication.
    public let key = UInt64.random(in: .min ... .max)

    /// A hash with a seed of its own.
    public init() {}

    /// The hash of a number; `kind` keeps equal bits of different kinds apart.
    @inlinable @inline(__always)
    public func callAsFunction(bits: UInt64, kind: UInt8) -> UInt32 {
        finish(mix(bits ^ key, seed ^ UInt64(kind)))
    }

    /// The hash of bytes; `kind` keeps equal bytes of different kinds apart.
    @inlinable @inline(__always)
    @unsafe public func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>, kind: UInt8 = 0) -> UInt32 {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = unsafe UnsafeRawPointer(base)
        let count = bytes.count
        var state = seed ^ UInt64(kind) ^ UInt64(count) &* Self.second
        var place = 0
        while count &- place > 16 {
            let (left, right) = unsafe (
                raw.loadUnaligned(fromByteOffset: place, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
            )
            state = mix(left ^ key, right ^ state)
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
        return finish(mix(left ^ key, right ^ state))
    }

    @inlinable @inline(__always)
    func finish(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: mix(state ^ Self.second, Self.first) >> 32)
    }

    @inlinable @inline(__always)
    func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    // Odd, with as many ones as zeros: the fractions of the golden ratio and of the root of 3.
    @inlinable static var first: UInt64 { 0x9E37_79B9_7F4A_7C15 }
    @inlinable static var second: UInt64 { 0xBB67_AE85_84CA_A73B }
}
