internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The columns of a document's table, which grow together: thirteen bytes a node.
///
/// Each column has its own memory, so that a large one grows by remapping pages and not by copying them.
@safe
struct NodeTable: ~Copyable {
    private(set) var kinds: UnsafeMutablePointer<UInt8>
    private(set) var starts: UnsafeMutablePointer<UInt32>
    private(set) var ends: UnsafeMutablePointer<UInt32>
    /// For a container the index behind its subtree, for other nodes a place in the arena.
    private(set) var payloads: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    private var capacity = 64

    init() {
        unsafe kinds = Self.resize(nil, to: capacity)
        unsafe starts = Self.resize(nil, to: capacity)
        unsafe ends = Self.resize(nil, to: capacity)
        unsafe payloads = Self.resize(nil, to: capacity)
    }

    deinit {
        unsafe free(kinds)
        unsafe free(starts)
        unsafe free(ends)
        unsafe free(payloads)
    }

    @inline(__always)
    mutating func append(kind: UInt8, start: UInt32, end: UInt32, payload: UInt32) {
        if count == capacity { grow() }
        unsafe kinds[count] = kind
        unsafe starts[count] = start
        unsafe ends[count] = end
        unsafe payloads[count] = payload
        count &+= 1
    }

    /// Appends the nodes of another table from `first` on.
    ///
    /// What containers say of nodes is moved by `nodeShift`, what other nodes say of the arena by `arenaShift`.
    mutating func append(_ other: borrowing NodeTable, from first: Int, nodeShift: Int, arenaShift: Int) {
        let added = other.count - first
        guard added > 0 else { return }
        while capacity < count + added { grow() }
        unsafe (kinds + count).update(from: other.kinds + first, count: added)
        unsafe (starts + count).update(from: other.starts + first, count: added)
        unsafe (ends + count).update(from: other.ends + first, count: added)
        let nodeShift = UInt32(truncatingIfNeeded: nodeShift)
        let arenaShift = UInt32(truncatingIfNeeded: arenaShift)
        for index in 0..<added {
            let isContainer = unsafe NodeKind(known: other.kinds[first &+ index]).isContainer
            let shift = isContainer ? nodeShift : arenaShift
            unsafe payloads[count &+ index] = other.payloads[first &+ index] &+ shift
        }
        count += added
    }

    /// Makes room for `count` nodes in all, in large pages where the system has them.
    mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        capacity = count
        resizeAll()
        unsafe LargePages.advise(kinds, count: capacity)
        unsafe LargePages.advise(starts, count: capacity)
        unsafe LargePages.advise(ends, count: capacity)
        unsafe LargePages.advise(payloads, count: capacity)
    }

    mutating func truncate(to count: Int) { self.count = count }

    @inline(never)
    private mutating func grow() {
        capacity += capacity / 2
        resizeAll()
    }

    private mutating func resizeAll() {
        unsafe kinds = Self.resize(kinds, to: capacity)
        unsafe starts = Self.resize(starts, to: capacity)
        unsafe ends = Self.resize(ends, to: capacity)
        unsafe payloads = Self.resize(payloads, to: capacity)
    }

    private static func resize<Element: BitwiseCopyable>(
        _ column: UnsafeMutablePointer<Element>?,
        to capacity: Int
    ) -> UnsafeMutablePointer<Element> {
        guard let memory = unsafe realloc(column, capacity * MemoryLayout<Element>.stride) else {
            fatalError("out of memory for \(capacity) nodes")
        }
        return unsafe memory.assumingMemoryBound(to: Element.self)
    }
}
