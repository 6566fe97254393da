internal import PickModel

/// Which entries of a tree have no children, with the way from a leaf to its number and back.
///
/// One bit an entry, and a count for every 64.
final class LeafIndex: Sendable {
    /// How many leaves there are.
    let count: Int
    private let bits: [UInt64]
    /// How many leaves stand before each word of bits.
    private let counts: [UInt32]

    init(_ tree: NamedTree) {
        var bits: [UInt64] = []
        var counts: [UInt32] = []
        var count = 0
        var entry = 0
        while entry < tree.count {
            counts.append(UInt32(truncatingIfNeeded: count))
            var word: UInt64 = 0
            for bit in 0..<min(64, tree.count - entry) where tree.end(entry + bit) == entry + bit + 1 {
                word |= 1 << UInt64(bit)
            }
            bits.append(word)
            count += word.nonzeroBitCount
            entry += 64
        }
        self.bits = bits
        self.counts = counts
        self.count = count
    }

    func isLeaf(_ entry: Int) -> Bool { bits[entry / 64] >> UInt64(entry % 64) & 1 == 1 }

    /// How many leaves stand before an entry.
    func number(of entry: Int) -> Int {
        let before = bits[entry / 64] & ((1 << UInt64(entry % 64)) - 1)
        return Int(counts[entry / 64]) + before.nonzeroBitCount
    }

    /// The entry of a leaf, by its number.
    func leaf(_ number: Int) -> Int {
        var low = 0
        var high = counts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(counts[middle]) <= number { low = middle } else { high = middle - 1 }
        }
        var word = bits[low]
        for _ in Int(counts[low])..<number { word &= word - 1 }
        return low * 64 + word.trailingZeroBitCount
    }
}
