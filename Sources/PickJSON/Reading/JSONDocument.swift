internal import PickBytes

/// A JSON text as one flat table in the order of the text, the root first.
///
/// Built like a property list's `Document`: a node is named by its index, a container's nodes follow it (for an
/// object keys and values in turn), and ``next(after:)`` jumps over a subtree. Every node keeps its range of
/// bytes. Strings are decoded when somebody asks, numbers keep the text they are written in, and keys that
/// occur twice are both there.
package final class JSONDocument: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.

    /// The text, as it was given.
    package let bytes: [UInt8]
    private let storage: Storage

    struct Storage: ~Copyable {
        var kinds = TrivialBuffer<UInt8>()
        var starts = TrivialBuffer<UInt32>()
        var ends = TrivialBuffer<UInt32>()
        /// For a container the index behind its subtree; for a key or string 1 when it has escapes, else 0.
        var payloads = TrivialBuffer<UInt32>()
    }

    init(bytes: [UInt8], storage: consuming Storage) {
        self.bytes = bytes
        self.storage = storage
    }

    /// How many nodes there are, keys included; at least one.
    package var count: Int { storage.kinds.count }

    /// The root's index.
    package var root: Int { 0 }

    /// What the node is.
    package func kind(_ node: Int) -> JSONKind { JSONKind(rawValue: storage.kinds[node]) ?? .null }

    /// The bytes that the node stands in: for a string with its quotes, for a container with its brackets.
    package func range(_ node: Int) -> Range<Int> { Int(storage.starts[node])..<Int(storage.ends[node]) }

    /// The index behind the node and everything in it.
    package func next(after node: Int) -> Int {
        kind(node).isContainer ? Int(storage.payloads[node]) : node + 1
    }

    /// The values of an array; the keys of an object (each one's value is the next node); nothing for others.
    package func children(_ node: Int) -> Children {
        let kind = kind(node)
        return Children(
            document: self,
            current: node + 1,
            end: kind.isContainer ? Int(storage.payloads[node]) : node + 1,
            step: kind == .object ? 1 : 0
        )
    }

    /// The nodes of a container, one after the other.
    package struct Children: Sequence, IteratorProtocol {
        let document: JSONDocument
        var current: Int
        let end: Int
        let step: Int

        package mutating func next() -> Int? {
            guard current < end else { return nil }
            let child = current
            current = document.next(after: child + step)
            return child
        }
    }

    func hasEscapes(_ node: Int) -> Bool { storage.payloads[node] != 0 }
}
