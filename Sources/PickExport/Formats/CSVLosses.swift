package import PickModel

/// What CSV has no place for.
package enum CSVLosses {
    /// A sentence for each thing, without a full stop.
    package static func sentences(_ dataset: Dataset, _ shape: CSVOptions.Shape, emptyNames: Int) -> [String]
    {
        let tree = dataset.tree
        let blanks = dataset.kind == .menu || shape == .paths ? emptyNames : 0
        let codes =
            dataset.kind == .menu ? (0..<tree.codedCount).count { tree.codeNode($0) != nil } : 0
        func many(_ count: Int, _ one: String, _ more: String) -> String {
            count == 1 ? "1 \(one)" : "\(count) \(more)"
        }
        var sentences: [String] = []
        if let lost = LostValues.attributes(of: tree, because: "CSV has columns for names and codes only") {
            sentences.append(lost)
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
        if let lost = LostValues.beside(dataset) { sentences.append(lost) }
        return sentences
    }
}
