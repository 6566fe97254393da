/// How far two short words are from each other.
package enum EditDistance {
    /// How many letters must be inserted, deleted, replaced or swapped with their neighbour (Damerau and Levenshtein's
    /// distance in its restricted form: no place is changed twice).
    ///
    /// The cost is the product of the lengths.
    package static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in 0..<left.count {
            var row = [i + 1]
            row.reserveCapacity(right.count + 1)
            for j in 0..<right.count {
                let cost = left[i] == right[j] ? 0 : 1
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
