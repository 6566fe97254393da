/// A fast hash of bytes for tables in memory, by 64 × 64 bit multiplications.
///
/// The seed is drawn when the process starts, so that nobody can write a file whose texts all collide. The hash
/// decides only where in a table a text stands, never what is written.
struct TextHash {
    private let seed: UInt64

    init() { seed = UInt64.random(in: .min ... .max) }

    /// A number of `kind`, which keeps equal bits of different kinds apart.
    @inline(__always)
    func hash(bits: UInt64, kind: UInt8) -> UInt32 {
        finish(mix(bits ^ Self.first, seed ^ UInt64(kind)))
    }

    @inline(__always)
    @unsafe func hash(_ bytes: UnsafePointer<UInt8>, count: Int, kind: UInt8) -> UInt32 {
        let raw = unsafe UnsafeRawPointer(bytes)
        var state = seed ^ UInt64(kind) ^ UInt64(count) &* Self.third
        var place = 0
        while count &- place > 16 {
            let (left, right) = unsafe (
                raw.loadUnaligned(fromByteOffset: place, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
            )
            state = mix(left ^ Self.first, right ^ state)
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
            unsafe left = UInt64(bytes[place]) << 16 | UInt64(bytes[place &+ rest / 2]) << 8
            unsafe right = UInt64(bytes[count &- 1])
        }
        return finish(mix(left ^ Self.second, right ^ state))
    }

    @inline(__always)
    private func finish(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: mix(state ^ Self.third, Self.first) >> 32)
    }

    @inline(__always)
    private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    // Odd, with as many ones as zeros: the fractions of the golden ratio and of the roots of 2 and 3.
    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0x6A09_E667_F3BC_C909
    private static let third: UInt64 = 0xBB67_AE85_84CA_A73B
}
