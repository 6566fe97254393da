internal import PickBytes

/// Finds keys that a dict has more than once; keeps its memory from dict to dict.
struct DuplicateKeys: ~Copyable {
    /// A key whose text an earlier key of the same dict has, and the first such key.
    struct Pair {
        var later: Int
        var first: Int
    }

    private var index = KeyIndex()
    private var keys = TrivialBuffer<UInt32>()

    /// The duplicates of a dict in document order: none for nearly all.
    mutating func find(in document: Document, dict: Int) -> [Pair] {
        guard let base = unsafe document.storage.arena.base else { return [] }
        var pairs: [Pair] = []
        keys.truncate(to: 0)
        index.beginDict()
        for key in document.children(dict) {
            let text = unsafe ArenaText.place(UnsafePointer(base), at: Int(document.keyPlace(key)))
            if let known = unsafe index.add(
                offset: text.lowerBound,
                count: text.count,
                in: UnsafePointer(base)
            ) {
                pairs.append(Pair(later: key, first: Int(keys[known])))
            } else {
                keys.append(UInt32(truncatingIfNeeded: key))
            }
        }
        index.endDict()
        return pairs
    }
}
