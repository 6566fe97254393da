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
/// the nodes again, and a node whose number is the next one is written. Equal leaves are found part by part: sorted by
/// the upper bits of their hashes they need only tables that fit the processor's cache, where one table for all would
/// wait for memory at every leaf and be as large as the text.
struct ObjectNumbers: ~Copyable {
    /// The number of a node that is not written.
    static let none = UInt32.max

    private let document: Document
    /// For each leaf first its hash, then the first leaf that is equal to it; in the end each node's number.
    private var numbers: TrivialBuffer<UInt32>
    /// How many objects there are.
    private(set) var count = 0
    /// For the value of a key that its dict has again: the value that counts, the last one's.
    private(set) var lastValues: [Int: Int] = [:]
    private var duplicates = DuplicateKeys()

    init(_ document: Document) {
        self.document = document
        numbers = TrivialBuffer(zeroed: document.count)
        var parts = LeafParts(nodes: document.count)
        hashLeaves(&parts)
        let leaves = sorted(&parts)
        findFirsts(leaves, parts)
        numberAll()
    }

    /// The object that a node is, or ``none``.
    @inline(__always) subscript(node: Int) -> UInt32 { numbers[node] }

    // MARK: Hashes

    private mutating func hashLeaves(_ parts: inout LeafParts) {
        let hash = TextHash()
        var keys = RecentKeys()
        var node = 0
        while node < document.count {
            guard numbers[node] != Self.none else {
                node = document.next(after: node)
                continue
            }
            let kind = document.kind(node)
            if kind == .dict { leaveOutDuplicates(of: node) }
            if kind == .key, let first = keys.first(like: node, at: document.keyPlace(node)) {
                numbers[node] = first
                parts.setKnown(node)
            } else if !kind.isContainer {
                let found = hashOf(node, kind, hash)
                numbers[node] = found == Self.none ? 0 : found
                parts.count(numbers[node])
            }
            node &+= 1
        }
    }

    @inline(__always)
    private func hashOf(_ node: Int, _ kind: NodeKind, _ hash: TextHash) -> UInt32 {
        switch kind {
        case .key, .string: return textHash(node, .string, hash)
        case .data: return textHash(node, .data, hash)
        case .true, .false, .null: return hash(bits: 0, kind: kind.rawValue)
        default: return hash(bits: document.bits(node), kind: kind.rawValue)
        }
    }

    @inline(__always)
    private func textHash(_ node: Int, _ kind: NodeKind, _ hash: TextHash) -> UInt32 {
        unsafe hash(document.bytes(node), kind: kind.rawValue)
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

    // MARK: Equal leaves

    /// The leaves part by part, in each part in document order.
    private func sorted(_ parts: inout LeafParts) -> TrivialBuffer<UInt32> {
        var leaves = TrivialBuffer<UInt32>(zeroed: parts.prepare())
        var node = 0
        while node < document.count {
            guard numbers[node] != Self.none else {
                node = document.next(after: node)
                continue
            }
            if !document.kind(node).isContainer, !parts.isKnown(node) {
                leaves[parts.nextPlace(numbers[node])] = UInt32(truncatingIfNeeded: node)
            }
            node &+= 1
        }
        return leaves
    }

    /// Puts in the place of each leaf's hash the first leaf that is equal to it.
    private mutating func findFirsts(_ leaves: borrowing TrivialBuffer<UInt32>, _ parts: borrowing LeafParts)
    {
        // The hash in the upper half, the node plus one in the lower; zero where nothing is.
        var table = TrivialBuffer<UInt64>()
        var start = 0
        for part in 0..<parts.partCount {
            // Behind the last leaf that was put there.
            let end = parts.places[part]
            var size = 16
            while size < 2 * (end - start) { size *= 2 }
            if table.count < size {
                table = TrivialBuffer(zeroed: size)
            } else {
                for slot in 0..<size { table[slot] = 0 }
            }
            for index in start..<end {
                let node = Int(leaves[index])
                let first = Self.find(node, numbers[node], in: &table, mask: size - 1, document)
                numbers[node] = UInt32(truncatingIfNeeded: first)
            }
            start = end
        }
    }

    /// The leaf that is equal to `node` and was looked for before; else the node itself.
    @inline(__always)
    private static func find(
        _ node: Int,
        _ hash: UInt32,
        in table: inout TrivialBuffer<UInt64>,
        mask: Int,
        _ document: Document
    ) -> Int {
        var slot = Int(hash) & mask
        while table[slot] != 0 {
            let entry = table[slot]
            if UInt32(truncatingIfNeeded: entry >> 32) == hash {
                let other = Int(entry & 0xFFFF_FFFF) &- 1
                if document.areEqualLeaves(node, other) { return other }
            }
            slot = (slot &+ 1) & mask
        }
        table[slot] = UInt64(hash) << 32 | UInt64(node &+ 1)
        return node
    }

    // MARK: Numbers

    private mutating func numberAll() {
        var node = 0
        while node < document.count {
            guard numbers[node] != Self.none else {
                node = document.next(after: node)
                continue
            }
            let first = Int(numbers[node])
            if document.kind(node).isContainer || first == node {
                numbers[node] = UInt32(truncatingIfNeeded: count)
                count &+= 1
            } else {
                numbers[node] = numbers[first]
            }
            node &+= 1
        }
    }
}

extension Document {
    /// Whether two leaves are one object of a binary property list: a key is a text like any other.
    @inline(__always)
    fileprivate func areEqualLeaves(_ left: Int, _ right: Int) -> Bool {
        let (first, second) = (kind(left), kind(right))
        if first.isText { return second.isText && hasSameText(left, right) }
        guard first == second else { return false }
        switch first {
        case .data: return hasSameText(left, right)
        case .true, .false, .null: return true
        default: return bits(left) == bits(right)
        }
    }

    /// Whether two keys, strings or data nodes have the same bytes.
    @inline(__always)
    private func hasSameText(_ left: Int, _ right: Int) -> Bool {
        let (first, second) = (payload(left), payload(right))
        if first == second { return true }
        guard let base = unsafe storage.arena.base, unsafe base[first] == base[second] else { return false }
        let (a, b) = unsafe (
            ArenaText.place(UnsafePointer(base), at: first), ArenaText.place(UnsafePointer(base), at: second)
        )
        return unsafe a.count == b.count && memcmp(base + a.lowerBound, base + b.lowerBound, a.count) == 0
    }
}
