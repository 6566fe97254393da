internal import PickModel

/// Finds the row that stands at a place of the text.
///
/// Made once in the order of the places, so that each look costs a search by halves and the way up.
struct EntryPlaces {
    private let tree: NamedTree
    /// The entries in the order in which they begin; of two that begin together the outer one first.
    private let order: [Int]
    private let starts: [Int]
    private let parents: [Int32]

    init(_ tree: NamedTree) {
        self.tree = tree
        let begins = (0..<tree.count).map { tree.sourceRange($0).lowerBound }
        let isInOrder = zip(begins, begins.dropFirst()).allSatisfy { $0 <= $1 }
        order =
            isInOrder
            ? Array(0..<tree.count)
            : (0..<tree.count).sorted { (begins[$0], $0) < (begins[$1], $1) }
        starts = order.map { begins[$0] }
        var parents: [Int32] = []
        var open: [Int32] = []
        for entry in 0..<tree.count {
            open.removeSubrange(min(tree.level(entry), open.count)...)
            parents.append(open.last ?? -1)
            open.append(Int32(truncatingIfNeeded: entry))
        }
        self.parents = parents
    }

    /// The innermost entry in whose bytes the range begins; nil where there is none.
    func entry(at range: Range<Int>) -> Int? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        var entry = order[low - 1]
        while true {
            let place = tree.sourceRange(entry)
            if place.contains(range.lowerBound) || place == range { return entry }
            guard parents[entry] >= 0 else { return nil }
            entry = Int(parents[entry])
        }
    }
}
