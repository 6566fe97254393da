internal import PickBytes
internal import PickModel

/// Finds each place of an old dataset again in a new one.
///
/// From the first level down, so that a place's parent is settled before it: by code and name, by path, by code alone,
/// by what is known of its history, by what stands under it, by a name that nobody else has. Each step is linear, and
/// those after the path look only at the places that are still open.
struct Matcher: ~Copyable {
    let old: PlaceTable
    let new: PlaceTable
    let evidence: (any SuccessorEvidence)?
    /// The new place that each old one is; `none` where it is gone.
    private(set) var newOf: Numbers
    /// The old place that each new one was; `none` where it was added.
    private(set) var oldOf: Numbers
    /// Why, for each old place that was found.
    private(set) var bases: [MatchBasis?]
    /// What is known to have become of old places, for those that were asked about.
    private var fates: [Int: Fate?] = [:]
    /// The one place that has a code, by the codes' numbers.
    let oldHolders: Numbers
    let newHolders: Numbers
    /// The levels, from 0, on which most codes passed on to other names, so that they say nothing.
    private(set) var levelsWithLooseCodes: [Int] = []

    private let nameCount: Int
    private let codeCount: Int
    /// For each name the first child in question that has it; emptied after each use.
    private var heads: SparseNumbers
    /// The next child with the same name.
    private var nexts: SparseNumbers
    /// The children in question.
    private var children = TrivialBuffer<Int32>()
    /// The place that has each name alone, in either file; made when the first is asked for.
    private var holders: NameHolders?
    private var names: HeirIndex?

    /// Compares two tables whose texts have numbers: so many for names and for codes.
    init(
        _ old: PlaceTable,
        _ new: PlaceTable,
        names nameCount: Int,
        codes codeCount: Int,
        _ evidence: (any SuccessorEvidence)?
    ) {
        let none = PlaceTable.none
        self.old = old
        self.new = new
        self.evidence = evidence
        self.nameCount = nameCount
        self.codeCount = codeCount
        newOf = Numbers(repeating: none, count: old.count)
        oldOf = Numbers(repeating: none, count: new.count)
        bases = [MatchBasis?](repeating: nil, count: old.count)
        oldHolders = old.holders(of: codeCount)
        newHolders = new.holders(of: codeCount)
        heads = SparseNumbers(count: nameCount)
        nexts = SparseNumbers(count: new.count)
    }

    /// What became of an old place.
    struct Fate {
        let succession: Succession
        /// The place of the new file that took over; nil where nothing did, or it is not there.
        let heir: Int?
    }

    mutating func run() {
        matchCodesWithNames()
        for level in old.byLevel.indices {
            matchPaths(level)
            let keepsCodes = keepsCodes(level)
            if !keepsCodes { levelsWithLooseCodes.append(level) }
            let open = openPlaces(level)
            guard !open.isEmpty else { continue }
            if keepsCodes { matchCodes(open) }
            if evidence != nil { matchSuccessors(open) }
            matchByChildren(open)
            matchNameless(open)
            matchNames(level, open)
            matchBeginnings(open)
        }
    }

    func isOpen(old place: Int) -> Bool { newOf[place] == PlaceTable.none }
    func isOpen(new place: Int) -> Bool { oldOf[place] == PlaceTable.none }

    mutating func match(_ place: Int, _ other: Int, _ basis: MatchBasis) {
        newOf[place] = other
        oldOf[other] = place
        bases[place] = basis
    }

    /// The places of a level of the old data that are not found yet, in their order: siblings one after the other.
    private func openPlaces(_ level: Int) -> Numbers {
        var open = Numbers()
        let places = old.byLevel[level]
        for index in 0..<places.count where isOpen(old: places[index]) { open.append(places[index]) }
        return open
    }

    /// The place that each old place's parent became, of those whose parent did; `none` for the whole.
    private func newParent(of place: Int) -> Int? {
        let parent = old.parents[place]
        guard parent != PlaceTable.none else { return parent }
        return isOpen(old: parent) ? nil : newOf[parent]
    }

    private func openChildren(new parent: Int) -> [Int] {
        var children: [Int] = []
        var child = new.firstChild(parent)
        while child < new.end(parent) {
            if isOpen(new: child) { children.append(child) }
            child = new.end(child)
        }
        return children
    }

    /// Calls `body` with each group of siblings among `open` whose parent was found: they, and that parent.
    private mutating func eachFamily(
        of open: Numbers,
        where isMeant: (borrowing Self, Int) -> Bool,
        _ body: (inout Self, _ places: [Int], _ parent: Int) -> Void
    ) {
        var start = 0
        while start < open.count {
            let parent = old.parents[open[start]]
            var end = start
            var places: [Int] = []
            while end < open.count, old.parents[open[end]] == parent {
                if isOpen(old: open[end]), isMeant(self, open[end]) { places.append(open[end]) }
                end += 1
            }
            if let first = places.first, let other = newParent(of: first) { body(&self, places, other) }
            start = end
        }
    }

