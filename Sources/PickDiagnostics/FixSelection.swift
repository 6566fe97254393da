/// The fixes that are applied together: of those that touch the same bytes the first one.
package struct FixSelection {
    /// All edits, in the order of their places, none overlapping another.
    package private(set) var edits: [Fix.Edit] = []
    /// How many findings they mend.
    package private(set) var count = 0

    /// Chooses a fix for each finding: its first one that is as safe as `safety` and that `isPossible`.
    package init(
        for findings: [Diagnostic],
        allowing safety: Fix.Safety,
        where isPossible: (Fix) -> Bool = { _ in true }
    ) {
        for finding in findings {
            let fix = finding.fixes.first { $0.safety >= safety && !$0.edits.isEmpty && isPossible($0) }
            if let fix, fix.edits.allSatisfy(isFree) {
                for edit in fix.edits { edits.insert(edit, at: place(of: edit)) }
                count += 1
            }
        }
    }

    /// The first chosen edit that begins behind the beginning of `edit`.
    private func place(of edit: Fix.Edit) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound <= edit.range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func isFree(_ edit: Fix.Edit) -> Bool {
        let place = place(of: edit)
        if place > 0, Self.meet(edits[place - 1].range, edit.range) { return false }
        return place == edits.count || !Self.meet(edit.range, edits[place].range)
    }

    /// Whether two ranges share a byte, or one is an insertion at an end of the other, where the order would matter.
    private static func meet(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        first.isEmpty || second.isEmpty
            ? first.upperBound >= second.lowerBound : first.upperBound > second.lowerBound
    }
}
