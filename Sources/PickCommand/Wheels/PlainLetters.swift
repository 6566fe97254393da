/// Letters as people type them when they search.
enum PlainLetters {
    /// Lower case, without the tone marks of pinyin.
    static func of(_ text: some StringProtocol) -> String {
        let lower = text.lowercased()
        // Marked letters begin with one of these bytes, Chinese characters with none.
        guard lower.utf8.contains(where: { (0xC3...0xCD).contains($0) }) else { return lower }
        var result = ""
        for character in lower { result += toneless[character] ?? String(character) }
        return result
    }

    /// The same without what stands between syllables.
    static func joined(_ text: some StringProtocol) -> String {
        of(text).filter { $0.isLetter || $0.isNumber }
    }

    /// The first letter of each syllable; nil where syllables are not parted.
    static func initials(_ text: some StringProtocol) -> String? {
        let syllables = of(text).split { !($0.isLetter || $0.isNumber) }
        return syllables.count > 1 ? String(syllables.compactMap(\.first)) : nil
    }

    private static let toneless: [Character: String] = {
        let rows = ["aāáǎà", "eēéěè", "iīíǐì", "oōóǒò", "uūúǔù", "vǖǘǚǜü"]
        var table: [Character: String] = [:]
        for row in rows {
            guard let plain = row.first else { continue }
            for character in row.dropFirst() { table[character] = String(plain) }
        }
        return table
    }()
}
