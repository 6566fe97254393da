#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import PickBytes

/// One walk through a document for ``DocumentEvents``, its open containers on a stack of its own.
@safe
struct DocumentWalk: ~Copyable {
    private struct Frame: BitwiseCopyable {
        var node: Int
        /// The next node to tell; in a listed dict the next place in `pairs`.
        var cursor: Int
        var end: Int
        /// Where the dict's list begins in `pairs`; -1 for what is told as it stands.
        var firstPair: Int
    }

    private struct Pair: BitwiseCopyable {
        var key: Int
        var value: Int
    }

    private let document: Document
    private let events: PropertyListEvents
    private let sortKeys: Bool
    private var frames = TrivialBuffer<Frame>()
    /// The pairs of the open dicts that are not told as they stand, one dict behind the other.
    private var pairs = TrivialBuffer<Pair>()
    private var duplicates = DuplicateKeys()

    @unsafe init(_ document: Document, _ events: PropertyListEvents, sortKeys: Bool) {
        self.document = document
        unsafe self.events = events
        self.sortKeys = sortKeys
    }

    mutating func run(from root: Int) -> Bool {
        guard tell(root) else { return false }
        while let frame = frames.last {
            let top = frames.count - 1
            guard frame.cursor < frame.end else {
                frames.removeLast()
                if frame.firstPair >= 0 { pairs.truncate(to: frame.firstPair) }
                let end = document.range(frame.node).upperBound
                guard unsafe events.end(events.context, document.kind(frame.node).rawValue, end) else {
                    return false
                }
                continue
            }
            let value: Int
            if frame.firstPair >= 0 {
                let pair = pairs[frame.cursor]
                frames[top].cursor = frame.cursor + 1
                guard tellText(.key, pair.key) else { return false }
                value = pair.value
            } else if document.kind(frame.node) == .dict {
                value = frame.cursor + 1
                frames[top].cursor = document.next(after: value)
                guard tellText(.key, frame.cursor) else { return false }
            } else {
                value = frame.cursor
                frames[top].cursor = document.next(after: value)
            }
            guard tell(value) else { return false }
        }
        return true
    }

    /// Tells a value, of a container the beginning.
    private mutating func tell(_ node: Int) -> Bool {
        let kind = document.kind(node)
        let range = document.range(node)
        switch kind {
        case .dict, .array, .set:
            let again = kind == .dict ? duplicates.find(in: document, dict: node) : []
            if kind == .dict, sortKeys || !again.isEmpty {
                list(node, again)
            } else {
                let end = document.next(after: node)
                frames.append(Frame(node: node, cursor: node + 1, end: end, firstPair: -1))
            }
            return unsafe events.begin(events.context, kind.rawValue, range.lowerBound)
        case .key, .string, .data: return tellText(kind, node)
        case .integer, .unsignedInteger, .real, .date, .uid:
            return unsafe events.scalar(
                events.context,
                kind.rawValue,
                document.bits(node),
                range.lowerBound,
                range.upperBound
            )
        case .true, .false, .null:
            return unsafe events.scalar(events.context, kind.rawValue, 0, range.lowerBound, range.upperBound)
        }
    }

    private func tellText(_ kind: NodeKind, _ node: Int) -> Bool {
        let range = document.range(node)
        guard let base = unsafe document.storage.arena.base else { return false }
        let place = place(of: node)
        let bytes = unsafe UnsafePointer(base + place.lowerBound)
        guard unsafe events.beginText(events.context, kind.rawValue, range.lowerBound, bytes, place.count)
        else {
            return false
        }
        return unsafe events.endText(events.context, kind.rawValue, range.upperBound)
    }
}

// MARK: - Dicts that are not told as they stand

extension DocumentWalk {
    /// Opens a dict by the list of its pairs: each key once, in order, with the value of the last one of its text.
    private mutating func list(_ dict: Int, _ again: [DuplicateKeys.Pair]) {
        let first = pairs.count
        var values: [Int: Int] = [:]
        for pair in again { values[pair.first] = pair.later + 1 }
        var next = 0
        for key in document.children(dict) {
            if next < again.count, again[next].later == key {
                next += 1
            } else {
                pairs.append(Pair(key: key, value: values[key] ?? key + 1))
            }
        }
        if sortKeys, let base = unsafe pairs.base {
            var listed = unsafe UnsafeMutableBufferPointer(start: base + first, count: pairs.count - first)
            unsafe listed.sort { precedes($0.key, $1.key) }
        }
        frames.append(Frame(node: dict, cursor: first, end: pairs.count, firstPair: first))
    }

    /// The order of code points, which is that of the bytes in UTF-8.
    private func precedes(_ left: Int, _ right: Int) -> Bool {
        guard let base = unsafe document.storage.arena.base else { return false }
        let (left, right) = (place(of: left), place(of: right))
        let order = unsafe memcmp(
            base + left.lowerBound,
            base + right.lowerBound,
            min(left.count, right.count)
        )
        return order == 0 ? left.count < right.count : order < 0
    }

    /// Where a key, string or data node has its bytes in the arena.
    private func place(of node: Int) -> Range<Int> {
        guard let base = unsafe document.storage.arena.base else { return 0..<0 }
        return unsafe ArenaText.place(UnsafePointer(base), at: document.payload(node))
    }
}
