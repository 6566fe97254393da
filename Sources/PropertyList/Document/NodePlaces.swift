internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Where the nodes of a document stand in its source: three bytes a node instead of eight.
///
/// Nodes that follow each other stand near each other. So a start is kept as its distance from the first start of its block
/// of 64 nodes, and an end as the length of the node. What does not fit stands in a list beside: all starts of a block that
/// is spread too far (a binary property list's may be), and the ends of containers and of long texts.
@safe
struct NodePlaces: ~Copyable {
    private struct Block: BitwiseCopyable {
        /// The start of its first node.
        var start: UInt32
        /// How many ends are listed for the nodes before it.
        var listedEnds: UInt32
        /// Where its starts are listed, counted from 1 in blocks; 0 where distances do.
        var listedStarts: UInt32
    }

    private static let blockBits = 6
    private static let blockSize = 1 << blockBits
    /// The length that says that the end is listed.
    private static let listed: UInt8 = .max

    private var distances: UnsafeMutablePointer<UInt16>
    private var lengths: UnsafeMutablePointer<UInt8>
    private var blocks = TrivialBuffer<Block>()
    private var starts = TrivialBuffer<UInt32>()
    private var ends = TrivialBuffer<UInt32>()
    /// The start that the last block counts from.
    private var base: UInt32 = 0
    /// The first distance that the last block cannot keep; 0 where its starts are listed.
    private var limit: UInt32 = 0

    init() {
        unsafe distances = resized(nil, to: Self.blockSize)
        unsafe lengths = resized(nil, to: Self.blockSize)
    }

    deinit {
        unsafe free(distances)
        unsafe free(lengths)
    }

    mutating func reserve(_ capacity: Int) {
        unsafe distances = resized(distances, to: capacity)
        unsafe lengths = resized(lengths, to: capacity)
    }

    func adviseLargePages(_ count: Int) {
        unsafe LargePages.advise(distances, count: count)
        unsafe LargePages.advise(lengths, count: count)
    }

    // MARK: Reading

    func start(_ node: Int) -> UInt32 {
        let block = blocks[node >> Self.blockBits]
        guard block.listedStarts > 0 else { return unsafe block.start &+ UInt32(distances[node]) }
        return starts[Self.place(of: node, in: block.listedStarts)]
    }

    func range(_ node: Int) -> (start: UInt32, end: UInt32) {
        let start = start(node)
        let length = unsafe lengths[node]
        guard length == Self.listed else { return (start, start &+ UInt32(length)) }
        return (start, ends[listedEnds(before: node)])
    }

    /// How many ends are listed for the nodes before `node`, which is there.
    private func listedEnds(before node: Int) -> Int {
        var number = Int(blocks[node >> Self.blockBits].listedEnds)
        for other in node & ~(Self.blockSize &- 1)..<node where unsafe lengths[other] == Self.listed {
            number &+= 1
        }
        return number
    }

    // MARK: Appending

    @inline(__always)
    mutating func append(start: UInt32, end: UInt32, at node: Int) {
        append(start: start, at: node)
        let length = end &- start
        if length < UInt32(Self.listed) {
            unsafe lengths[node] = UInt8(truncatingIfNeeded: length)
        } else {
            listEnd(end, of: node)
        }
    }

    /// Appends a node whose end is listed, and returns its number in the list.
    @inline(__always)
    mutating func appendOpen(start: UInt32, at node: Int) -> UInt32 {
        append(start: start, at: node)
        unsafe lengths[node] = Self.listed
        ends.append(start)
        return UInt32(truncatingIfNeeded: ends.count &- 1)
    }

    @inline(__always)
    mutating func close(_ number: UInt32, end: UInt32) { ends[Int(number)] = end }

    /// Sets the end of the last node, which is not listed.
    @inline(__always)
    mutating func setEnd(_ end: UInt32, ofLast node: Int) {
        let length = unsafe end &- base &- UInt32(distances[node])
        if limit > 0, length < UInt32(Self.listed) {
            unsafe lengths[node] = UInt8(truncatingIfNeeded: length)
        } else {
            setUnusualEnd(end, ofLast: node)
        }
    }

    @inline(never)
    private mutating func setUnusualEnd(_ end: UInt32, ofLast node: Int) {
        let length = end &- start(node)
        if length < UInt32(Self.listed) {
            unsafe lengths[node] = UInt8(truncatingIfNeeded: length)
        } else {
            listEnd(end, of: node)
        }
    }

