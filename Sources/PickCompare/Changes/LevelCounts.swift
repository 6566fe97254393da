/// What changed on one level, in numbers.
package struct LevelCounts: Sendable, Equatable {
    /// How many places the old file has there.
    package let old: Int
    /// How many places the new file has there.
    package let new: Int
    /// How many places each thing happened to; in the order of ``Change/Facts/all``.
    package internal(set) var counts: [Int]

    init(old: Int, new: Int) {
        self.old = old
        self.new = new
        counts = [Int](repeating: 0, count: Change.Facts.all.count)
    }

    /// How many places one thing happened to.
    package func count(_ fact: Change.Facts) -> Int {
        Change.Facts.all.firstIndex { $0.fact == fact }.map { counts[$0] } ?? 0
    }

    mutating func add(_ facts: Change.Facts) {
        for (index, item) in Change.Facts.all.enumerated() where facts.contains(item.fact) {
            counts[index] += 1
        }
    }
}
