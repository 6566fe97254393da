internal import PickBytes
internal import PickModel

/// Finds each place of an old dataset again in a new one.
///
/// From the first level down, so that a place's parent is settled before it: by code and name, by path, by code alone,
/// by what is known of its history, by what stands under it, by a name that nobody else has. Each step is linear.
struct Matcher: ~Copyable {
    let old: PlaceTable
    let new: PlaceTable
    let texts: TextNumbers
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

    /// For each name the first child in question that has it; emptied after each use.
    private var heads: Numbers
    /// The next child with the same name.
    private var nexts: Numbers
    private var index: NameIndex?

    init(
        _ old: PlaceTable,
        _ new: PlaceTable,
        _ texts: consuming TextNumbers,
        _ evidence: (any SuccessorEvidence)?
    ) {
        let none = PlaceTable.none
        self.old = old
        self.new = new
        self.evidence = evidence
        let count = texts.count
        self.texts = texts
        newOf = Numbers(repeating: none, count: old.count)
        oldOf = Numbers(repeating: none, count: new.count)
        bases = [MatchBasis?](repeating: nil, count: old.count)
        oldHolders = old.holders(of: count)
        newHolders = new.holders(of: count)
        heads = Numbers(repeating: none, count: count)
        nexts = Numbers(repeating: none, count: new.count)
    }

    /// What became of an old place.
    struct Fate {
        let succession: Succession
        /// The place of the new file that took over; nil where nothing did, or it is not there.
        let heir: Int?
    }

    mutating func run() {
        matchCodesWithNames()
        let unique = (old: Self.nameHolders(old, texts.count), new: Self.nameHolders(new, texts.count))
        for level in old.byLevel.indices {
            matchPaths(level)
            if keepsCodes(level) { matchCodes(level) } else { levelsWithLooseCodes.append(level) }
            if evidence != nil { matchSuccessors(level) }
            matchByChildren(level, unique.old, unique.new)
            matchNameless(level)
            matchNames(level, unique.old, unique.new)
            matchBeginnings(level)
        }
    }

    func isOpen(old place: Int) -> Bool { newOf[place] == PlaceTable.none }
    func isOpen(new place: Int) -> Bool { oldOf[place] == PlaceTable.none }

    mutating func match(_ place: Int, _ other: Int, _ basis: MatchBasis) {
        newOf[place] = other
        oldOf[other] = place
        bases[place] = basis
    }

    /// The pairs of parents whose children stand on a level of the old data.
    private func parents(above level: Int) -> [(old: Int, new: Int)] {
        guard level > 0 else { return [(PlaceTable.none, PlaceTable.none)] }
        var pairs: [(old: Int, new: Int)] = []
        let places = old.byLevel[level - 1]
        for index in 0..<places.count where !isOpen(old: places[index]) {
            pairs.append((places[index], newOf[places[index]]))
        }
        return pairs
    }

    private func openChildren(old parent: Int) -> [Int] {
        var children: [Int] = []
        var child = old.firstChild(parent)
        while child < old.end(parent) {
            if isOpen(old: child) { children.append(child) }
            child = old.ends[child]
        }
        return children
    }

    private func openChildren(new parent: Int) -> [Int] {
        var children: [Int] = []
        var child = new.firstChild(parent)
        while child < new.end(parent) {
            if isOpen(new: child) { children.append(child) }
            child = new.ends[child]
        }
        return children
    }

    /// The place that has each name alone; nobody has the empty one.
    private static func nameHolders(_ table: PlaceTable, _ count: Int) -> Numbers {
        var holders = Numbers(repeating: PlaceTable.none, count: count)
        for place in 0..<table.count {
            let name = table.names[place]
            holders[name] =
                name != 0 && holders[name] == PlaceTable.none ? place : PlaceTable.several
        }
        return holders
    }

    // MARK: - By code and by path

    private mutating func matchCodesWithNames() {
        for place in 0..<old.count {
            guard let other = sameCode(place), old.names[place] == new.names[other] else { continue }
            match(place, other, .code)
        }
    }

