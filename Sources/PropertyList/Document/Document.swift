internal import PickBytes

/// A property list as one flat table in document order, the root first.
///
/// A node is named by its index. A container's nodes follow it: for an array its values, for a dict keys and
/// values in turn (a key is one node, so its value stands at the next index). ``next(after:)`` jumps over a
/// subtree. Text stays as UTF-8 in one arena until somebody asks for a `String`. Each node keeps the range of
/// bytes that it has in the source, from the `<` of its start tag to behind the `>` of its end tag; a node of a
/// binary property list the bytes of its object. At most 2^32-1 bytes of source and of text.
public final class Document: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `DocumentBuilder.finish()`.

    /// What the bytes were.
    public enum Format: String, Sendable {
        /// An XML property list.
        case xml
        /// A binary property list.
        case binary
        /// JSON that names each value's type.
        case tagged
        /// JSON.
        case json
        /// CSV: a list with a dict for each row.
        case csv
        /// An SQLite database, without places.
        case database
    }

    /// A comment of an XML property list.
    public struct Comment: Sendable, Equatable {
        /// The bytes of the source, from `<!--` to behind `-->`.
        public let range: Range<Int>
        /// The node that follows it in the table; the table's count when none does.
        public let node: Int
        /// The container that it stands in; nil outside the root.
        public let container: Int?
        /// What stands between the marks.
        public let text: String
    }

    /// What the bytes were.
    public let format: Format
    /// The name of the source's encoding, `UTF-8` for most; nil for binary.
    public let encoding: String?
    /// The comments, in document order.
    public let comments: [Comment]
    let storage: Storage
    /// Where the storage lies.
    @usableFromInline let columns: DocumentColumns

    struct Storage: ~Copyable {
        var nodes = NodeTable()
        /// Text and data with their length before them (see `DocumentBuilder`), numbers as eight bytes.
        var arena = TrivialBuffer<UInt8>()
    }

    init(format: Format, encoding: String?, comments: [Comment], storage: consuming Storage) {
        self.format = format
        self.encoding = encoding
        self.comments = comments
        columns = unsafe DocumentColumns(
            kinds: storage.nodes.kinds,
            payloads: storage.nodes.payloads,
            count: storage.nodes.count,
            arena: storage.arena.base
        )
        self.storage = storage
    }

    /// How many nodes there are, keys included; at least one.
    @inlinable public var count: Int { columns.count }

    /// The root's index.
    public var root: Int { 0 }

    /// What the node is.
    ///
    /// Indices come from the document itself; one beyond ``count`` is a mistake of the caller and traps.
    @inlinable @inline(__always) public func kind(_ node: Int) -> NodeKind {
        precondition(node >= 0 && node < count, "no such node")
        return unsafe NodeKind(known: columns.kinds[node])
    }

    /// The bytes of the source that the node stands in.
    public func range(_ node: Int) -> Range<Int> {
        precondition(node >= 0 && node < count, "no such node")
        let range = storage.nodes.places.range(node)
        return Int(range.start)..<Int(range.end)
    }

    /// The index behind the node and everything in it: its next sibling, where it has one.
    @inlinable @inline(__always) public func next(after node: Int) -> Int {
        kind(node).isContainer ? payload(node) : node + 1
    }

    /// The nodes of an array or set; the keys of a dict (each one's value is the next node); nothing for others.
    public func children(_ node: Int) -> Children {
        let isContainer = kind(node).isContainer
        return Children(
            document: self,
            current: node + 1,
            end: isContainer ? payload(node) : node + 1,
            step: kind(node) == .dict ? 1 : 0
        )
    }

    /// How many strings follow each other from `node` on, which stands before `end`.
    package func stringCount(from node: Int, to end: Int) -> Int {
        precondition(node >= 0 && node <= end && end <= count, "no such nodes")
        var place = node
        while place < end, unsafe columns.kinds[place] == NodeKind.string.rawValue { place &+= 1 }
        return place - node
    }

    /// How many values a container has (for a dict: pairs).
    public func childCount(_ node: Int) -> Int {
        var count = 0
        for _ in children(node) { count += 1 }
        return count
    }

    /// The nodes of a container, one after the other.
    public struct Children: Sequence, IteratorProtocol {
        let document: Document
        var current: Int
        let end: Int
        let step: Int

        /// The next child: a value, or a dict's key.
        public mutating func next() -> Int? {
            guard current < end else { return nil }
            let child = current
            current = document.next(after: child + step)
            return child
        }
    }
}