    @inline(never)
    private mutating func listEnd(_ end: UInt32, of node: Int) {
        unsafe lengths[node] = Self.listed
        ends.append(end)
    }

    @inline(__always)
    private mutating func append(start: UInt32, at node: Int) {
        if node & (Self.blockSize &- 1) == 0 { beginBlock(start, listedEnds: ends.count) }
        keep(start, of: node)
    }

    /// Keeps the start of a node of the last block.
    @inline(__always)
    private mutating func keep(_ start: UInt32, of node: Int) {
        let distance = start &- base
        if distance < limit {
            unsafe distances[node] = UInt16(truncatingIfNeeded: distance)
        } else {
            list(start, of: node)
        }
    }

    @inline(never)
    private mutating func beginBlock(_ start: UInt32, listedEnds: Int) {
        base = start
        limit = 1 << 16
        let listedEnds = UInt32(truncatingIfNeeded: listedEnds)
        blocks.append(Block(start: start, listedEnds: listedEnds, listedStarts: 0))
    }

    /// Lists the start of a node of the last block, and with the first one those before it.
    @inline(never)
    private mutating func list(_ start: UInt32, of node: Int) {
        let last = blocks.count - 1
        if limit > 0 {
            limit = 0
            let first = node & ~(Self.blockSize - 1)
            for index in first..<first + Self.blockSize {
                starts.append(unsafe index < node ? base &+ UInt32(distances[index]) : 0)
            }
            blocks[last].listedStarts = UInt32(truncatingIfNeeded: starts.count >> Self.blockBits)
        }
        starts[Self.place(of: node, in: blocks[last].listedStarts)] = start
    }

    private static func place(of node: Int, in block: UInt32) -> Int {
        (Int(block) &- 1) << blockBits | node & (blockSize &- 1)
    }

    // MARK: Many at once

    /// Appends `added` places of another table from `first` on, so that the first one gets the index `node`.
    mutating func append(_ other: borrowing NodePlaces, from first: Int, count added: Int, at node: Int) {
        let listedBefore = other.listedEnds(before: first)
        let ownListed = ends.count
        var done = 0
        while done < added {
            // As far as both stay in one block.
            let (from, to) = (first + done, node + done)
            let run = min(
                added - done,
                Self.blockSize - from & (Self.blockSize - 1),
                Self.blockSize - to & (Self.blockSize - 1)
            )
            if to & (Self.blockSize - 1) == 0 {
                beginBlock(
                    other.start(from),
                    listedEnds: ownListed + other.listedEnds(before: from) - listedBefore
                )
            }
            if !copyDistances(other, from: from, count: run, to: to) {
                for index in 0..<run { keep(other.start(from + index), of: to + index) }
            }
            done += run
        }
        unsafe (lengths + node).update(from: other.lengths + first, count: added)
        for index in listedBefore..<other.ends.count { ends.append(other.ends[index]) }
    }

    /// Copies the distances of nodes within one block to nodes within one block; false where they do not all fit.
    private func copyDistances(_ other: borrowing NodePlaces, from: Int, count: Int, to: Int) -> Bool {
        let block = other.blocks[from >> Self.blockBits]
        guard limit > 0, block.listedStarts == 0 else { return false }
        let shift = block.start &- base
        var all: UInt32 = 0
        for index in 0..<count {
            let distance = unsafe UInt32(other.distances[from &+ index]) &+ shift
            all |= distance
            unsafe distances[to &+ index] = UInt16(truncatingIfNeeded: distance)
        }
        return all < limit
    }

    /// Drops the nodes from `node` on, of `count`.
    mutating func truncate(to node: Int, from count: Int) {
        for index in node..<count where unsafe lengths[index] == Self.listed { ends.removeLast() }
        let blockCount = (node + Self.blockSize - 1) >> Self.blockBits
        while blocks.count > blockCount {
            if blocks.last?.listedStarts ?? 0 > 0 { starts.truncate(to: starts.count - Self.blockSize) }
            blocks.removeLast()
        }
        guard let last = blocks.last else { return }
        base = last.start
        limit = last.listedStarts > 0 ? 0 : 1 << 16
    }
}
