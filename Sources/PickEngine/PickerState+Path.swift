package import PickModel

extension PickerState {
    /// Selects what a path of titles leads to, such as one that was saved.
    ///
    /// In regions the names from the first wheel on; the wheels behind the last name go to row 0. In a menu a title for
    /// each column from the first on; columns behind the last title stay. Of equal titles the first is taken.
    /// A path that leads nowhere changes nothing and throws, with the nearest place that is there.
    @discardableResult
    public mutating func select(path: [String]) throws(PickerFailure) -> Change {
        let old = self
        guard !path.isEmpty else { return change(since: old) }
        switch dataset {
        case .menu: try selectTitles(path)
        case .regions:
            var search = PathSearch(tree, path)
            guard let entry = search.findFirst() else {
                let count = search.deepest?.count ?? 0
                throw .noSuchTitle(
                    path[count],
                    component: count,
                    nearest: search.deepest.map { place(of: $0.entry) }
                )
            }
            show(entry)
        }
        return change(since: old)
    }

    private mutating func selectTitles(_ titles: [String]) throws(PickerFailure) {
        var rows: [Int?] = []
        var missing: Int?
        for (component, title) in titles.enumerated() {
            guard wheels.indices.contains(component) else {
                missing = missing ?? component
                break
            }
            let wheel = wheels[component]
            let row = wheel.rows.indices.first { tree.name(wheel.entry($0)) == title }
            if row == nil, !(wheel.rows.isEmpty && title.isEmpty) { missing = missing ?? component }
            rows.append(row)
        }
        guard let missing else {
            for (component, row) in rows.enumerated() { if let row { move(component: component, to: row) } }
            return
        }
        var nearest: Place?
        if rows.contains(where: { $0 != nil }) {
            var state = self
            for (component, row) in rows.enumerated() {
                if let row { state.move(component: component, to: row) }
            }
            nearest = Place(path: state.selectedPath, code: nil, rows: state.selectedRows)
        }
        throw .noSuchTitle(titles[missing], component: missing, nearest: nearest)
    }

    /// Turns the wheels to an entry, those behind it to row 0.
    mutating func show(_ entry: Int) {
        let rows = rows(to: entry)
        switch dataset {
        case .regions: for (component, row) in rows.enumerated() { move(component: component, to: row) }
        case .menu: if rows.count == 2 { move(component: rows[0], to: rows[1]) }
        }
    }

    /// Turns the wheels to a place of the data, those behind it to row 0.
    @discardableResult
    package mutating func select(_ region: Region) -> Change {
        let old = self
        if region.tree === tree { show(region.index) }
        return change(since: old)
    }

    /// The place that an entry of regions is.
    func place(of entry: Int) -> Place {
        var state = self
        state.show(entry)
        let count = tree.level(entry) + 1
        return Place(
            path: Array(state.selectedPath.prefix(count)),
            code: tree.code(entry),
            rows: Array(state.selectedRows.prefix(count))
        )
    }

    /// Which sibling each entry on the way to this one is, from the first level on.
    private func rows(to target: Int) -> [Int] {
        var rows: [Int] = []
        var entry = 0
        while entry <= target {
            var row = 0
            while tree.end(entry) <= target {
                entry = tree.end(entry)
                row += 1
            }
            rows.append(row)
            if entry == target { break }
            entry += 1
        }
        return rows
    }
}
