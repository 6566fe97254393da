internal import PickModel

/// Lists what changed, once it is known which place is which.
struct ChangeFinder: ~Copyable {
    private var matcher: Matcher
    private let old: PlaceTable
    private let new: PlaceTable
    private let attributes: AttributeComparison
    /// Old places that changed their order among their siblings.
    private let reordered: [Bool]
    private(set) var changes: [Change] = []
    private(set) var levels: [LevelCounts]

    init(_ matcher: consuming Matcher, unorderedLevels: Set<Int>) {
        old = matcher.old
        new = matcher.new
        reordered = Self.reordered(matcher, besides: unorderedLevels)
        attributes = AttributeComparison(old.tree, new.tree)
        let (before, after) = (old.byLevel, new.byLevel)
        levels = (0..<max(before.count, after.count)).map { level in
            LevelCounts(
                old: level < before.count ? before[level].count : 0,
                new: level < after.count ? after[level].count : 0
            )
        }
        self.matcher = matcher
    }

    /// Fills ``changes``: what was removed in the order of the old file, then all else in that of the new one.
    mutating func run() {
        addRemoved()
        // The change of the added place that each new place was added with.
        var tops = SparseNumbers(count: new.count)
        for place in 0..<new.count {
            let before = matcher.oldOf[place]
            if before == PlaceTable.none {
                let parent = new.parents[place]
                let top = parent == PlaceTable.none ? PlaceTable.none : tops[parent]
                tops[place] = top == PlaceTable.none ? changes.count : top
                if top != PlaceTable.none { changes[top].below += 1 }
                add(.added, nil, place, isInside: top != PlaceTable.none)
            } else {
                addChanged(before, place)
            }
        }
    }

    /// The matcher back.
    consuming func finish() -> Matcher { matcher }

    private mutating func addRemoved() {
        var tops = SparseNumbers(count: old.count)
        for place in 0..<old.count where matcher.isOpen(old: place) {
            let parent = old.parents[place]
            let top = parent == PlaceTable.none ? PlaceTable.none : tops[parent]
            tops[place] = top == PlaceTable.none ? changes.count : top
            if top != PlaceTable.none { changes[top].below += 1 }
            add(.removed, place, nil, isInside: top != PlaceTable.none)
        }
    }

    private mutating func addChanged(_ before: Int, _ place: Int) {
        var facts: Change.Facts = []
        if old.names[before] != new.names[place] { facts.insert(.renamed) }
        let parent = old.parents[before]
        let counterpart = parent == PlaceTable.none ? PlaceTable.none : matcher.newOf[parent]
        let isGone = parent != PlaceTable.none && counterpart == PlaceTable.none
        if isGone || counterpart != new.parents[place] { facts.insert(.moved) }
        var differences = attributes.changes(old.entry(before), new.entry(place))
        if old.codeNumber(before) != new.codeNumber(place) {
            let (code, other) = (old.code(before), new.code(place))
            if code != nil, other != nil {
                facts.insert(.recoded)
            } else {
                differences.append(
                    AttributeChange(
                        key: "code",
                        old: code.map { .init(text: $0, type: "string") },
                        new: other.map { .init(text: $0, type: "string") }
                    )
                )
            }
        }
        if reordered[before] { facts.insert(.reordered) }
        if !differences.isEmpty { facts.insert(.attributes) }
        if !facts.isEmpty { add(facts, before, place, isInside: false, differences) }
    }

    private mutating func add(
        _ facts: Change.Facts,
        _ before: Int?,
        _ place: Int?,
        isInside: Bool,
        _ differences: [AttributeChange] = []
    ) {
        let isAboutIdentity = !facts.isDisjoint(with: [.removed, .renamed, .moved, .recoded])
        var fate: Matcher.Fate?
        if isAboutIdentity, let before { fate = matcher.fate(of: before) }
        // What is known must be what happened here.
        if let place, let heir = fate?.succession.heir, !heir.names.contains(new.name(place)) { fate = nil }
        if let how = fate?.succession.how, place == nil ? how == .respell : !how.goesOn { fate = nil }
        var heir: Change.Place?
        if place == nil, let found = fate?.heir { heir = .init(index: found, level: new.level(found)) }
        let level = place.map { new.level($0) } ?? before.map { old.level($0) } ?? 0
        levels[level].add(facts)
        changes.append(
            Change(
                facts: facts,
                old: before.map { .init(index: $0, level: old.level($0)) },
                new: place.map { .init(index: $0, level: new.level($0)) },
                basis: before.flatMap { matcher.bases[$0] },
                succession: fate?.succession,
                heir: heir,
                attributes: differences,
                isInside: isInside
            )
        )
    }

    /// For each parent that both files have: the fewest children that must be moved to make one order of the other.
    private static func reordered(_ matcher: borrowing Matcher, besides levels: Set<Int>) -> [Bool] {
        let (old, new) = (matcher.old, matcher.new)
        var reordered = [Bool](repeating: false, count: old.count)
        func look(_ parent: Int, _ other: Int) {
            if !levels.isEmpty, levels.contains(parent == PlaceTable.none ? 0 : old.level(parent) + 1) {
                return
            }
            if keepsOrder(parent, other, matcher) { return }
            var places: [Int] = []
            var positions: [Int] = []
            var child = old.firstChild(parent)
            while child < old.end(parent) {
                let counterpart = matcher.newOf[child]
                if counterpart != PlaceTable.none, new.parents[counterpart] == other {
                    places.append(child)
                    positions.append(counterpart)
                }
                child = old.end(child)
            }
            let stays = LongestRise.members(of: positions)
            for index in places.indices where !stays[index] { reordered[places[index]] = true }
        }
        look(PlaceTable.none, PlaceTable.none)
        for place in 0..<old.count where old.end(place) > place + 1 && !matcher.isOpen(old: place) {
            look(place, matcher.newOf[place])
        }
        return reordered
    }

    /// Whether the children that two parents share come in one order: nearly all do, and nothing is listed for these.
    private static func keepsOrder(_ parent: Int, _ other: Int, _ matcher: borrowing Matcher) -> Bool {
        let (old, new) = (matcher.old, matcher.new)
        var last = PlaceTable.none
        var child = old.firstChild(parent)
        let end = old.end(parent)
        while child < end {
            let counterpart = matcher.newOf[child]
            if counterpart != PlaceTable.none, new.parents[counterpart] == other {
                if counterpart < last { return false }
                last = counterpart
            }
            child = old.end(child)
        }
        return true
    }
}
