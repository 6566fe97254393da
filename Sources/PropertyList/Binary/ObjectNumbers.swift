#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import PickBytes

/// Which object of a binary property list each node of a document becomes: equal leaves one, containers one each.
///
/// Numbers go up in document order, by each object's first node. So the writer needs no list of objects: it walks
/// the nodes again, and a node whose number is the next one is written. Leaves are looked up in blocks: the table is
/// far larger than the processor's caches, and independent loads wait for memory together instead of one by one.
struct ObjectNumbers: ~Copyable {
    /// The number of a node that is not written.
    static let none = UInt32.max

    private let document: Document
    private var numbers: TrivialBuffer<UInt32>
    /// How many objects there are.
    private(set) var count = 0
    /// For the value of a key that its dict has again: the value that counts, the last one's.
    private(set) var lastValues: [Int: Int] = [:]

    private let hash = TextHash()
    /// The table of leaves: hash in the upper half, node plus one in the lower; zero where nothing is.
    private var entries: TrivialBuffer<UInt64>
    private var mask: Int
    private var entryCount = 0
    /// Numbers of keys by the place of their text, which most equal keys share.
    private var keyPlaces: TrivialBuffer<UInt64>
    private var block = TrivialBuffer<Lookup>()
    private var duplicates = DuplicateKeys()
    /// Keeps the loads that only warm the caches.
    private var warmth: UInt64 = 0

    private struct Lookup {
        var node: UInt32
        var hash: UInt32
    }

    private static let blockSize = 64
    private static let keyPlaceCount = 256

    init(_ document: Document) {
        self.document = document
        numbers = TrivialBuffer(zeroed: document.count)
        entries = TrivialBuffer(zeroed: 1024)
        mask = 1023
        keyPlaces = TrivialBuffer(zeroed: Self.keyPlaceCount)
        block.reserve(Self.blockSize)
        var node = 0
        while node < document.count {
            node = add(node)
            if block.count == Self.blockSize { resolveBlock() }
        }
        resolveBlock()
        // The table is of no use any more.
        entries = TrivialBuffer()
    }

    /// The object that a node is, or ``none``.
    @inline(__always) subscript(node: Int) -> UInt32 { numbers[node] }

    /// Puts a node into the block; returns the node to go on with.
    @inline(__always)
    private mutating func add(_ node: Int) -> Int {
        let kind = document.kind(node)
        guard numbers[node] != Self.none else { return document.next(after: node) }
        if kind == .dict { leaveOutDuplicates(of: node) }
        block.append(
            Lookup(node: UInt32(truncatingIfNeeded: node), hash: kind.isContainer ? 0 : hashOf(node, kind))
        )
        return node &+ 1
    }

    @inline(__always)
    private func hashOf(_ node: Int, _ kind: NodeKind) -> UInt32 {
        switch kind {
        case .key, .string: return textHash(node, .string)
        case .data: return textHash(node, .data)
        case .true, .false, .null: return hash.hash(bits: 0, kind: kind.rawValue)
        default: return hash.hash(bits: document.bits(node), kind: kind.rawValue)
        }
    }

    @inline(__always)
    private func textHash(_ node: Int, _ kind: NodeKind) -> UInt32 {
        guard let base = unsafe document.storage.arena.base else { return 0 }
        let place = unsafe ArenaText.place(UnsafePointer(base), at: document.payload(node))
        return unsafe hash.hash(base + place.lowerBound, count: place.count, kind: kind.rawValue)
    }

    private mutating func resolveBlock() {
        if (entryCount &+ block.count) &* 4 > entries.count &* 3 { grow() }
        for index in 0..<block.count { warmth ^= entries[Int(block[index].hash) & mask] }
        for index in 0..<block.count { warm(block[index]) }
        for index in 0..<block.count { resolve(block[index]) }
        block.truncate(to: 0)
    }

