internal import PropertyList

/// Rows that are no data but offer "all", "any" or "please choose".
package enum Sentinel {
    /// The whole name, in lower case.
    private static let words: Set<String> = [
        "全部", "不限", "请选择", "請選擇", "全国", "全國", "全省", "全市", "全城", "全境", "所有", "不限制", "任意",
        "all", "any", "select", "please select", "choose", "please choose", "none", "-", "--", "---", "…",
        "...",
    ]
    /// How such a name begins, when more follows.
    private static let beginnings = ["全部", "请选择", "請選擇", "所有", "please select", "please choose", "-- "]
    /// Of these names and beginnings those that ask to choose: they stand for no choice in any list.
    private static let requests = ["请选择", "請選擇", "select", "please", "choose", "-", "…", "..."]
    /// A name of this many bytes says more than that.
    private static let longest = 48

    /// The Chinese characters that such a name can begin with.
    package static let firstCharacters: StaticString = "不任全所请請"

    /// Whether a name is short enough and begins as one of these does: most do not, and no string is made of them.
    @unsafe package static func canBegin(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count > 0, name.count <= longest else { return false }
        switch unsafe name[0] {
        case UInt8(ascii: "-"), UInt8(ascii: "."): return true
        case 0x41...0x7A:
            guard name.count >= 3 else { return false }
            let letters = unsafe UInt32(name[0]) << 16 | UInt32(name[1]) << 8 | UInt32(name[2])
            switch letters | 0x20_2020 {
            // all any cho non ple sel
            case 0x61_6C6C, 0x61_6E79, 0x63_686F, 0x6E_6F6E, 0x70_6C65, 0x73_656C: return true
            default: return false
            }
        case 0xE2, 0xE4, 0xE5, 0xE6, 0xE8:
            guard name.count >= 3 else { return false }
            let mark = unsafe UInt32(name[0]) << 16 | UInt32(name[1]) << 8 | UInt32(name[2])
            switch mark {
            // … 不 任 全 所 请 請
            case 0xE280A6, 0xE4B88D, 0xE4BBBB, 0xE585A8, 0xE68980, 0xE8AFB7, 0xE8AB8B: return true
            default: return false
            }
        default: return false
        }
    }

    /// Whether an entry that is one asks to choose, and offers nothing: `不限` and `none` can be what somebody wants.
    package static func isRequest(_ tree: NamedTree, _ entry: Int) -> Bool {
        guard let node = tree.nameNode(entry) else { return false }
        let lower = tree.document.string(node).lowercased()
        return requests.contains { lower.hasPrefix($0) }
    }

    /// Whether an entry is one.
    package static func isOne(_ tree: NamedTree, _ entry: Int) -> Bool {
        guard let node = tree.nameNode(entry), unsafe canBegin(tree.document.bytes(node)),
            tree.document.kind(node).isText
        else { return false }
        let name = tree.document.string(node)
        let lower = name.lowercased()
        if words.contains(lower) || beginnings.contains(where: { lower.hasPrefix($0) }) { return true }
        // "全" and the parent's name, as the first row under it; 全州县 is a true county.
        guard name.hasPrefix("全"), entry > 0, tree.level(entry - 1) < tree.level(entry),
            let parentNode = tree.nameNode(entry - 1)
        else { return false }
        let rest = name.dropFirst()
        return !rest.isEmpty && tree.document.string(parentNode).hasPrefix(rest)
    }
}