    /// The new place with the code of an old one, where nobody else has it in either file.
    func sameCode(_ place: Int) -> Int? {
        let code = old.codes[place]
        guard code != PlaceTable.none, oldHolders[code] == place, newHolders[code] >= 0 else { return nil }
        return newHolders[code]
    }

    private mutating func matchPaths(_ level: Int) {
        for pair in parents(above: level) {
            let others = openChildren(new: pair.new)
            guard !others.isEmpty else { continue }
            // Backwards, so that equal names meet in their order.
            for other in others.reversed() {
                nexts[other] = heads[new.names[other]]
                heads[new.names[other]] = other
            }
            for place in openChildren(old: pair.old) where old.names[place] != 0 {
                let other = heads[old.names[place]]
                guard other != PlaceTable.none else { continue }
                // Another place may have taken the name since.
                if old.codes[place] != new.codes[other], hasPassedOn(place, to: other) { continue }
                heads[old.names[place]] = nexts[other]
                match(place, other, .path)
            }
            for other in others { heads[new.names[other]] = PlaceTable.none }
        }
    }

    /// Whether codes on a level stay with their names: numbers that only count rows do not.
    private func keepsCodes(_ level: Int) -> Bool {
        var kept = 0
        var passedOn = 0
        let places = old.byLevel[level]
        for index in 0..<places.count {
            guard let other = sameCode(places[index]), !isOpen(old: places[index]) else { continue }
            if newOf[places[index]] == other { kept += 1 } else { passedOn += 1 }
        }
        return passedOn <= kept
    }

