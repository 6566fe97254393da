/// Finds equal ones among hashed items, in memory that is used again and again.
///
/// Items are added with a hash; `find` tells each later item with a hash that came before. A large set is cut by hash
/// into parts whose tables fit the processor's cache: a miss there would cost more than all the rest. Public, although no
/// app sees it, so that the compiler can inline it.
public struct EqualTexts: ~Copyable {
    /// What was added: its number and its hash.
    public struct Item: BitwiseCopyable {
        /// The caller's number for it.
        public var id: UInt32
        /// The hash of its text.
        public var hash: UInt32

        @usableFromInline init(id: UInt32, hash: UInt32) {
            self.id = id
            self.hash = hash
        }
    }

    /// What was added, in order.
    public var items = TrivialBuffer<Item>()
    private var parted = TrivialBuffer<Item>()
    private var slots = TrivialBuffer<UInt32>()

    private static let linearLimit = 12
    private static let partSize = 1 << 13

    /// A set without items.
    public init() {}

    /// Drops all items; keeps the memory.
    public mutating func clear() { items.truncate(to: 0) }

    /// Adds an item.
    @inlinable @inline(__always)
    public mutating func add(_ id: Int, hash: UInt32) {
        items.append(Item(id: UInt32(truncatingIfNeeded: id), hash: hash))
    }

    /// Calls `meet` with each pair of a later and an earlier item of the same hash, until it says that they are equal.
    ///
    /// Within one hash the earlier items come in their order; later items of large sets may come in any order.
    public mutating func find(_ meet: (_ later: Int, _ earlier: Int) -> Bool) {
        let count = items.count
        if count <= Self.linearLimit {
            var later = 1
            while later < count {
                let item = items[later]
                var earlier = 0
                while earlier < later {
                    if items[earlier].hash == item.hash, meet(Int(item.id), Int(items[earlier].id)) { break }
                    earlier &+= 1
                }
                later &+= 1
            }
        } else if count <= Self.partSize * 4 {
            Self.find(in: items, 0..<count, &slots, meet)
        } else {
            findInParts(meet)
        }
    }

    private mutating func findInParts(_ meet: (Int, Int) -> Bool) {
        var bits: UInt32 = 1
        while items.count >> Int(bits) > Self.partSize { bits += 1 }
        var starts = [Int](repeating: 0, count: (1 << Int(bits)) + 1)
        for index in 0..<items.count { starts[Int(items[index].hash >> (32 - bits)) + 1] += 1 }
        for part in 1..<starts.count { starts[part] += starts[part - 1] }
        parted.truncate(to: 0)
        parted.append(repeating: Item(id: 0, hash: 0), count: items.count)
        var next = starts
        for index in 0..<items.count {
            let part = Int(items[index].hash >> (32 - bits))
            parted[next[part]] = items[index]
            next[part] += 1
        }
        for part in 0..<starts.count - 1 where starts[part + 1] - starts[part] > 1 {
            Self.find(in: parted, starts[part]..<starts[part + 1], &slots, meet)
        }
    }

    private static func find(
        in items: borrowing TrivialBuffer<Item>,
        _ range: Range<Int>,
        _ slots: inout TrivialBuffer<UInt32>,
        _ meet: (Int, Int) -> Bool
    ) {
        var size = 16
        while size < 2 * range.count { size *= 2 }
        slots.truncate(to: 0)
        slots.append(repeating: 0, count: size)
        let mask = size - 1
        for index in range {
            let item = items[index]
            var slot = Int(truncatingIfNeeded: item.hash &* 0x9E37_79B1) & mask
            var isNew = true
            while slots[slot] != 0 {
                let earlier = items[Int(slots[slot]) - 1]
                if earlier.hash == item.hash, meet(Int(item.id), Int(earlier.id)) {
                    isNew = false
                    break
                }
                slot = (slot &+ 1) & mask
            }
            if isNew { slots[slot] = UInt32(truncatingIfNeeded: index &+ 1) }
        }
    }
}
