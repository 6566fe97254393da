internal import PickBytes

/// A set of addresses, for a few thousand of them: linear probing over a table that doubles.
struct PointerSet: ~Copyable {
    private var slots = TrivialBuffer<UInt>()
    private(set) var count = 0

    /// Adds an address (not 0).
    ///
    /// Returns false when it was there.
    mutating func insert(_ address: UInt) -> Bool {
        if count * 2 >= slots.count { grow() }
        let slot = slot(for: address)
        guard slots[slot] == 0 else { return false }
        slots[slot] = address
        count += 1
        return true
    }

    /// What stands at the addresses, which end with a NUL; in no order.
    @unsafe var texts: [[UInt8]] {
        (0..<slots.count).compactMap { slot in
            guard let address = unsafe UnsafePointer<UInt8>(bitPattern: slots[slot]) else { return nil }
            var end = unsafe address
            while unsafe end.pointee != 0 { unsafe end += 1 }
            return unsafe [UInt8](UnsafeBufferPointer(start: address, count: end - address))
        }
    }

    private func slot(for address: UInt) -> Int {
        let mask = slots.count - 1
        // Addresses of a dictionary are multiples of a small power of two; the product spreads them.
        var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
        while slots[slot] != 0, slots[slot] != address { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        var old = TrivialBuffer<UInt>()
        swap(&old, &slots)
        for _ in 0..<max(64, old.count * 2) { slots.append(0) }
        for index in 0..<old.count where old[index] != 0 { slots[slot(for: old[index])] = old[index] }
    }
}
