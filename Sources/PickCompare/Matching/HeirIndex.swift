/// Finds the new places that successors are, by their codes and names.
struct HeirIndex: ~Copyable {
    private let new: PlaceTable
    private let names: TextLookup
    private let codes: TextLookup
    private let index: NameIndex

    init(_ old: PlaceTable, _ new: PlaceTable, names nameCount: Int, codes codeCount: Int) {
        self.new = new
        names = TextLookup(.name, old, new, count: nameCount)
        codes = TextLookup(.code, old, new, count: codeCount)
        index = NameIndex(new, nameCount)
    }

    /// The new place that an heir is; `holders` has the one that has each code.
    func place(of heir: Succession.Heir, _ holders: Numbers) -> Int? {
        if let code = heir.code.flatMap({ codes.number(of: $0) }), holders[code] >= 0,
            heir.names.contains(new.name(holders[code]))
        {
            return holders[code]
        }
        var numbers: [Int] = []
        for name in heir.names {
            // A name that is its own traditional form comes once.
            if let number = names.number(of: name), number != 0, !numbers.contains(number) {
                numbers.append(number)
            }
        }
        var parents: [Int] = []
        for parent in heir.parents { if let number = names.number(of: parent) { parents.append(number) } }
        return index.place(named: numbers, under: parents, in: new)
    }
}
