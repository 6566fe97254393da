internal import PickBytes

/// How close names of elements are.
enum Spelling {
    /// Whether at most two letters are wrong, missing, surplus or swapped, and fewer than half of them.
    static func isClose(_ word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>) -> Bool {
        let most = other.count < 5 ? 1 : 2
        guard abs(word.count - other.count) <= most else { return false }
        return EditDistance.between(Array(word), Array(other)) <= most
    }

    /// The name of an element that `word` is close to; nil where none or several are.
    static func element(closeTo word: String) -> String? {
        let bytes = Array(word.utf8)
        let close = XMLElement.names.filter { isClose(bytes[...], to: Array("\($0.0)".utf8)[...]) }
        guard close.count == 1 else { return nil }
        return close.first.map { "\($0.0)" }
    }
}
