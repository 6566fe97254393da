/// The best of what a name may mean.
struct NameChoice {
    private(set) var items: [Int] = []
    private(set) var form = NameForm.cutOff
    private var rank = Int.max

    var count: Int { items.count }
    var only: Int? { items.count == 1 ? items[0] : nil }

    mutating func add(_ item: Int, _ form: NameForm, rank: Int) {
        if rank < self.rank || rank == self.rank && form < self.form {
            items = [item]
            self.rank = rank
            self.form = form
        } else if rank == self.rank, form == self.form, !items.contains(item) {
            items.append(item)
        }
    }

    func resolution(isDeep: Bool) -> NameResolution? {
        guard let first = items.first else { return nil }
        var resolution =
            items.count == 1
            ? NameResolution(.division, form: form, unit: first) : NameResolution(.ambiguous, form: form)
        resolution.isDeep = isDeep
        return resolution
    }
}
