internal import PropertyList

/// Maps of codes to names, by level or by parent, as pages in JavaScript have them.
extension ShapePlanner {
    /// `{province_list:{110000:"Aa"}, city_list:{110100:"Bb"}}`: the first digits of a code lead to its parent.
    func codeMaps(_ root: Int) -> TablePlan? {
        var maps: [Int] = []
        var isFilled = false
        for key in document.children(root) {
            guard document.kind(key + 1) == .dict, !document.withBytes(key, { KeyForm($0).isNumber }) else {
                return nil
            }
            for code in document.children(key + 1) {
                guard document.kind(code + 1) == .string, document.withBytes(code, Self.isDivision) else {
                    return nil
                }
                isFilled = true
            }
            maps.append(key)
            guard maps.count <= CodeDigits.mostLevels else { return nil }
        }
        guard maps.count > 1, isFilled, document.childCount(maps[0] + 1) > 0 else { return nil }
        return .codeMaps(maps)
    }

    /// `{100000:{110000:"Aa"}, 110000:{110100:"Bb"}}`, or `{first:{110000:"Aa"}, second:{110000:{110100:"Bb"}}}`.
    func adjacency(_ root: Int) -> TablePlan? {
        if let map = adjacencyMap(root) {
            var above: [Int] = []
            for key in document.children(root) where !map.codes.contains(document.textHash(key)) {
                above.append(key)
            }
            guard above.count == 1, let key = above.first,
                map.parents > 1 || ["100000", "86"].contains(document.string(key))
            else { return nil }
            return .adjacency(TablePlan.Adjacency(map: root, above: key, name: map.name))
        }
        let keys = Array(document.children(root).prefix(3))
        guard keys.count == 2, keys.allSatisfy({ document.kind($0 + 1) == .dict }) else { return nil }
        for (first, second) in [(keys[0], keys[1]), (keys[1], keys[0])] {
            guard let map = adjacencyMap(second + 1), isCodeMap(first + 1) else { continue }
            var known: Set<Int> = map.codes
            for code in document.children(first + 1) { known.insert(document.textHash(code)) }
            guard document.children(second + 1).allSatisfy({ known.contains(document.textHash($0)) }) else {
                return nil
            }
            return .adjacency(
                TablePlan.Adjacency(roots: first, key: second, map: second + 1, above: nil, name: map.name)
            )
        }
        return nil
    }

    private func isCodeMap(_ dict: Int) -> Bool {
        guard dict + 1 < document.next(after: dict) else { return false }
        return document.children(dict).allSatisfy {
            document.kind($0 + 1) == .string && document.withBytes($0, Self.isDivision)
        }
    }

    /// What the values of a map of maps are, and the hashes of all their codes; nil where this is none.
    private func adjacencyMap(_ dict: Int) -> (codes: Set<Int>, parents: Int, name: Int?)? {
        var codes: Set<Int> = []
        var parents = 0
        var name: Int?
        for key in document.children(dict) {
            guard document.kind(key + 1) == .dict, document.withBytes(key, Self.isParent) else { return nil }
            parents += 1
            for code in document.children(key + 1) {
                guard document.withBytes(code, Self.isDivision) else { return nil }
                switch document.kind(code + 1) {
                case .string: break
                case .dict:
                    guard let key = nameKey(code + 1) else { return nil }
                    name = name ?? key
                default: return nil
                }
                codes.insert(document.textHash(code))
            }
        }
        return codes.isEmpty ? nil : (codes, parents, name)
    }

    /// The key of the name in `{name:"Aa", alpha:"a"}`.
    private func nameKey(_ dict: Int) -> Int? {
        var found: Int?
        for key in document.children(dict) {
            guard !document.kind(key + 1).isContainer else { return nil }
            let roles = document.withBytes(key) { KeyVocabulary.roles(of: $0) }
            if found == nil, roles.contains(.name), document.kind(key + 1) == .string { found = key }
        }
        return found
    }

    /// Whether a key is the code of a division: four digits and more.
    private static func isDivision(_ text: Span<UInt8>) -> Bool {
        text.count >= 4 && text.count <= 18 && TextLooks.isDigits(text)
    }

    private static func isParent(_ text: Span<UInt8>) -> Bool {
        text.count >= 2 && text.count <= 18 && TextLooks.isDigits(text)
    }
}

/// How many of a code's digits its level and the levels above have.
enum CodeDigits {
    private static let widths = [2, 4, 6, 9, 12]

    static var mostLevels: Int { widths.count }

    /// The number that the first digits of a code make up, as many as `level` has; nil where it has fewer.
    static func prefix(_ code: Span<UInt8>, level: Int) -> UInt64? {
        let width = widths[min(max(level, 0), widths.count - 1)]
        guard code.count >= width else { return nil }
        var number: UInt64 = 0
        for index in 0..<width { number = number &* 10 &+ UInt64(code[index] & 0x0F) }
        return number
    }
}