    // MARK: - By code and by path

    private mutating func matchCodesWithNames() {
        guard old.codedCount > 0, new.codedCount > 0 else { return }
        for place in 0..<old.count {
            guard let other = sameCode(place), old.names[place] == new.names[other] else { continue }
            match(place, other, .code)
        }
    }

    /// The new place with the code of an old one, where nobody else has it in either file.
    func sameCode(_ place: Int) -> Int? {
        let code = old.codeNumber(place)
        guard code != PlaceTable.none, oldHolders[code] == place, newHolders[code] >= 0 else { return nil }
        return newHolders[code]
    }

    private mutating func matchPaths(_ level: Int) {
        guard level > 0 else { return matchPaths(under: PlaceTable.none, PlaceTable.none) }
        let parents = old.byLevel[level - 1]
        for index in 0..<parents.count where !isOpen(old: parents[index]) {
            matchPaths(under: parents[index], newOf[parents[index]])
        }
    }

    /// Matches children of equal names, where there are several in their order.
    private mutating func matchPaths(under parent: Int, _ newParent: Int) {
        var (place, other) = (old.firstChild(parent), new.firstChild(newParent))
        let (end, newEnd) = (old.end(parent), new.end(newParent))
        // As long as the same names come in the same order the first child with a name is the next one.
        while true {
            while place < end, !isOpen(old: place) { place = old.end(place) }
            while other < newEnd, !isOpen(new: other) { other = new.end(other) }
            guard place < end, other < newEnd, old.names[place] == new.names[other], old.names[place] != 0,
                old.codeNumber(place) == new.codeNumber(other)
            else { break }
            match(place, other, .path)
            place = old.end(place)
            other = new.end(other)
        }
        guard place < end, other < newEnd else { return }
        children.truncate(to: 0)
        while other < newEnd {
            if isOpen(new: other) { children.append(Int32(truncatingIfNeeded: other)) }
            other = new.end(other)
        }
        // Backwards, so that equal names meet in their order.
        for index in stride(from: children.count - 1, through: 0, by: -1) {
            let other = Int(children[index])
            nexts[other] = heads[new.names[other]]
            heads[new.names[other]] = other
        }
        while place < end {
            if isOpen(old: place), old.names[place] != 0 { matchPath(place) }
            place = old.end(place)
        }
        for index in 0..<children.count { heads[new.names[Int(children[index])]] = PlaceTable.none }
    }

    private mutating func matchPath(_ place: Int) {
        let other = heads[old.names[place]]
        guard other != PlaceTable.none else { return }
        // Another place may have taken the name since.
        if old.codeNumber(place) != new.codeNumber(other), hasPassedOn(place, to: other) { return }
        heads[old.names[place]] = nexts[other]
        match(place, other, .path)
    }

    /// Whether codes on a level stay with their names: numbers that only count rows do not.
    private func keepsCodes(_ level: Int) -> Bool {
        guard old.codedCount > 0, new.codedCount > 0 else { return true }
        var kept = 0
        var passedOn = 0
        let places = old.byLevel[level]
        for index in 0..<places.count {
            guard let other = sameCode(places[index]), !isOpen(old: places[index]) else { continue }
            if newOf[places[index]] == other { kept += 1 } else { passedOn += 1 }
        }
        return passedOn <= kept
    }

    private mutating func matchCodes(_ open: Numbers) {
        for index in 0..<open.count where isOpen(old: open[index]) {
            let place = open[index]
            guard let other = sameCode(place), isOpen(new: other), !hasPassedOn(place, to: other) else {
                continue
            }
            match(place, other, .code)
        }
    }

    /// Whether the code or the name of a place is known to belong to another one now.
    private mutating func hasPassedOn(_ place: Int, to other: Int) -> Bool {
        guard let fate = fate(of: place) else { return false }
        guard fate.succession.how.goesOn, let heir = fate.succession.heir else { return true }
        if heir.names.contains(new.name(other)) { return false }
        return fate.heir != nil
    }

    // MARK: - By history

    /// What became of an old place, as far as the new file knows it; asked for once.
    mutating func fate(of place: Int) -> Fate? {
        guard let evidence else { return nil }
        if let known = fates[place] { return known }
        let line = old.line(to: place)
        let steps = evidence.successions(
            of: FormerPlace(
                name: old.name(place),
                code: old.code(place),
                parents: line.dropLast().map { old.name($0) }
            )
        )
        // What came after the new file was written is not in it: the first heir that is there is the one.
        var answer = steps.first.map { Fate(succession: $0, heir: nil) }
        for step in steps {
            guard let heir = step.heir.flatMap({ self.place(of: $0) }) else { continue }
            answer = Fate(succession: step, heir: heir)
            break
        }
        fates[place] = answer
        return answer
    }

    private mutating func matchSuccessors(_ open: Numbers) {
        for index in 0..<open.count where isOpen(old: open[index]) {
            let place = open[index]
            guard let fate = fate(of: place), fate.succession.how.goesOn, let other = fate.heir,
                isOpen(new: other)
            else { continue }
            match(place, other, .successor)
        }
    }