    private mutating func matchCodes(_ level: Int) {
        let places = old.byLevel[level]
        for index in 0..<places.count where isOpen(old: places[index]) {
            let place = places[index]
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

    private mutating func matchSuccessors(_ level: Int) {
        let places = old.byLevel[level]
        for index in 0..<places.count where isOpen(old: places[index]) {
            let place = places[index]
            guard let fate = fate(of: place), fate.succession.how.goesOn, let other = fate.heir,
                isOpen(new: other)
            else { continue }
            match(place, other, .successor)
        }
    }

    /// The new place that an heir is.
    private mutating func place(of heir: Succession.Heir) -> Int? {
        if let code = heir.code.flatMap({ texts.known($0) }), newHolders[code] >= 0,
            heir.names.contains(new.name(newHolders[code]))
        {
            return newHolders[code]
        }
        if index == nil { index = NameIndex(new, texts.count) }
        var names: [Int] = []
        for name in heir.names {
            // A name that is its own traditional form comes once.
            if let number = texts.known(name), number != 0, !names.contains(number) { names.append(number) }
        }
        return index?.place(named: names, under: heir.parents.compactMap { texts.known($0) }, in: new)
    }

    /// Whether a place is known not to go on.
    private func isKnownToEnd(_ place: Int) -> Bool {
        guard let known = fates[place] ?? nil else { return false }
        return !known.succession.how.goesOn
    }

    // MARK: - By what stands under it

    private mutating func matchByChildren(_ level: Int, _ oldNames: Numbers, _ newNames: Numbers) {
        let places = old.byLevel[level]
        for index in 0..<places.count where isOpen(old: places[index]) {
            let place = places[index]
            guard old.ends[place] > place + 1, !isKnownToEnd(place) else { continue }
            var parents: [Int] = []
            var child = old.firstChild(place)
            while child < old.ends[place] {
                let other = counterpart(child, oldNames, newNames)
                parents.append(other == PlaceTable.none ? PlaceTable.none : new.parents[other])
                child = old.ends[child]
            }
            guard let parent = Self.majority(parents), isOpen(new: parent) else { continue }
            let votes = parents.count { $0 == parent }
            if votes * 2 > new.childCounts[parent] { match(place, parent, .children) }
        }
    }

    private func counterpart(_ place: Int, _ oldNames: Numbers, _ newNames: Numbers) -> Int {
        if !isOpen(old: place) { return newOf[place] }
        let name = old.names[place]
        return oldNames[name] == place && newNames[name] >= 0 ? newNames[name] : PlaceTable.none
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

    private mutating func matchNameless(_ level: Int) {
        for pair in parents(above: level) {
            let places = openChildren(old: pair.old).filter { old.names[$0] == 0 }
            guard !places.isEmpty else { continue }
            let others = openChildren(new: pair.new).filter { new.names[$0] == 0 }
            for (place, other) in zip(places, others) { match(place, other, .position) }
        }
    }

    // MARK: - By name

    private mutating func matchNames(_ level: Int, _ oldNames: Numbers, _ newNames: Numbers) {
        let places = old.byLevel[level]
        var open: [Int] = []
        for index in 0..<places.count where isOpen(old: places[index]) && !isKnownToEnd(places[index]) {
            open.append(places[index])
        }
        guard !open.isEmpty else { return }
        let ownHere = Self.soleHolders(places, old, &heads, of: open.map { old.names[$0] })
        let others = level < new.byLevel.count ? new.byLevel[level] : Numbers()
        let newHere = Self.soleHolders(others, new, &heads, of: open.map { old.names[$0] })
        for (index, place) in open.enumerated() {
            var other = PlaceTable.none
            if ownHere[index] == place, newHere[index] >= 0, isOpen(new: newHere[index]) {
                other = newHere[index]
            } else if oldNames[old.names[place]] == place {
                other = newNames[old.names[place]]
            }
            if other >= 0, isOpen(new: other), isOpen(old: place) { match(place, other, .name) }
        }
    }

    /// For each name the one place among `places` that has it.
    private static func soleHolders(
        _ places: Numbers,
        _ table: PlaceTable,
        _ heads: inout Numbers,
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

    /// So many characters are cut off at most: 恩施 is the beginning of 恩施土家族苗族自治州.
    private static let longestEnding = 13

    /// Short and full forms of a name: 襄阳 and 襄阳市, where only one sibling can be meant.
    private mutating func matchBeginnings(_ level: Int) {
        for pair in parents(above: level) {
            let places = openChildren(old: pair.old).filter { !isKnownToEnd($0) }
            guard !places.isEmpty else { continue }
            let others = openChildren(new: pair.new)
            guard !others.isEmpty else { continue }
            var forward: [Int: Int] = [:]
            var backward: [Int: Int] = [:]
            for other in others { heads[new.names[other]] = other }
            for place in places {
                for name in beginnings(of: old.name(place)) {
                    note(place, heads[name], &forward, &backward)
                }
            }
            for other in others { heads[new.names[other]] = PlaceTable.none }
            for place in places { heads[old.names[place]] = place }
            for other in others {
                for name in beginnings(of: new.name(other)) {
                    note(heads[name], other, &forward, &backward)
                }
            }
            for place in places { heads[old.names[place]] = PlaceTable.none }
            for place in places {
                if let other = forward[place], other >= 0, backward[other] == place {
                    match(place, other, .beginning)
                }
            }
        }
    }

    private func note(_ place: Int, _ other: Int, _ forward: inout [Int: Int], _ backward: inout [Int: Int]) {
        guard place >= 0, other >= 0 else { return }
        // Two codes that differ are two places.
        guard old.codes[place] == PlaceTable.none || new.codes[other] == PlaceTable.none else { return }
        forward[place] = forward[place] == nil ? other : PlaceTable.several
        backward[other] = backward[other] == nil ? place : PlaceTable.several
    }

    /// The numbers of what a name begins with, two characters at least.
    private func beginnings(of name: String) -> [Int] {
        var numbers: [Int] = []
        var rest = name[...]
        for _ in 0..<Self.longestEnding {
            rest = rest.dropLast()
            guard rest.count >= 2 else { break }
            if let number = texts.known(String(rest)) { numbers.append(number) }
        }
        return numbers
    }
}
