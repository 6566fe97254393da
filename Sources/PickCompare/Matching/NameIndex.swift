/// The places of a table by their names.
struct NameIndex: ~Copyable {
    private var heads: SparseNumbers
    private var nexts: SparseNumbers

    /// So many places of one name are looked at: no file may make this quadratic.
    private static let mostLookedAt = 256

    init(_ table: PlaceTable, _ nameCount: Int) {
        heads = SparseNumbers(count: nameCount)
        nexts = SparseNumbers(count: table.count)
        for place in stride(from: table.count - 1, through: 0, by: -1) where table.names[place] != 0 {
            nexts[place] = heads[table.names[place]]
            heads[table.names[place]] = place
        }
    }

    /// The place with one of the names, under one of the parents where these are known and in the file; else the only
    /// one with the name.
    func place(named names: [Int], under parents: [Int], in table: PlaceTable) -> Int? {
        var found: [Int] = []
        for name in names {
            var place = heads[name]
            while place != PlaceTable.none, found.count < Self.mostLookedAt {
                found.append(place)
                place = nexts[place]
            }
        }
        let inside = found.filter { place in
            let parent = table.parents[place]
            return parent != PlaceTable.none && parents.contains(table.names[parent])
        }
        if let first = inside.first { return inside.count == 1 ? first : nil }
        return found.count == 1 ? found.first : nil
    }
}
