internal import PickEngine
internal import PickModel

extension WheelScreen {
    /// So many places are enough to go through.
    private static let mostMatches = 1000

    /// The place that the search shows, and how many there are; nil without a search.
    var searchPosition: (current: Int, count: Int)? {
        search.map { ($0.matches.isEmpty ? 0 : $0.current + 1, $0.matches.count) }
    }

    mutating func beginSearch(_ query: String) {
        search = Search(query: query, origin: picker, originFocus: focus)
        find()
    }

    /// Does what a key says during a search.
    mutating func look(_ key: Key) -> Outcome? {
        guard let search else { return nil }
        switch key {
        case .enter:
            // Nothing was found: the row that is still there is not what is meant.
            guard search.query.isEmpty || !search.matches.isEmpty else { return nil }
            return .chosen
        case .escape:
            picker = search.origin
            focus = search.originFocus
            self.search = nil
        case .backspace:
            guard !search.query.isEmpty else { return look(.escape) }
            self.search?.query.removeLast()
            find()
        case .character(let character):
            self.search?.query.append(character)
            find()
        case .down: step(by: 1)
        case .up: step(by: -1)
        case .left, .right, .tab, .backTab, .pageUp, .pageDown, .home, .end:
            self.search = nil
            return handle(key, page: 1)
        case .interrupt, .suspend, .redraw: break
        }
        return nil
    }

    private mutating func step(by step: Int) {
        guard let count = search?.matches.count, count > 0, let current = search?.current else { return }
        search?.current = (current + step + count) % count
        show()
    }

    /// Looks in the wheel that was in focus, then everywhere.
    private mutating func find() {
        guard var search else { return }
        let test = RowSearch(search.query)
        search.matches = Self.inWheel(search, test)
        if search.matches.isEmpty { search.matches = Self.everywhere(search.origin.dataset, test) }
        search.current = 0
        self.search = search
        show()
    }

    /// Turns the wheels to the current match, or back to where they were without one.
    private mutating func show() {
        guard let search else { return }
        picker = search.origin
        focus = search.originFocus
        guard search.matches.indices.contains(search.current) else { return }
        picker.select(search.matches[search.current].region)
        focus(on: search.matches[search.current].component)
    }

    private static func inWheel(_ search: Search, _ test: RowSearch) -> [Match] {
        let component = search.originFocus
        let rows = 0..<search.origin.numberOfRows(inComponent: component)
        let regions = rows.lazy.compactMap { search.origin.entry(forRow: $0, inComponent: component) }
        return best(regions.map { ($0, component) }, test)
    }

    private static func everywhere(_ dataset: Dataset, _ test: RowSearch) -> [Match] {
        let tree = dataset.tree
        switch dataset {
        case .regions:
            let regions = (0..<tree.count).lazy.map { Region(tree: tree, index: $0) }
            return best(regions.map { ($0, $0.level) }, test)
        case .menu(let menu):
            let rows = menu.columns.enumerated().lazy.flatMap { column in
                column.element.rows.lazy.map { ($0.entry, column.offset) }
            }
            return best(rows, test)
        }
    }

    /// The best first, and equally good ones in the order of the data.
    private static func best(_ rows: some Sequence<(Region, Int)>, _ test: RowSearch) -> [Match] {
        var ranked: [[Match]] = [[], [], [], []]
        var count = 0
        for (region, component) in rows {
            guard let rank = test.rank(of: region) else { continue }
            ranked[rank].append(Match(region: region, component: component))
            count += 1
            if count == mostMatches { break }
        }
        return Array(ranked.joined())
    }
}
