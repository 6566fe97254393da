internal import PickModel

extension PickerState {
    /// Selects the row with a code, in whatever wheel it is.
    ///
    /// In regions the wheels before it turn to what it stands under, those behind it to row 0; in a menu the other
    /// columns stay. Of equal codes the first is taken. Looks through the codes one by one.
    /// A code that is not there changes nothing and throws, in regions with the nearest place that is there.
    @discardableResult
    public mutating func select(code: String) throws(PickerFailure) -> Change {
        let old = self
        let wanted = Array(code.utf8)
        guard let entry = tree.firstEntry(withCode: wanted) else {
            let ancestor = dataset.kind == .regions ? CodeAncestor.nearest(to: wanted, in: tree) : nil
            throw .noSuchCode(code, nearest: ancestor.map { place(of: $0) })
        }
        show(entry)
        return change(since: old)
    }
}
