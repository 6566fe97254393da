internal import PickBytes
internal import PickModel

/// Asks whether a row is one that somebody looks for.
struct RowSearch {
    private let query: String
    /// For pinyin, in which spaces do not count.
    private let letters: String

    init(_ query: String) {
        self.query = PlainLetters.of(query)
        letters = PlainLetters.joined(query)
    }

    /// How well the row fits, 0 best; nil when it does not.
    func rank(of row: Region) -> Int? {
        guard !query.isEmpty else { return nil }
        let name = PlainLetters.of(row.name)
        if name == query { return 0 }
        let code = row.code.map { PlainLetters.of($0) }
        if code == query { return 0 }
        if name.hasPrefix(query) { return 1 }
        if code?.hasPrefix(query) ?? false { return 1 }
        if !letters.isEmpty, let rank = rank(ofSpellings: row) { return rank }
        return name.holds(query) ? 3 : nil
    }

    private func rank(ofSpellings row: Region) -> Int? {
        for attribute in row.attributes where Self.keys.contains(PlainLetters.joined(attribute.key)) {
            guard let text = attribute.text else { continue }
            if PlainLetters.joined(text).hasPrefix(letters) { return 2 }
            if PlainLetters.initials(text)?.hasPrefix(letters) ?? false { return 2 }
        }
        return nil
    }

    /// Keys that hold the name in Latin letters or another language, without what parts their words.
    private static let keys: Set<String> = [
        "pinyin", "fullpinyin", "quanpin", "quanpinyin", "spell", "spelling", "py", "jianpin", "shortpinyin",
        "pinyinhead", "pinyinshort", "en", "english", "nameen", "enname", "englishname", "latin", "romanized",
        "zh",
        "zhhans", "zhhant", "zhcn", "zhtw", "zhhk", "cn", "ja", "ko",
    ]
}
