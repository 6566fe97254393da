internal import PickBytes

/// The distinct keys of one dict of a document.
///
/// Holds four bytes a slot, where ``KeyIndex``, which has no document to look into, needs many times that.
/// Linear probing over node indices. The hash is Swift's own, which is seeded: no input can make it collide.
struct KeySet: ~Copyable {
    /// When two keys count as one.
    enum Equality {
        /// They are the same bytes.
        case exact
        /// They are canonically equivalent: Swift's strings are equal just then.
        case canonical
    }

    private var slots = TrivialBuffer<UInt32>()
    private let mask: Int
    private let equality: Equality
    private static let empty = UInt32.max

    /// Room for all keys of `dict`.
    init(of dict: Int, in document: Document, by equality: Equality) {
        self.equality = equality
        var size = 16
        while size < document.childCount(dict) * 2 { size *= 2 }
        mask = size - 1
        slots.reserve(size)
        for _ in 0..<size { slots.append(Self.empty) }
    }

    /// The first key that equals `key`: `key` itself when it is new, and then it is kept.
    mutating func insert(_ key: Int, of document: Document) -> Int {
        var slot = hash(key, of: document) & mask
        while slots[slot] != Self.empty {
            let other = Int(slots[slot])
            if other == key || areEqual(other, key, of: document) { return other }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(truncatingIfNeeded: key)
        return key
    }

    private func hash(_ key: Int, of document: Document) -> Int {
        var hasher = Hasher()
        switch equality {
        case .exact:
            document.withBytes(key) { span in
                unsafe span.withUnsafeBufferPointer {
                    unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
                }
            }
        case .canonical: hasher.combine(document.string(key))
        }
        return hasher.finalize()
    }

    private func areEqual(_ left: Int, _ right: Int, of document: Document) -> Bool {
        switch equality {
        case .exact: document.haveEqualText(left, right)
        case .canonical: document.string(left) == document.string(right)
        }
    }
}