extension Document {
    /// The text of a key or string, or the bytes of a data node, without a copy.
    public func withBytes<Result>(_ node: Int, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        guard kind(node).isText || kind(node) == .data, let base = unsafe storage.arena.base else {
            return try body(Span())
        }
        let place = unsafe ArenaText.place(UnsafePointer(base), at: payload(node))
        let buffer = unsafe UnsafeBufferPointer(start: base + place.lowerBound, count: place.count)
        return try body(unsafe Span(_unsafeElements: buffer))
    }

    /// The bytes of a key, string or data node where they lie, for loops over very many; valid while the document lives.
    @inlinable @inline(__always) @unsafe package func bytes(_ node: Int) -> UnsafeBufferPointer<UInt8> {
        let kind = kind(node)
        guard kind.isText || kind == .data, let base = unsafe columns.arena else {
            return unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        let place = unsafe ArenaText.place(base, at: payload(node))
        return unsafe UnsafeBufferPointer(start: base + place.lowerBound, count: place.count)
    }

    /// The text of a key or string; empty for other nodes.
    public func string(_ node: Int) -> String {
        guard kind(node).isText else { return "" }
        return withBytes(node) { span in
            unsafe span.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Whether a key or string is exactly `text`, byte by byte.
    public func text(_ node: Int, equals text: StaticString) -> Bool {
        withBytes(node) { span in
            guard span.count == text.utf8CodeUnitCount else { return false }
            for index in 0..<span.count where unsafe span[index] != text.utf8Start[index] { return false }
            return true
        }
    }

    /// A number that is the same for two keys of this document only if they are the same bytes.
    ///
    /// Most equal keys have equal numbers, but not all: compare the bytes where the numbers differ.
    @inlinable package func keyPlace(_ node: Int) -> UInt32 { UInt32(truncatingIfNeeded: payload(node)) }

    /// The bytes of a data node; empty for other nodes.
    public func data(_ node: Int) -> [UInt8] {
        guard kind(node) == .data else { return [] }
        return withBytes(node) { span in
            unsafe span.withUnsafeBufferPointer { unsafe [UInt8]($0) }
        }
    }

    /// The value of an integer node that fits; nil for others.
    public func integer(_ node: Int) -> Int64? {
        kind(node) == .integer ? Int64(bitPattern: bits(node)) : nil
    }

    /// The value of a non-negative integer or uid node; nil for others.
    public func unsignedInteger(_ node: Int) -> UInt64? {
        switch kind(node) {
        case .unsignedInteger, .uid: bits(node)
        case .integer: Int64(bitPattern: bits(node)) >= 0 ? bits(node) : nil
        default: nil
        }
    }

    /// The value of a real node, or a date node's seconds since 2001-01-01T00:00:00Z; nil for others.
    public func double(_ node: Int) -> Double? {
        kind(node) == .real || kind(node) == .date ? Double(bitPattern: bits(node)) : nil
    }

    @inlinable @inline(__always) func payload(_ node: Int) -> Int {
        precondition(node >= 0 && node < count, "no such node")
        return unsafe Int(columns.payloads[node])
    }

    /// The eight bytes of a number; zero for nodes that are none.
    package func bits(_ node: Int) -> UInt64 {
        guard kind(node).isNumber, let base = unsafe storage.arena.base else { return 0 }
        return unsafe UnsafeRawPointer(base + payload(node)).loadUnaligned(as: UInt64.self)
    }

    /// Whether the texts at two places of the arena may be equal: their lengths and first bytes are.
    @inline(__always) func mayHaveEqualText(_ left: UInt32, _ right: UInt32) -> Bool {
        guard let base = unsafe storage.arena.base else { return true }
        let limit = storage.arena.count &- 8
        guard Int(left) <= limit, Int(right) <= limit else { return true }
        let first = unsafe UnsafeRawPointer(base + Int(left)).loadUnaligned(as: UInt64.self)
        let second = unsafe UnsafeRawPointer(base + Int(right)).loadUnaligned(as: UInt64.self)
        // The length is the first byte; the rest of the eight counts only as far as the text goes.
        let length = UInt64(truncatingIfNeeded: unsafe base[Int(left)])
        let bits = min(length &+ 1, 8) &* 8
        let mask: UInt64 = bits == 64 ? .max : 1 << bits &- 1
        return first & mask == second & mask
    }
}
