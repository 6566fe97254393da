internal import PickBytes

/// Finds keys that a dict has more than once; keeps its memory from dict to dict.
struct DuplicateKeys: ~Copyable {
    /// A key whose text an earlier key of the same dict has, and the first such key.
    struct Pair {
        var later: Int
        var first: Int
    }

    private var keys = EqualTexts()
    private let hash = TextHash()

    /// The duplicates of a dict in document order: none for nearly all.
    ///
    /// Keys that are not meant are not looked at.
    mutating func find(in document: Document, dict: Int, where isMeant: (Int) -> Bool = { _ in true })
        -> [Pair]
    {
        keys.clear()
        var key = dict &+ 1
        let end = document.next(after: dict)
        while key < end {
            if isMeant(key) { unsafe keys.add(key, hash: hash(document.bytes(key))) }
            key = document.next(after: key &+ 1)
        }
        var pairs: [Pair] = []
        keys.find { later, first in
            guard document.haveEqualText(later, first) else { return false }
            pairs.append(Pair(later: later, first: first))
            return true
        }
        // Those of a large dict come part by part.
        if pairs.count > 1 { pairs.sort { $0.later < $1.later } }
        return pairs
    }
}
