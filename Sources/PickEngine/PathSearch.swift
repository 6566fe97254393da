internal import PickModel

/// Looks for the regions that a path of names leads to.
///
/// Names compare as Swift's strings do, so that the two ways to write é are one. Where siblings have the same name, the
/// first that has the rest of the path below it is taken.
struct PathSearch {
    /// The entries at the end of the path, in order.
    private(set) var found: [Int] = []
    /// The last entry of the longest beginning of the path that is there, and how long that is.
    private(set) var deepest: (entry: Int, count: Int)?
    private let tree: NamedTree
    private let path: [String]

    init(_ tree: NamedTree, _ path: [String]) {
        self.tree = tree
        self.path = path
    }

    /// Stops at the first.
    mutating func findFirst() -> Int? {
        search(0, in: 0..<tree.count, stopsAtFirst: true)
        return found.first
    }

    mutating func findAll() { search(0, in: 0..<tree.count, stopsAtFirst: false) }

    private mutating func search(_ level: Int, in entries: Range<Int>, stopsAtFirst: Bool) {
        guard level < path.count else { return }
        var entry = entries.lowerBound
        while entry < entries.upperBound {
            let end = tree.end(entry)
            if tree.name(entry) == path[level] {
                if level >= deepest?.count ?? 0 { deepest = (entry, level + 1) }
                if level + 1 == path.count {
                    found.append(entry)
                } else {
                    search(level + 1, in: entry + 1..<end, stopsAtFirst: stopsAtFirst)
                }
                if stopsAtFirst, !found.isEmpty { return }
            }
            entry = end
        }
    }
}
