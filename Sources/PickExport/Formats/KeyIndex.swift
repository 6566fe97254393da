#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import PickBytes

/// Finds keys that a dict has twice, for the dicts that are open.
///
/// The bytes of the keys stay with the caller; this keeps where they are. The keys of a small dict are compared
/// one by one. From the 17th on a dict has a hash table, whose hash is seeded anew for every table, so that no
/// input can be made to collide: a dict of n keys costs O(n).
struct KeyIndex: ~Copyable {
    private struct Key: BitwiseCopyable {
        var offset: Int
        var count: Int
        /// The first eight bytes, by which most keys can be told apart without a look at their memory; in a dict with a
        /// hash table the hash.
        var mark: UInt64
    }

    private struct Frame: BitwiseCopyable {
        var firstKey: Int
        var firstSlot: Int
    }

    private static let linearLimit = 16

    private var keys = TrivialBuffer<Key>()
    /// The hash tables of the open dicts, one behind the other; a slot is 0 or one more than a key's number.
    private var slots = TrivialBuffer<UInt32>()
    private var frames = TrivialBuffer<Frame>()
    private var current = Frame(firstKey: 0, firstSlot: 0)
    private let hash = TextHash()

    init() {}

    /// A dict begins.
    mutating func beginDict() {
        frames.append(current)
        current = Frame(firstKey: keys.count, firstSlot: slots.count)
    }

    /// The dict that began last ends.
    mutating func endDict() {
        keys.truncate(to: current.firstKey)
        slots.truncate(to: current.firstSlot)
        if let outer = frames.last {
            current = outer
            frames.removeLast()
        }
    }

    /// How many dicts are open.
    var depth: Int { frames.count }

    /// Where the first key of the dict that began last has its bytes; nil while it has none.
    var firstOffset: Int? {
        keys.count > current.firstKey ? keys[current.firstKey].offset : nil
    }

    /// Adds the key of `count` bytes at `base + offset`.
    ///
    /// `base` may have moved since the last call, the bytes behind it have to be the same. Returns the number
    /// (from 0, in the order they were added) of the equal key that the dict has already; the new one is not added then.
    @unsafe mutating func add(
        offset: Int,
        count: Int,
        in base: UnsafePointer<UInt8>
    ) -> Int? {
        let known = keys.count &- current.firstKey
        guard known < Self.linearLimit else {
            return unsafe addHashed(offset: offset, count: count, in: base)
        }
        let head = unsafe Self.head(base + offset, count: count)
        var index = current.firstKey
        while index < keys.count {
            if keys[index].mark == head,
                unsafe isEqual(keys[index], offset: offset, count: count, in: base)
            {
                return index &- current.firstKey
            }
            index &+= 1
        }
        keys.append(Key(offset: offset, count: count, mark: head))
        return nil
    }

    private func isEqual(_ key: Key, offset: Int, count: Int, in base: UnsafePointer<UInt8>) -> Bool {
        unsafe key.count == count && memcmp(base + key.offset, base + offset, count) == 0
    }

    /// The first eight bytes of a key; of a shorter one its bytes, some of them twice.
    @inline(__always)
    private static func head(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        let bytes = unsafe UnsafeRawPointer(key)
        if count >= 8 { return unsafe bytes.loadUnaligned(as: UInt64.self) }
        if count >= 4 {
            let first = unsafe bytes.loadUnaligned(as: UInt32.self)
            let last = unsafe bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return UInt64(first) | UInt64(last) << 32
        }
        guard count > 0 else { return 0 }
        return unsafe UInt64(key[0]) | UInt64(key[count / 2]) << 8 | UInt64(key[count &- 1]) << 16
    }

    @inline(never)
    private mutating func addHashed(offset: Int, count: Int, in base: UnsafePointer<UInt8>) -> Int? {
        let known = keys.count - current.firstKey
        if known == Self.linearLimit, slots.count == current.firstSlot {
            for index in current.firstKey..<keys.count {
                let key = keys[index]
                keys[index].mark = UInt64(
                    unsafe hash(UnsafeBufferPointer(start: base + key.offset, count: key.count))
                )
            }
            rebuild(slotCount: 4 * Self.linearLimit)
        } else if 2 * known >= slots.count - current.firstSlot {
            rebuild(slotCount: 4 * known)
        }
        let hash = unsafe hash(UnsafeBufferPointer(start: base + offset, count: count))
        var slot = place(UInt64(hash))
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            let key = keys[current.firstKey + number]
            if key.mark == UInt64(hash), unsafe isEqual(key, offset: offset, count: count, in: base) {
                return number
            }
            slot = next(slot)
        }
        keys.append(Key(offset: offset, count: count, mark: UInt64(hash)))
        slots[slot] = UInt32(truncatingIfNeeded: known + 1)
        return nil
    }

    /// Gives the dict that began last, whose table stands last, a table of `slotCount` slots (a power of two).
    private mutating func rebuild(slotCount: Int) {
        slots.truncate(to: current.firstSlot)
        slots.reserve(current.firstSlot + slotCount)
        for _ in 0..<slotCount { slots.append(0) }
        for index in current.firstKey..<keys.count {
            var slot = place(keys[index].mark)
            while slots[slot] != 0 { slot = next(slot) }
            slots[slot] = UInt32(truncatingIfNeeded: index - current.firstKey + 1)
        }
    }

    private func place(_ hash: UInt64) -> Int {
        current.firstSlot + Int(truncatingIfNeeded: hash) & (slots.count - current.firstSlot - 1)
    }

    private func next(_ slot: Int) -> Int { slot + 1 == slots.count ? current.firstSlot : slot + 1 }
}
