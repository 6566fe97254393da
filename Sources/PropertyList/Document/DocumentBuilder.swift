internal import PickBytes

/// Builds a ``Document`` event by event, front to back.
///
/// The caller keeps the grammar: exactly one root; in a dict, keys and values in turn; every container ended.
/// ``hasOverflowed`` says that a table passed 2^32-1; the document is then cut short and must not be used.
package struct DocumentBuilder: ~Copyable {
    private var storage = Document.Storage()
    private var open = TrivialBuffer<OpenContainer>()
    private var comments: [Document.Comment] = []
    /// Where the arena has keys that were seen lately, so that equal keys share their text.
    private var recentKeys = TrivialBuffer<UInt32>()
    private var textStart = 0

    /// The bytes of the source, where they are known before it is read.
    private var sourceSize = 0

    /// Whether the root, which is open, will be told a second time.
    var awaitsRoot = false

    /// Set once a table has passed 2^32-1.
    package private(set) var hasOverflowed = false

    private struct OpenContainer: BitwiseCopyable {
        var node: UInt32
        /// What `NodeTable.close` wants to hear.
        var number: UInt32
    }

    private static let recentKeyCount = 64
    /// So many nodes tell how many the rest of a source has.
    private static let sampleSize = 1 << 14
    /// So many bytes of text in fewer nodes than that are long texts.
    private static let longText = 1 << 20

    package init() {
        recentKeys.reserve(Self.recentKeyCount)
        for _ in 0..<Self.recentKeyCount { recentKeys.append(UInt32.max) }
    }

    /// How many nodes there are so far: the index of the next one.
    @inline(__always) package var count: Int { storage.nodes.count }

    /// How many containers are open.
    package var depth: Int { open.count }

    /// Opens a dict, array or set.
    package mutating func begin(_ kind: NodeKind, at start: Int) {
        if (count | start) > Int(UInt32.max) { hasOverflowed = true }
        if storage.nodes.isFull { grow() }
        let node = UInt32(truncatingIfNeeded: count)
        let number = storage.nodes.appendOpen(kind: kind.rawValue, start: UInt32(truncatingIfNeeded: start))
        open.append(OpenContainer(node: node, number: number))
    }

    /// Closes the container opened last.
    package mutating func end(at end: Int) {
        guard let container = open.last else { return }
        open.removeLast()
        unsafe storage.nodes.payloads[Int(container.node)] = UInt32(truncatingIfNeeded: count)
        storage.nodes.close(container.number, end: UInt32(truncatingIfNeeded: end))
    }

    /// Opens a key, string or data node, whose bytes come in pieces.
    package mutating func beginText(_ kind: NodeKind, at start: Int) {
        textStart = storage.arena.count
        add(kind, start: start, end: start, payload: textStart)
        storage.arena.append(0)
    }

    /// Opens a key, string or data node with the first piece of its bytes.
    @inline(__always)
    @unsafe mutating func beginText(
        _ kind: NodeKind,
        at start: Int,
        _ bytes: UnsafePointer<UInt8>,
        count: Int
    ) {
        textStart = storage.arena.count
        add(kind, start: start, end: start, payload: textStart)
        unsafe storage.arena.beginText(bytes, count: count)
    }

    /// A piece of the text.
    @unsafe package mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if storage.arena.count &+ count > storage.arena.capacity { growText(by: count) }
        unsafe storage.arena.appendText(bytes, count: count)
    }

    /// Makes room for another piece of a text.
    ///
    /// A source that has so much text in so few nodes may be nearly all text, and can have no more than its own size. Room for
    /// that is taken once, and costs what is filled; memory that grows could not have large pages, since it could not move.
    @inline(never)
    private mutating func growText(by count: Int) {
        let filled = storage.arena.count
        guard filled >= Self.longText, sourceSize > filled + count, storage.arena.reserveIfThere(sourceSize)
        else {
            storage.arena.grow(toHold: filled + count)
            return
        }
        unsafe LargePages.advise(storage.arena.base, count: storage.arena.capacity)
    }

    /// Closes the text opened last.
    package mutating func endText(at end: Int) {
        let length = storage.arena.count &- textStart &- 1
        let node = count &- 1
        if length < Int(ArenaText.longMark) {
            storage.arena[textStart] = UInt8(truncatingIfNeeded: length)
        } else {
            widen(length)
        }
        storage.nodes.endLast(UInt32(truncatingIfNeeded: end))
        if unsafe storage.nodes.kinds[node] == NodeKind.key.rawValue, length < Int(ArenaText.longMark) {
            shareKey(node, length: length)
        }
    }

    /// A key, string or data node in one piece.
    package mutating func addText(_ kind: NodeKind, _ bytes: Span<UInt8>, at range: Range<Int>) {
        beginText(kind, at: range.lowerBound)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe text(start, count: buffer.count)
        }
        endText(at: range.upperBound)
    }

    /// A key that has the text of an earlier one.
    package mutating func addKey(like earlier: Int, at range: Range<Int>) {
        let payload = unsafe storage.nodes.payloads[earlier]
        add(.key, start: range.lowerBound, end: range.upperBound, payload: Int(payload))
    }

    /// A node without children or text; `bits` is its number, see ``Document/bits(_:)``.
    package mutating func addScalar(_ kind: NodeKind, bits: UInt64, at range: Range<Int>) {
        add(kind, start: range.lowerBound, end: range.upperBound, payload: storage.arena.count)
        switch kind {
        case .integer, .unsignedInteger, .real, .date, .uid:
            unsafe withUnsafeBytes(of: bits) { raw in
                unsafe raw.withMemoryRebound(to: UInt8.self) { bytes in
                    guard let start = bytes.baseAddress else { return }
                    unsafe storage.arena.append(start, count: bytes.count)
                }
            }
        default: break
        }
    }

    /// A comment that stands before the next node.
    package mutating func addComment(_ text: String, at range: Range<Int>) {
        comments.append(
            Document.Comment(range: range, node: count, container: open.last.map { Int($0.node) }, text: text)
        )
    }

    /// Says how large the source is, so that the tables can be made as large as they will be once a part of it is read.
    mutating func expect(sourceSize: Int) { self.sourceSize = sourceSize }

    /// Makes room for another node at least.
    ///
    /// What is sure to be filled is asked for in large pages: a fault for each 4 KB costs more than what is written there.
    @inline(never)
    private mutating func grow() {
        let read = Int(storage.nodes.places.start(count - 1))
        let share = count < Self.sampleSize || read == 0 ? 0 : Double(sourceSize) / Double(read)
        guard share > 1.5, share * Double(count) < Double(UInt32.max) else {
            storage.nodes.grow(to: count + count / 2)
            return
        }
        let (nodes, text) = (share * Double(count), share * Double(storage.arena.count))
        reserve(nodes: Int(nodes * 1.02), text: Int(text * 1.02))
        storage.nodes.adviseLargePages(Int(nodes * 0.95))
        unsafe LargePages.advise(storage.arena.base, count: min(Int(text * 0.95), storage.arena.capacity))
    }

    /// Makes room for so many nodes, and so many bytes of text.
    mutating func reserve(nodes: Int, text: Int) {
        storage.nodes.grow(to: nodes)
        storage.arena.reserve(text)
    }

    /// Makes room for all of a source, of which `part` is a part that stands for the rest.
    mutating func reserve(sourceSize: Int, like part: Document) {
        let bytes = part.range(0).count
        guard bytes > 0 else { return }
        let share = Double(sourceSize) / Double(bytes) * 1.05
        guard share > 1, share.isFinite else { return }
        reserve(
            nodes: Int(Double(part.count) * share),
            text: Int(Double(part.storage.arena.count) * share)
        )
        storage.nodes.adviseLargePages(storage.nodes.capacity)
        unsafe LargePages.advise(storage.arena.base, count: storage.arena.capacity)
    }

    /// Adds the values that another document has in its root, whose places are in the same source.
    ///
    /// One container is open, the root. Where that is a dict, the other document's root is one, too.
    package mutating func append(valuesOf other: Document) {
        let nodeShift = count - 1
        let arenaShift = storage.arena.count
        // As if all nodes of the other document were added: its last offsets and lengths have to fit.
        if nodeShift + other.count > Int(UInt32.max)
            || arenaShift + other.storage.arena.count > Int(UInt32.max)
        {
            hasOverflowed = true
            return
        }
        for comment in other.comments {
            comments.append(
                Document.Comment(
                    range: comment.range,
                    node: comment.node == 0 ? 0 : comment.node + nodeShift,
                    container: comment.container.map { $0 == 0 ? 0 : $0 + nodeShift },
                    text: comment.text
                )
            )
        }
        unsafe storage.arena.append(UnsafePointer(other.storage.arena.base), count: other.storage.arena.count)
        storage.nodes.append(other.storage.nodes, from: 1, nodeShift: nodeShift, arenaShift: arenaShift)
    }

    /// Closes what is still open, where the last node ends; a key that waits for its value gets null.
    package mutating func closeAll() {
        guard count > 0 else { return }
        let range = storage.nodes.places.range(count - 1)
        let end = Int(max(range.start, range.end))
        if unsafe storage.nodes.kinds[count - 1] == NodeKind.key.rawValue {
            addScalar(.null, bits: 0, at: end..<end)
        }
        while !open.isEmpty { self.end(at: end) }
    }

    /// ``foldUID(_:)`` for the container closed last, when it can be one: three nodes at the end of the table.
    @inline(__always) package mutating func foldLastUID() {
        if count >= 3, unsafe storage.nodes.kinds[count &- 3] == NodeKind.dict.rawValue,
            unsafe storage.nodes.payloads[count &- 3] == UInt32(truncatingIfNeeded: count)
        {
            foldUID(count &- 3)
        }
    }

    /// Turns the container closed last into a uid when it is a dict `{CF$UID: integer}` and nothing else, as
    /// CoreFoundation does (`decisions.md` 33).
    package mutating func foldUID(_ node: Int) {
        guard count == node + 3, unsafe storage.nodes.kinds[node] == NodeKind.dict.rawValue,
            unsafe storage.nodes.kinds[node + 2] == NodeKind.integer.rawValue,
            let base = unsafe storage.arena.base
        else { return }
        let key = unsafe ArenaText.place(
            UnsafePointer(base),
            at: Int(unsafe storage.nodes.payloads[node + 1])
        )
        let name: StaticString = "CF$UID"
        guard key.count == name.utf8CodeUnitCount else { return }
        for offset in 0..<key.count where unsafe base[key.lowerBound + offset] != name.utf8Start[offset] {
            return
        }
        let place = Int(unsafe storage.nodes.payloads[node + 2])
        let value = unsafe UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
        guard value <= UInt64(UInt32.max) else { return }
        unsafe storage.nodes.kinds[node] = NodeKind.uid.rawValue
        unsafe storage.nodes.payloads[node] = UInt32(truncatingIfNeeded: place)
        storage.nodes.truncate(to: node + 1)
    }

    /// The document.
    ///
    /// `encoding` is nil for binary.
    package consuming func finish(format: Document.Format, encoding: String?) -> Document {
        storage.arena.shrink()
        return Document(format: format, encoding: encoding, comments: comments, storage: storage)
    }

    @inline(__always)
    private mutating func add(_ kind: NodeKind, start: Int, end: Int, payload: Int) {
        if (count | start | end | payload) > Int(UInt32.max) { hasOverflowed = true }
        if storage.nodes.isFull { grow() }
        storage.nodes.append(
            kind: kind.rawValue,
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end),
            payload: UInt32(truncatingIfNeeded: payload)
        )
    }

    /// Makes room for a four-byte length before a long text.
    @inline(never)
    private mutating func widen(_ length: Int) {
        if length > Int(UInt32.max) { hasOverflowed = true }
        for _ in 0..<4 { storage.arena.append(0) }
        guard let base = unsafe storage.arena.base else { return }
        let text = unsafe base + textStart + 1
        unsafe (text + 4).update(from: text, count: length)
        unsafe base[textStart] = ArenaText.longMark
        unsafe UnsafeMutableRawPointer(text).storeBytes(
            of: UInt32(truncatingIfNeeded: length),
            as: UInt32.self
        )
    }

    /// Lets a key use the text of an equal one that was seen lately: most documents have a few keys, many times.
    private mutating func shareKey(_ node: Int, length: Int) {
        guard let base = unsafe storage.arena.base else { return }
        let text = unsafe base + textStart
        var hash = UInt32(truncatingIfNeeded: length)
        if length > 0 {
            hash = hash &* 31 &+ UInt32(unsafe text[1])
            hash = hash &* 31 &+ UInt32(unsafe text[length])
            hash = hash &* 31 &+ UInt32(unsafe text[1 + length / 2])
        }
        let slot = Int(hash % UInt32(Self.recentKeyCount))
        let earlier = recentKeys[slot]
        if earlier != UInt32.max {
            // With the byte for the length.
            let known = unsafe UnsafeBufferPointer(start: base + Int(earlier), count: length &+ 1)
            if unsafe haveEqualBytes(known, UnsafeBufferPointer(start: text, count: length &+ 1)) {
                unsafe storage.nodes.payloads[node] = earlier
                storage.arena.truncate(to: textStart)
                return
            }
        }
        recentKeys[slot] = UInt32(truncatingIfNeeded: textStart)
    }
}
