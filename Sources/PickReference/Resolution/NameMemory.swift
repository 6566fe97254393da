internal import PickBytes

/// What names were told to mean, by key; found in one look, since keys are hashes already.
///
/// Where a key is looked for is seeded anew in every process, so that no input can be made to collide.
struct NameMemory: ~Copyable {
    private struct Item: BitwiseCopyable {
        var key: UInt64
        var resolution: NameResolution
    }

    private let seed = UInt64.random(in: .min ... .max)
    private var items = TrivialBuffer<Item>()
    /// The number of an item and 1, or 0 where the slot is free; a power of two, at most half full.
    private var slots = TrivialBuffer<UInt32>(zeroed: 1 << 13)

    /// What is known of a key.
    @inline(__always)
    func find(_ key: NameKey) -> NameResolution? {
        let place = slot(of: key.value, in: slots)
        return slots[place] == 0 ? nil : items[Int(slots[place]) - 1].resolution
    }

    /// Remembers what is not known yet.
    mutating func add(_ key: NameKey, _ resolution: NameResolution) {
        items.append(Item(key: key.value, resolution: resolution))
        slots[slot(of: key.value, in: slots)] = UInt32(truncatingIfNeeded: items.count)
        if items.count * 2 > slots.count { enlarge() }
    }

    @inline(__always)
    private func slot(of key: UInt64, in slots: borrowing TrivialBuffer<UInt32>) -> Int {
        let mask = slots.count &- 1
        let product = (key ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
        while slots[slot] != 0, items[Int(slots[slot]) &- 1].key != key { slot = (slot &+ 1) & mask }
        return slot
    }

    private mutating func enlarge() {
        var larger = TrivialBuffer<UInt32>(zeroed: slots.count * 4)
        for index in 0..<items.count {
            larger[slot(of: items[index].key, in: larger)] = UInt32(truncatingIfNeeded: index + 1)
        }
        slots = larger
    }
}
