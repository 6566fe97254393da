/// Finds the paths of an old dataset in a new one, name by name, as an app does that has saved them.
struct PathLookup {
    /// The new place at the path of each old one; `none` where it leads nowhere.
    private(set) var found: Numbers

    init(_ old: PlaceTable, _ new: PlaceTable) {
        var children: [UInt64: Int] = [:]
        children.reserveCapacity(new.count)
        var columns = 0
        for place in 0..<new.count {
            let key = Self.key(new.parents[place], Self.step(new, place, &columns))
            // Of equal siblings an app finds the first.
            if children[key] == nil { children[key] = place }
        }
        found = Numbers(repeating: PlaceTable.none, count: old.count)
        columns = 0
        for place in 0..<old.count {
            let parent = old.parents[place]
            let step = Self.step(old, place, &columns)
            if parent != PlaceTable.none, found[parent] == PlaceTable.none { continue }
            let other = parent == PlaceTable.none ? PlaceTable.none : found[parent]
            if let counterpart = children[Self.key(other, step)] { found[place] = counterpart }
        }
    }

    private static func key(_ parent: Int, _ step: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: parent)) << 32 | UInt64(UInt32(truncatingIfNeeded: step))
    }

    /// The number of a name; of columns without one their position, as a number that no name has.
    private static func step(_ table: PlaceTable, _ place: Int, _ columns: inout Int) -> Int {
        guard table.parents[place] == PlaceTable.none else { return table.names[place] }
        columns += 1
        return table.names[place] == 0 ? -columns : table.names[place]
    }
}
