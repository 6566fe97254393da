internal import PickModel

extension PickerState {
    /// Turns the wheels to something else by chance.
    ///
    /// In each wheel a row with another title than the wheel shows now is drawn, each of them as likely as the others;
    /// a duplicate of the title shown is no other. A wheel that has no other title stays, at once. Over leaves it is
    /// the path of titles that becomes another.
    ///
    /// `mayRepeat` draws among all rows, also those with the title shown: for a first draw, before which nobody has
    /// chosen what the wheels show.
    @discardableResult
    public mutating func randomize(
        using generator: inout some RandomNumberGenerator,
        over rule: RandomRule = .wheels,
        mayRepeat: Bool = false
    ) -> Change {
        let old = self
        if case .regions = dataset, rule == .leaves {
            drawLeaf(mayRepeat, &generator)
        } else {
            drawWheels(mayRepeat, &generator)
        }
        return change(since: old)
    }

    private mutating func drawWheels(_ mayRepeat: Bool, _ generator: inout some RandomNumberGenerator) {
        let shown = mayRepeat ? [] : selectedTitles
        var component = 0
        // Drawing in one wheel decides which wheels follow it.
        while component < wheels.count {
            let title = component < shown.count ? shown[component] : nil
            let row = drawRow(wheels[component], otherThan: title, &generator)
            if let row, row != wheels[component].selection { move(component: component, to: row) }
            component += 1
        }
    }

    /// A row with another title; nil where there is none.
    private func drawRow(
        _ wheel: Wheel,
        otherThan title: String?,
        _ generator: inout some RandomNumberGenerator
    ) -> Int? {
        let excluded = title.map { title in
            wheel.rows.indices.filter { tree.name(wheel.entry($0)) == title }
        }
        return Self.draw(below: wheel.rows.count, without: excluded ?? [], &generator)
    }

    private mutating func drawLeaf(_ mayRepeat: Bool, _ generator: inout some RandomNumberGenerator) {
        let leaves = self.leaves ?? LeafIndex(tree)
        self.leaves = leaves
        var excluded: [Int] = []
        if !mayRepeat {
            var search = PathSearch(tree, selectedPath)
            search.findAll()
            excluded = search.found.filter { leaves.isLeaf($0) }.map { leaves.number(of: $0) }
        }
        guard let number = Self.draw(below: leaves.count, without: excluded, &generator) else { return }
        show(leaves.leaf(number))
    }

    /// A number below `count` that is none of those in `excluded`, which are in order; nil where there is none.
    private static func draw(
        below count: Int,
        without excluded: [Int],
        _ generator: inout some RandomNumberGenerator
    ) -> Int? {
        guard count > excluded.count else { return nil }
        var number = generator.index(below: count - excluded.count)
        for gap in excluded where gap <= number { number += 1 }
        return number
    }
}
