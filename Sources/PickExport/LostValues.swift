internal import PickModel
internal import PropertyList

/// What picker data have besides names and codes, in the words of those who have no place for it.
enum LostValues {
    private static let mostKeys = 8

    /// `6 attributes (zip) are left out: CSV has columns for names only`; nil where there are none.
    static func attributes(of tree: NamedTree, because reason: String) -> String? {
        var count = 0
        var keys: [String] = []
        var hasMoreKeys = false
        for entry in 0..<tree.attributedCount {
            for node in tree.attributeNodes(entry) {
                count += 1
                guard !hasMoreKeys, tree.document.kind(node) == .key else { continue }
                let key = tree.document.string(node)
                guard !key.isEmpty, !keys.contains(key) else { continue }
                if keys.count < mostKeys { keys.append(key) } else { hasMoreKeys = true }
            }
        }
        guard count > 0 else { return nil }
        let names = keys.isEmpty ? "" : " (\(keys.joined(separator: ", "))\(hasMoreKeys ? ", …" : ""))"
        return (count == 1 ? "1 attribute\(names) is" : "\(count) attributes\(names) are")
            + " left out: \(reason)"
    }

    /// `1 value beside the data is left out`; nil where there are none.
    static func beside(_ dataset: Dataset) -> String? {
        let count = dataset.attributes.count
        guard count > 0 else { return nil }
        return (count == 1 ? "1 value beside the data is" : "\(count) values beside the data are")
            + " left out"
    }
}