    /// Loads the text that a leaf will be compared with, if it is likely to be.
    @inline(__always)
    private mutating func warm(_ lookup: Lookup) {
        let entry = entries[Int(lookup.hash) & mask]
        guard UInt32(truncatingIfNeeded: entry >> 32) == lookup.hash, entry != 0,
            let base = unsafe document.storage.arena.base
        else { return }
        let payload = document.payload(Int(entry & 0xFFFF_FFFF) &- 1)
        if payload < document.storage.arena.count { warmth ^= UInt64(unsafe base[payload]) }
    }

    /// Gives a node its number.
    @inline(__always)
    private mutating func resolve(_ lookup: Lookup) {
        let node = Int(lookup.node)
        let kind = document.kind(node)
        guard !kind.isContainer else {
            numbers[node] = nextNumber()
            return
        }
        guard kind == .key else {
            numbers[node] = find(node, lookup.hash)
            return
        }
        let place = document.keyPlace(node)
        let slot = Int(place) & (Self.keyPlaceCount &- 1)
        let known = keyPlaces[slot]
        // The place plus one in the upper half: zero is nothing.
        if known >> 32 == UInt64(place) &+ 1 {
            numbers[node] = UInt32(truncatingIfNeeded: known)
            return
        }
        let number = find(node, lookup.hash)
        numbers[node] = number
        keyPlaces[slot] = (UInt64(place) &+ 1) << 32 | UInt64(number)
    }

    @inline(__always)
    private mutating func find(_ node: Int, _ hash: UInt32) -> UInt32 {
        var slot = Int(hash) & mask
        while true {
            let entry = entries[slot]
            if entry == 0 { break }
            if UInt32(truncatingIfNeeded: entry >> 32) == hash {
                let other = Int(entry & 0xFFFF_FFFF) &- 1
                if isSame(node, other) { return numbers[other] }
            }
            slot = (slot &+ 1) & mask
        }
        entries[slot] = UInt64(hash) << 32 | UInt64(node &+ 1)
        entryCount &+= 1
        return nextNumber()
    }

    @inline(__always)
    private func isSame(_ left: Int, _ right: Int) -> Bool {
        let (first, second) = (document.kind(left), document.kind(right))
        if first.isText { return second.isText && document.hasSameText(left, right) }
        guard first == second else { return false }
        switch first {
        case .data: return document.hasSameText(left, right)
        case .true, .false, .null: return true
        default: return document.bits(left) == document.bits(right)
        }
    }

    @inline(__always)
    private mutating func nextNumber() -> UInt32 {
        defer { count &+= 1 }
        return UInt32(truncatingIfNeeded: count)
    }

    @inline(never)
    private mutating func grow() {
        var larger = TrivialBuffer<UInt64>(zeroed: entries.count * 2)
        mask = larger.count - 1
        for index in 0..<entries.count where entries[index] != 0 {
            var slot = Int(entries[index] >> 32) & mask
            while larger[slot] != 0 { slot = (slot &+ 1) & mask }
            larger[slot] = entries[index]
        }
        entries = larger
    }

    /// Of a key that a dict has again, keeps the first key and the last value; marks all others.
    private mutating func leaveOutDuplicates(of dict: Int) {
        let pairs = duplicates.find(in: document, dict: dict)
        for pair in pairs {
            let before = lastValues[pair.first + 1] ?? pair.first + 1
            numbers[before] = Self.none
            numbers[pair.later] = Self.none
            lastValues[pair.first + 1] = pair.later + 1
        }
    }
}

extension Document {
    /// Whether two keys, strings or data nodes have the same bytes.
    @inline(__always)
    fileprivate func hasSameText(_ left: Int, _ right: Int) -> Bool {
        let (first, second) = (payload(left), payload(right))
        if first == second { return true }
        guard let base = unsafe storage.arena.base, unsafe base[first] == base[second] else { return false }
        let (a, b) = unsafe (
            ArenaText.place(UnsafePointer(base), at: first), ArenaText.place(UnsafePointer(base), at: second)
        )
        return unsafe a.count == b.count && memcmp(base + a.lowerBound, base + b.lowerBound, a.count) == 0
    }
}
