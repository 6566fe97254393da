extension Dataset {
    /// The same rows with codes for some that have none.
    ///
    /// What gives codes to data (a table, a reference) comes by here. Places in the source stay those of the rows; what
    /// stands beside the data is left out.
    ///
    /// - Parameter codes: Codes by the row's index in the tree.
    /// - Returns: The data, over a document of their own.
    package func adding(codes: [Int: String]) -> Dataset {
        guard !codes.isEmpty else { return self }
        var records = RecordTree(tree)
        records.copyRows(0..<tree.count) { codes[$0] }
        let coded = records.finish()
        return kind == .menu ? .menu(Menu(tree: coded)) : .regions(Regions(tree: coded))
    }
}
