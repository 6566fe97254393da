/// Finds the lines that two texts have in common, in order.
///
/// Lines that are unique on both sides are matched first, as people would do it, then what is between them; so two
/// large texts that differ in many places cost little more than their length.
struct LineMatching {
    /// For each line of the old text its line in the new one; nil for lines that are gone.
    private(set) var partners: [Int?]
    private let old: [Int]
    private let new: [Int]

    /// Gaps without a unique line are matched exactly up to so many changed lines; others not at all.
    private static let mostSteps = 1000
    private static let deepest = 64

    private struct Gap {
        var old: Range<Int>
        var new: Range<Int>
        var depth: Int
    }

    /// Compares lines, which are the same when their numbers are.
    init(_ old: [Int], _ new: [Int]) {
        self.old = old
        self.new = new
        partners = Array(repeating: nil, count: old.count)
        var gaps = [Gap(old: 0..<old.count, new: 0..<new.count, depth: 0)]
        while let gap = gaps.popLast() {
            let rest = matchEnds(gap)
            guard !rest.old.isEmpty, !rest.new.isEmpty else { continue }
            let anchors = rest.depth < Self.deepest ? anchors(rest) : []
            if anchors.isEmpty {
                matchExactly(rest)
                continue
            }
            var (left, right) = (rest.old.lowerBound, rest.new.lowerBound)
            for (oldLine, newLine) in anchors {
                partners[oldLine] = newLine
                gaps.append(Gap(old: left..<oldLine, new: right..<newLine, depth: rest.depth + 1))
                (left, right) = (oldLine + 1, newLine + 1)
            }
            gaps.append(
                Gap(old: left..<rest.old.upperBound, new: right..<rest.new.upperBound, depth: rest.depth + 1)
            )
        }
    }

    /// Matches what both sides begin and end with, and returns what is between.
    private mutating func matchEnds(_ gap: Gap) -> Gap {
        var gap = gap
        while let left = gap.old.first, let right = gap.new.first, old[left] == new[right] {
            partners[left] = right
            gap.old.removeFirst()
            gap.new.removeFirst()
        }
        while let left = gap.old.last, let right = gap.new.last, old[left] == new[right] {
            partners[left] = right
            gap.old.removeLast()
            gap.new.removeLast()
        }
        return gap
    }

    /// Lines that each side has once, as many of them as stand in the same order on both.
    private func anchors(_ gap: Gap) -> [(Int, Int)] {
        var places: [Int: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
        for line in gap.old {
            places[old[line], default: (0, 0, 0, 0)].old = line
            places[old[line], default: (0, 0, 0, 0)].oldCount += 1
        }
        for line in gap.new where places[new[line]] != nil {
            places[new[line], default: (0, 0, 0, 0)].new = line
            places[new[line], default: (0, 0, 0, 0)].newCount += 1
        }
        let pairs = gap.old.compactMap { line -> (Int, Int)? in
            guard let place = places[old[line]], place.oldCount == 1, place.newCount == 1 else { return nil }
            return (line, place.new)
        }
        return Self.longestRising(pairs)
    }

    /// The longest part of `pairs`, which rise by their first numbers, that also rises by the second.
    private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: pairs.count)
        for index in pairs.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [(Int, Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.append(pairs[index])
            index = before[index]
        }
        return result.reversed()
    }

    /// The shortest way from one side to the other (Myers 1986), unless it has too many steps.
    private mutating func matchExactly(_ gap: Gap) {
        let (count, width) = (gap.old.count, gap.new.count)
        /// How far into the old side the best way on each diagonal has come, for each number of steps.
        var history: [[Int]] = []
        var reach = [Int](repeating: 0, count: 2 * Self.mostSteps + 3)
        let middle = Self.mostSteps + 1
        for steps in 0...min(count + width, Self.mostSteps) {
            for diagonal in stride(from: -steps, through: steps, by: 2) {
                let isDown =
                    diagonal == -steps
                    || diagonal != steps && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
                var x = isDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
                while x < count, x - diagonal < width,
                    old[gap.old.lowerBound + x] == new[gap.new.lowerBound + x - diagonal]
                {
                    x += 1
                }
                reach[middle + diagonal] = x
                if x >= count, x - diagonal >= width {
                    history.append(Array(reach[middle - steps...middle + steps]))
                    follow(history, gap)
                    return
                }
            }
            history.append(Array(reach[middle - steps...middle + steps]))
        }
    }

    /// Goes the way back from the end, and matches the lines on its diagonals.
    private mutating func follow(_ history: [[Int]], _ gap: Gap) {
        var (x, y) = (gap.old.count, gap.new.count)
        for steps in history.indices.reversed() {
            let diagonal = x - y
            var start = 0
            if steps > 0 {
                let before = history[steps - 1]
                func reach(_ diagonal: Int) -> Int {
                    let index = diagonal + steps - 1
                    return before.indices.contains(index) ? before[index] : -1
                }
                let isDown =
                    diagonal == -steps || diagonal != steps && reach(diagonal - 1) < reach(diagonal + 1)
                start = isDown ? reach(diagonal + 1) : reach(diagonal - 1) + 1
                while x > start {
                    x -= 1
                    y -= 1
                    partners[gap.old.lowerBound + x] = gap.new.lowerBound + y
                }
                if isDown { y -= 1 } else { x -= 1 }
            } else {
                while x > 0 {
                    x -= 1
                    y -= 1
                    partners[gap.old.lowerBound + x] = gap.new.lowerBound + y
                }
            }
        }
    }
}