    /// The new place that an heir is.
    private mutating func place(of heir: Succession.Heir) -> Int? {
        if names == nil { names = HeirIndex(old, new, names: nameCount, codes: codeCount) }
        return names?.place(of: heir, newHolders)
    }

    /// Whether a place is known not to go on.
    private func isKnownToEnd(_ place: Int) -> Bool {
        guard let known = fates[place] ?? nil else { return false }
        return !known.succession.how.goesOn
    }

    // MARK: - By what stands under it

    private mutating func matchByChildren(_ open: Numbers) {
        for index in 0..<open.count where isOpen(old: open[index]) {
            let place = open[index]
            let end = old.end(place)
            guard end > place + 1, !isKnownToEnd(place) else { continue }
            makeHolders()
            var parents: [Int] = []
            var child = old.firstChild(place)
            while child < end {
                let other = counterpart(child)
                parents.append(other == PlaceTable.none ? PlaceTable.none : new.parents[other])
                child = old.end(child)
            }
            guard let parent = Self.majority(parents), isOpen(new: parent) else { continue }
            let votes = parents.count { $0 == parent }
            if hasFewerChildren(parent, than: votes * 2) { match(place, parent, .children) }
        }
    }

    /// Whether so many votes are more than half of a new place's children; looks at no more of them than there are votes.
    private func hasFewerChildren(_ parent: Int, than limit: Int) -> Bool {
        var count = 0
        var child = new.firstChild(parent)
        while child < new.end(parent), count < limit {
            count += 1
            child = new.end(child)
        }
        return count < limit
    }

    private mutating func makeHolders() {
        if holders == nil { holders = NameHolders(old, new, nameCount) }
    }

    private func counterpart(_ place: Int) -> Int {
        isOpen(old: place)
            ? holders?.counterpart(of: place, old.names[place]) ?? PlaceTable.none : newOf[place]
    }

    /// What more than half of the numbers are; nil for "none" (Boyer and Moore 1981).
    private static func majority(_ numbers: [Int]) -> Int? {
        var leader = PlaceTable.none
        var lead = 0
        for number in numbers {
            if lead == 0 { leader = number }
            lead += number == leader ? 1 : -1
        }
        guard leader != PlaceTable.none, numbers.count(where: { $0 == leader }) * 2 > numbers.count else {
            return nil
        }
        return leader
    }

    private mutating func matchNameless(_ open: Numbers) {
        eachFamily(of: open, where: { $0.old.names[$1] == 0 }) { matcher, places, parent in
            let others = matcher.openChildren(new: parent).filter { matcher.new.names[$0] == 0 }
            for (place, other) in zip(places, others) { matcher.match(place, other, .position) }
        }
    }

    // MARK: - By name

    private mutating func matchNames(_ level: Int, _ places: Numbers) {
        var open: [Int] = []
        for index in 0..<places.count where isOpen(old: places[index]) && !isKnownToEnd(places[index]) {
            open.append(places[index])
        }
        guard !open.isEmpty else { return }
        makeHolders()
        let ownHere = Self.soleHolders(old.byLevel[level], old, &heads, of: open.map { old.names[$0] })
        let others = level < new.byLevel.count ? new.byLevel[level] : Numbers()
        let newHere = Self.soleHolders(others, new, &heads, of: open.map { old.names[$0] })
        for (index, place) in open.enumerated() {
            var other = PlaceTable.none
            if ownHere[index] == place, newHere[index] >= 0, isOpen(new: newHere[index]) {
                other = newHere[index]
            } else {
                other = holders?.counterpart(of: place, old.names[place]) ?? PlaceTable.none
            }
            if other >= 0, isOpen(new: other), isOpen(old: place) { match(place, other, .name) }
        }
    }

    /// For each name the one place among `places` that has it.
    private static func soleHolders(
        _ places: Numbers,
        _ table: PlaceTable,
        _ heads: inout SparseNumbers,
        of names: [Int]
    ) -> [Int] {
        for index in 0..<places.count {
            let name = table.names[places[index]]
            heads[name] = heads[name] == PlaceTable.none && name != 0 ? places[index] : PlaceTable.several
        }
        let result = names.map { heads[$0] }
        for index in 0..<places.count { heads[table.names[places[index]]] = PlaceTable.none }
        return result
    }

    /// Short and full forms of a name: 襄阳 and 襄阳市, where only one sibling can be meant.
    private mutating func matchBeginnings(_ open: Numbers) {
        eachFamily(of: open, where: { !$0.isKnownToEnd($1) }) { matcher, places, parent in
            let others = matcher.openChildren(new: parent)
            guard !others.isEmpty else { return }
            let beginnings = NameBeginnings(places, matcher.old, others, matcher.new)
            for place in places {
                if let other = beginnings.counterpart(of: place) { matcher.match(place, other, .beginning) }
            }
        }
    }
}
