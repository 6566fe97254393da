internal import PickBytes

/// The distinct keys of one dict, by their bytes: `String` would take canonically equivalent keys for one.
///
/// Linear probing over node indices. The hash is Swift's own, which is seeded: no input can make it collide.
struct KeySet: ~Copyable {
    private var slots = TrivialBuffer<UInt32>()
    private let mask: Int
    private static let empty = UInt32.max

    /// Room for all keys of `dict`.
    init(of dict: Int, in document: Document) {
        var size = 16
        while size < document.childCount(dict) * 2 { size *= 2 }
        mask = size - 1
        slots.reserve(size)
        for _ in 0..<size { slots.append(Self.empty) }
    }

    /// The first key that has the same bytes as `key`: `key` itself when it is new, and then it is kept.
    mutating func insert(_ key: Int, of document: Document) -> Int {
        var hasher = Hasher()
        document.withBytes(key) { span in
            unsafe span.withUnsafeBufferPointer { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
        var slot = hasher.finalize() & mask
        while slots[slot] != Self.empty {
            let other = Int(slots[slot])
            if other == key || document.haveEqualText(other, key) { return other }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(truncatingIfNeeded: key)
        return key
    }
}
