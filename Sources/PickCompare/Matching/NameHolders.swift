/// The place that has each name alone in its file; nobody has the empty one.
struct NameHolders: ~Copyable {
    private var old: SparseNumbers
    private var new: SparseNumbers

    init(_ old: PlaceTable, _ new: PlaceTable, _ nameCount: Int) {
        self.old = SparseNumbers(count: nameCount)
        self.new = SparseNumbers(count: nameCount)
        Self.fill(&self.old, old)
        Self.fill(&self.new, new)
    }

    private static func fill(_ holders: inout SparseNumbers, _ table: PlaceTable) {
        for place in 0..<table.count {
            let name = table.names[place]
            holders[name] =
                name != 0 && holders[name] == PlaceTable.none ? place : PlaceTable.several
        }
    }

    /// The new place with the name of an old one, where nobody else has it in either file; else `none`.
    func counterpart(of place: Int, _ name: Int) -> Int {
        old[name] == place && new[name] >= 0 ? new[name] : PlaceTable.none
    }
}
