package import PickModel
internal import PropertyList

/// What CSV has no place for.
package enum CSVLosses {
    /// A sentence for each thing, without a full stop.
    package static func sentences(_ dataset: Dataset, _ shape: CSVOptions.Shape, emptyNames: Int) -> [String]
    {
        let tree = dataset.tree
        var attributes = 0
        var keys: [String] = []
        var hasMoreKeys = false
        var codes = 0
        let blanks = dataset.kind == .menu || shape == .paths ? emptyNames : 0
        for entry in 0..<tree.attributedCount {
            for node in tree.attributeNodes(entry) {
                attributes += 1
                guard !hasMoreKeys, tree.document.kind(node) == .key else { continue }
                let key = tree.document.string(node)
                guard !key.isEmpty, !keys.contains(key) else { continue }
                if keys.count < 8 { keys.append(key) } else { hasMoreKeys = true }
            }
        }
        if dataset.kind == .menu { codes = (0..<tree.codedCount).count { tree.codeNode($0) != nil } }
        func many(_ count: Int, _ one: String, _ more: String) -> String {
            count == 1 ? "1 \(one)" : "\(count) \(more)"
        }
        var sentences: [String] = []
        if attributes > 0 {
            let names = keys.isEmpty ? "" : " (\(keys.joined(separator: ", "))\(hasMoreKeys ? ", …" : ""))"
            sentences.append(
                many(attributes, "attribute\(names) is", "attributes\(names) are")
                    + " left out: CSV has columns for names and codes only"
            )
        }
        if codes > 0 {
            sentences.append(
                many(codes, "code is", "codes are") + " left out: a column of CSV has titles only"
            )
        }
        if blanks > 0 {
            sentences.append(
                many(blanks, "empty name cannot", "empty names cannot")
                    + " be told from no row when the file is read"
                    + (dataset.kind == .menu ? "" : "; `--csv-shape nodes` keeps them apart")
            )
        }
        if !dataset.attributes.isEmpty {
            sentences.append(
                many(dataset.attributes.count, "value beside the data is", "values beside the data are")
                    + " left out"
            )
        }
        return sentences
    }
}
