internal import PropertyList

/// What a row is sorted by.
struct SortKey: Comparable {
    /// Numbers before other texts, so that `9` stands before `10` and both before `a`.
    private let isText: Bool
    private let length: Int
    private let bytes: [UInt8]

    init(code: String) {
        let text = Array(code.utf8)
        if !text.isEmpty, text.allSatisfy({ (0x30...0x39).contains($0) }) {
            let digits = Array(text.drop { $0 == 0x30 })
            // Equal numbers by their zeros.
            self.init(isText: false, length: digits.count, bytes: digits + text)
        } else {
            self.init(name: code)
        }
    }

    /// By code points, which is the order of the bytes: the same on every machine.
    init(name: String) { self.init(isText: true, length: 0, bytes: Array(name.utf8)) }

    private init(isText: Bool, length: Int, bytes: [UInt8]) {
        self.isText = isText
        self.length = length
        self.bytes = bytes
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        if left.isText != right.isText { return right.isText }
        if left.length != right.length { return left.length < right.length }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension NamedTree {
    /// The attributes that spell a name in Latin letters, written without `_` and `-` in lower case.
    private static let pinyinKeys: Set<String> = [
        "pinyin", "fullpinyin", "pinyinfull", "quanpin", "pinyinname", "namepinyin", "spell", "spelling",
        "py",
    ]

    /// What a row is sorted by; nil where it has nothing of the kind.
    ///
    /// `reading` is the pinyin of an entry's name where somebody knows it better than the data do.
    func sortKey(_ entry: Int, _ order: TreeEdits.Order, _ reading: ((Int) -> String?)?) -> SortKey? {
        switch order {
        case .source: return nil
        case .code: return codeNode(entry).flatMap { document.plainText($0) }.map { SortKey(code: $0) }
        case .name: return nameNode(entry).flatMap { document.plainText($0) }.map { SortKey(name: $0) }
        case .pinyin:
            if let known = reading?(entry) { return SortKey(name: known) }
            return pinyin(entry).map { SortKey(name: $0.lowercased()) }
        }
    }

    /// The attribute that spells a row's name in Latin letters; nil where it has none.
    func pinyin(_ entry: Int) -> String? {
        for node in attributeNodes(entry) where document.kind(node) == .key {
            let key = document.string(node).lowercased().filter { $0 != "_" && $0 != "-" }
            guard Self.pinyinKeys.contains(key), document.kind(node + 1) == .string else { continue }
            return document.string(node + 1)
        }
        return nil
    }
}
