internal import PickModel

/// The lists of rows that source code is made of: each list of children is one, the first level is list 1.
enum SourceLists {
    struct Row {
        let value: String
        let name: String
        /// The number of the list of its children.
        let list: Int?
    }

    /// Tells each list, a list before those of its rows' children.
    static func forEach(_ source: PresetSource, _ body: (_ number: Int, _ rows: [Row]) -> Void) {
        let tree = source.tree
        // Values come in the order of the rows, lists in the order of their parents.
        var values: [String] = []
        var numbers: [Int: Int] = [:]
        var parents: [Int?] = [nil]
        for entry in source.rows {
            source.enter(entry)
            values.append(source.value(entry))
            guard !source.isLeaf(entry) else { continue }
            parents.append(entry)
            numbers[entry] = parents.count
        }
        for (index, parent) in parents.enumerated() {
            var rows: [Row] = []
            var entry = parent.map { $0 + 1 } ?? source.rows.lowerBound
            let end = parent.map { tree.end($0) } ?? source.rows.upperBound
            while entry < end {
                rows.append(
                    Row(
                        value: values[entry - source.rows.lowerBound],
                        name: tree.name(entry),
                        list: numbers[entry]
                    )
                )
                entry = tree.end(entry)
            }
            body(index + 1, rows)
        }
    }
}
