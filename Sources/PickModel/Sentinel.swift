internal import PropertyList

/// Rows that are no data but offer "all", "any" or "please choose".
enum Sentinel {
    /// The whole name, in lower case.
    private static let words: Set<String> = [
        "全部", "不限", "请选择", "請選擇", "全国", "全國", "全省", "全市", "全城", "全境", "所有", "不限制", "任意",
        "all", "any", "select", "please select", "choose", "please choose", "none", "-", "--", "---", "…",
        "...",
    ]
    /// How such a name begins, when more follows.
    private static let beginnings = ["全部", "请选择", "請選擇", "所有", "please select", "please choose", "-- "]
    /// A name of this many bytes says more than that.
    private static let longest = 48

    static func isOne(_ tree: NamedTree, _ entry: Int) -> Bool {
        guard let node = tree.nameNode(entry), tree.document.kind(node).isText else { return false }
        let length = tree.document.withBytes(node) { $0.count }
        guard length > 0, length <= longest else { return false }
        let name = tree.document.string(node)
        let lower = name.lowercased()
        if words.contains(lower) || beginnings.contains(where: { lower.hasPrefix($0) }) { return true }
        // "全" and the parent's name, as the first row under it; 全州县 is a true county.
        guard name.hasPrefix("全"), let parent = tree.parent(entry), parent + 1 == entry,
            let parentNode = tree.nameNode(parent)
        else { return false }
        let rest = name.dropFirst()
        return !rest.isEmpty && tree.document.string(parentNode).hasPrefix(rest)
    }
}
