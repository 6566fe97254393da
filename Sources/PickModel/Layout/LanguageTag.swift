/// Tags of languages as keys: `en`, `zh-Hans`, `pt_BR`.
enum LanguageTag {
    /// The languages that interfaces are translated into; two letters alone would take in `id` and `no` of records.
    private static let languages: Set<String> = [
        "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr",
        "hu",
        "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv",
        "th",
        "tr", "uk", "ur", "vi", "yue", "zh",
    ]

    static func isOne(_ key: Span<UInt8>) -> Bool {
        guard key.count >= 2, key.count <= 12 else { return false }
        var primary = ""
        var parts = 1
        var partLength = 0
        for index in 0..<key.count {
            let byte = key[index]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                guard partLength >= 2 else { return false }
                parts += 1
                partLength = 0
            } else if KeyForm.isLetter(byte) || (parts > 1 && KeyForm.isDigit(byte)) {
                if parts == 1 { primary.unicodeScalars.append(UnicodeScalar(byte)) }
                partLength += 1
            } else {
                return false
            }
        }
        return partLength >= 2 && parts <= 3 && languages.contains(primary)
    }

    /// How well `tag` answers a wish: 3 the same, 2 the same language and script, 1 the same language, 0 not.
    static func match(_ tag: String, _ wish: String) -> Int {
        let have = parts(tag)
        let want = parts(wish)
        guard let first = have.first, first == want.first else { return 0 }
        if have == want { return 3 }
        let script = want.dropFirst().first
        return script == nil || have.dropFirst().first == script ? 2 : 1
    }

    private static func parts(_ tag: String) -> [String] {
        tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    }
}
