/// The longest increasing subsequence: what stays where it is when the rest is moved.
enum LongestRise {
    /// Which elements belong to one of the longest, of numbers that are all different.
    ///
    /// In the order that is common, already increasing, it is one look at each; else n log n (Fredman 1975).
    static func members(of values: [Int]) -> [Bool] {
        var isRising = true
        for index in values.indices.dropFirst() where values[index] < values[index - 1] {
            isRising = false
            break
        }
        if isRising { return [Bool](repeating: true, count: values.count) }
        // For each length the element that ends such a rise lowest, and for each element the one before it.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for index in values.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var members = [Bool](repeating: false, count: values.count)
        var index = ends.last ?? -1
        while index >= 0 {
            members[index] = true
            index = before[index]
        }
        return members
    }
}
