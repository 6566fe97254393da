/// The fixes that are applied together: of those that touch the same bytes the first one, and all lost tags of one place.
package struct FixSelection {
    /// All edits, in the order of their places, none overlapping another.
    package private(set) var edits: [Fix.Edit] = []
    /// Chosen edits that stand before others of ``edits``, in order; few, so that no long list is moved for each of them.
    private var early: [Fix.Edit] = []

    /// Where there are insertions beside which others may stand.
    private var joining: Set<Int> = []

    private static let mostEarly = 1024
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
            if let fix, fix.edits.allSatisfy({ isFree($0, joins: fix.joins) }) {
                for edit in fix.edits { add(edit) }
                if fix.joins { joining.formUnion(fix.edits.filter(\.range.isEmpty).map(\.range.lowerBound)) }
                count += 1
            }
        }
        merge()
    }

    private mutating func add(_ edit: Fix.Edit) {
        if edits.last.map({ $0.range.lowerBound <= edit.range.lowerBound }) ?? true {
            edits.append(edit)
        } else {
            early.insert(edit, at: Self.place(of: edit, in: early))
            if early.count >= Self.mostEarly { merge() }
        }
    }

    private mutating func merge() {
        guard !early.isEmpty else { return }
        var merged: [Fix.Edit] = []
        merged.reserveCapacity(edits.count + early.count)
        var next = 0
        for edit in edits {
            while next < early.count, early[next].range.lowerBound < edit.range.lowerBound {
                merged.append(early[next])
                next += 1
            }
            merged.append(edit)
        }
        edits = merged + early[next...]
        early = []
    }

    /// The first edit that begins behind the beginning of `edit`.
    private static func place(of edit: Fix.Edit, in edits: [Fix.Edit]) -> Int {
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

    private func isFree(_ edit: Fix.Edit, joins: Bool) -> Bool {
        if joins, edit.range.isEmpty, joining.contains(edit.range.lowerBound) { return true }
        return Self.isFree(edit, in: edits) && Self.isFree(edit, in: early)
    }

    private static func isFree(_ edit: Fix.Edit, in edits: [Fix.Edit]) -> Bool {
        let place = place(of: edit, in: edits)
        if place > 0, meet(edits[place - 1].range, edit.range) { return false }
        return place == edits.count || !meet(edit.range, edits[place].range)
    }

    /// Whether two ranges share a byte, or one is an insertion at an end of the other, where the order would matter.
    private static func meet(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        first.isEmpty || second.isEmpty
            ? first.upperBound >= second.lowerBound : first.upperBound > second.lowerBound
    }
}
