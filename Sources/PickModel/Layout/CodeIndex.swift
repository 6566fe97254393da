internal import PropertyList

/// Records by their code.
struct CodeIndex {
    /// For each hash the dictionaries whose code has it.
    private var dicts: [Int: [(dict: Int, code: Int)]] = [:]

    init(_ tally: borrowing Tally, _ codeKey: Int, _ document: Document, _ keys: inout KeyTable) {
        for index in 0..<tally.dictCount {
            let dict = tally.dict(index)
            for key in document.children(dict) where keys.number(of: key) == codeKey {
                guard let hash = Self.hash(key + 1, document) else { continue }
                dicts[hash, default: []].append((dict, key + 1))
            }
        }
    }

    /// The first record with the code that stands at `node`.
    func dict(with node: Int, _ document: Document) -> Int? {
        guard let hash = Self.hash(node, document), let candidates = dicts[hash] else { return nil }
        for candidate in candidates.prefix(64) where Self.same(candidate.code, node, document) {
            return candidate.dict
        }
        return nil
    }

    /// A code may be a string in one table and a number in the other.
    private static func hash(_ node: Int, _ document: Document) -> Int? {
        guard let text = document.plainText(node), !text.isEmpty else { return nil }
        var hasher = Hasher()
        for byte in text.utf8 { hasher.combine(byte) }
        return hasher.finalize()
    }

    private static func same(_ one: Int, _ other: Int, _ document: Document) -> Bool {
        if document.kind(one).isText, document.kind(other).isText {
            return document.haveEqualText(one, other)
        }
        return document.plainText(one) == document.plainText(other)
    }
}
