/// A 64-bit hash that stands for a name in tables.
///
/// It is the same in each run. With some 20,000 names two of them, or a name of a file and another one of the table, meet
/// by chance once in 10^14 names.
struct NameKey: Hashable, Sendable {
    let value: UInt64

    @inline(__always)
    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        var place = 0
        let count = bytes.count
        if let base = bytes.baseAddress {
            let raw = unsafe UnsafeRawPointer(base)
            while count &- place >= 8 {
                state = Self.mix(
                    state
                        ^ UInt64(
                            littleEndian: unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                        )
                )
                place &+= 8
            }
            var last: UInt64 = 0
            while place < count {
                last = last << 8 | UInt64(unsafe base[place])
                place &+= 1
            }
            state = Self.mix(state ^ last)
        }
        value = Self.mix(state)
    }

    init(_ text: [UInt8]) {
        self = unsafe text.withUnsafeBufferPointer { unsafe NameKey($0) }
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    private init(value: UInt64) { self.value = value }

    /// A key for this name in one of several tables.
    func salted(_ salt: Int) -> NameKey {
        NameKey(value: Self.mix(value &+ UInt64(bitPattern: Int64(salt)) &* 0xD6E8_FEB8_6659_FD93))
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
