/// The best of what a name may mean.
///
/// Nearly always there is one, so only the second takes memory.
struct NameChoice {
    private var first: Int32 = -1
    private var others: [Int32] = []
    private(set) var form = NameForm.cutOff
    private var rank = Int.max

    var count: Int { first < 0 ? 0 : 1 + others.count }
    var only: Int? { first >= 0 && others.isEmpty ? Int(first) : nil }
    /// All of them.
    var items: [Int] { first < 0 ? [] : ([first] + others).map { Int($0) } }

    mutating func add(_ item: Int, _ form: NameForm, rank: Int) {
        let item = Int32(truncatingIfNeeded: item)
        if rank < self.rank || rank == self.rank && form < self.form || first < 0 {
            first = item
            if !others.isEmpty { others = [] }
            self.rank = rank
            self.form = form
        } else if rank == self.rank, form == self.form, item != first, !others.contains(item) {
            others.append(item)
        }
    }

    func resolution(isDeep: Bool) -> NameResolution? {
        guard first >= 0 else { return nil }
        var resolution =
            others.isEmpty
            ? NameResolution(.division, form: form, unit: Int(first)) : NameResolution(.ambiguous, form: form)
        resolution.isDeep = isDeep
        return resolution
    }
}
