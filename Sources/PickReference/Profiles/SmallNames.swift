internal import PickBytes

/// How names of the small profiles are compared.
enum SmallNames {
    private static let suffixes: Set<Character> = ["市", "縣", "县", "県", "都", "府"]
    private static let plain: [Character: Character] = [
        "ā": "a", "ē": "e", "ī": "i", "ō": "o", "ū": "u", "ô": "o", "û": "u", "台": "臺",
    ]

    /// A name without capitals, blanks, full stops and the strokes over long vowels; 台 is 臺, and `&` is `and`.
    static func key(_ name: String) -> String {
        var key = ""
        for character in name.lowercased() {
            switch character {
            case " ", "\u{3000}", "\u{A0}", ".", "-", "'", "’": continue
            case "&": key += "and"
            default: key.append(plain[character] ?? character)
            }
        }
        return key
    }

    /// The ways to write a name, made of the key of the whole one: without the suffix too, or what follows a comma.
    static func ways(_ key: String) -> [String] {
        var ways = [key]
        if let last = key.last, suffixes.contains(last), key.count > 2 { ways.append(String(key.dropLast())) }
        if let comma = key.firstIndex(of: ",") { ways.append(String(key[..<comma])) }
        for ending in ["city", "county"] where key.hasSuffix(ending) && key.utf8.count > ending.utf8.count {
            ways.append(String(key.dropLast(ending.count)))
        }
        return ways
    }

    /// Whether two keys differ in their suffixes alone.
    static func haveOneStem(_ one: String, _ other: String) -> Bool {
        guard let left = one.last, let right = other.last, suffixes.contains(left), suffixes.contains(right)
        else {
            return false
        }
        return one.dropLast() == other.dropLast()
    }

    /// How many letters of two keys differ, where that can be a slip; nil where it cannot.
    static func slip(_ one: String, _ other: String) -> Int? {
        var (left, right) = (Array(one), Array(other))
        if let last = right.last, suffixes.contains(last) {
            right.removeLast()
            if let own = left.last, suffixes.contains(own) { left.removeLast() }
            guard left.count == right.count, left.count >= 2 else { return nil }
            return zip(left, right).count { $0 != $1 } == 1 ? 1 : nil
        }
        guard left.count >= 4, left.count < 64, right.count >= 4, abs(left.count - right.count) <= 1,
            right.allSatisfy(\.isASCII)
        else { return nil }
        let distance = EditDistance.between(left, right)
        return distance > 0 && distance <= (right.count < 8 ? 1 : 2) ? distance : nil
    }
}
