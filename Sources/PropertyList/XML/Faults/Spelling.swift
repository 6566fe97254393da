/// How close names of elements are.
enum Spelling {
    /// Whether at most two letters are wrong, missing, surplus or swapped, and fewer than half of them.
    static func isClose(_ word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>) -> Bool {
        let most = other.count < 5 ? 1 : 2
        guard abs(word.count - other.count) <= most else { return false }
        return distance(Array(word), Array(other)) <= most
    }

    /// The name of an element that `word` is close to; nil where none or several are.
    static func element(closeTo word: String) -> String? {
        let bytes = Array(word.utf8)
        let close = XMLElement.names.filter { isClose(bytes[...], to: Array("\($0.0)".utf8)[...]) }
        guard close.count == 1 else { return nil }
        return close.first.map { "\($0.0)" }
    }

    /// Edits between two short words, a swap of neighbours being one.
    private static func distance(_ word: [UInt8], _ other: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in word.indices {
            var line = [row + 1]
            for column in other.indices {
                let isSame = word[row] == other[column]
                var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
                if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                line.append(least)
            }
            beforeLast = last
            last = line
        }
        return last[other.count]
    }
}
