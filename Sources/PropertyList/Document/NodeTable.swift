internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The columns of a document's table, which grow together: eight bytes a node, and a few for each container.
///
/// Each column has its own memory, so that a large one grows by remapping pages and not by copying them. Where nodes stand
/// in the source is kept in ``NodePlaces``.
@safe
struct NodeTable: ~Copyable {
    private(set) var kinds: UnsafeMutablePointer<UInt8>
    /// For a container the index behind its subtree, for other nodes a place in the arena.
    private(set) var payloads: UnsafeMutablePointer<UInt32>
    private(set) var places = NodePlaces()
    private(set) var count = 0
    private(set) var capacity = 64

    init() {
        unsafe kinds = resized(nil, to: capacity)
        unsafe payloads = resized(nil, to: capacity)
        places.reserve(capacity)
    }

    deinit {
        unsafe free(kinds)
        unsafe free(payloads)
    }

    /// Whether the next node needs ``grow(to:)``.
    @inline(__always) var isFull: Bool { count == capacity }

    /// Appends a node that has its end, or gets a short one later; there must be room.
    @inline(__always)
    mutating func append(kind: UInt8, start: UInt32, end: UInt32, payload: UInt32) {
        places.append(start: start, end: end, at: count)
        unsafe kinds[count] = kind
        unsafe payloads[count] = payload
        count &+= 1
    }

    /// Appends a node whose end comes with ``close(_:end:)``, far behind it mostly; there must be room.
    ///
    /// Returns the number to close it with.
    @inline(__always)
    mutating func appendOpen(kind: UInt8, start: UInt32) -> UInt32 {
        let number = places.appendOpen(start: start, at: count)
        unsafe kinds[count] = kind
        unsafe payloads[count] = 0
        count &+= 1
        return number
    }

    /// Sets the end of a node that was opened.
    @inline(__always) mutating func close(_ number: UInt32, end: UInt32) { places.close(number, end: end) }

    /// Sets the end of the last node.
    @inline(__always) mutating func endLast(_ end: UInt32) { places.setEnd(end, ofLast: count &- 1) }

    /// Appends the nodes of another table from `first` on, whose places are in the same source.
    ///
    /// What containers say of nodes is moved by `nodeShift`, what other nodes say of the arena by `arenaShift`.
    mutating func append(_ other: borrowing NodeTable, from first: Int, nodeShift: Int, arenaShift: Int) {
        let added = other.count - first
        guard added > 0 else { return }
        if capacity < count + added { grow(to: max(count + added, capacity + capacity / 2)) }
        places.append(other.places, from: first, count: added, at: count)
        unsafe (kinds + count).update(from: other.kinds + first, count: added)
        let nodeShift = UInt32(truncatingIfNeeded: nodeShift)
        let arenaShift = UInt32(truncatingIfNeeded: arenaShift)
        for index in 0..<added {
            let isContainer = unsafe NodeKind(known: other.kinds[first &+ index]).isContainer
            let shift = isContainer ? nodeShift : arenaShift
            unsafe payloads[count &+ index] = other.payloads[first &+ index] &+ shift
        }
        count += added
    }

    /// Makes room for `capacity` nodes in all.
    mutating func grow(to capacity: Int) {
        guard capacity > self.capacity else { return }
        self.capacity = capacity
        unsafe kinds = resized(kinds, to: capacity)
        unsafe payloads = resized(payloads, to: capacity)
        places.reserve(capacity)
    }

    /// Asks for large pages for the first `count` nodes, which surely come.
    func adviseLargePages(_ count: Int) {
        unsafe LargePages.advise(kinds, count: count)
        unsafe LargePages.advise(payloads, count: count)
        places.adviseLargePages(count)
    }

    mutating func truncate(to count: Int) {
        places.truncate(to: count, from: self.count)
        self.count = count
    }
}

/// Memory for a column of `capacity` elements, with what the column had.
func resized<Element: BitwiseCopyable>(
    _ column: UnsafeMutablePointer<Element>?,
    to capacity: Int
) -> UnsafeMutablePointer<Element> {
    guard let memory = unsafe realloc(column, capacity * MemoryLayout<Element>.stride) else {
        fatalError("out of memory for \(capacity) nodes")
    }
    return unsafe memory.assumingMemoryBound(to: Element.self)
}
