internal import PickBytes
internal import PickModel
internal import PropertyList

/// One look at all names of a dataset: what each means at its place, and what holds for whole levels.
///
/// A structure and not a part of ``DatasetNames``, since counting in a class asks before each number whether somebody else
/// counts, too.
struct NameSurvey: ~Copyable {
    let table: ChinaTable
    let tree: NamedTree
    let resolver: NameResolver
    private let keepsMeanings: Bool

    private(set) var odd: [DatasetNames.Odd] = []
    /// How many names have which kind of meaning, below the provinces.
    private(set) var counts = [Int](repeating: 0, count: NameResolution.Kind.allCases.count)
    private(set) var shorts: [(entry: Int, unit: Int)] = []
    private(set) var deep: [(entry: Int, unit: Int, level: Int)] = []
    private(set) var levels: [Level]
    private(set) var ambiguous: [Int] = []
    private(set) var namedYears: NamedYears
    private(set) var municipalities: [(entry: Int, unit: Int, style: DatasetNames.MunicipalityStyle)] = []
    /// For each entry the division that it is (also by another name), or -1.
    private(set) var units = TrivialBuffer<Int32>()
    private(set) var isPresent: [Bool]
    private(set) var homes: [Int]
    /// What each entry means, and under what; empty unless asked for.
    private(set) var meanings: [(resolution: NameResolution, context: NameContext)] = []

    /// How many divisions of a level are written in full or short, and stand on their own level or above it.
    struct Level {
        var full = 0
        var short = 0
        var right = 0
        var deep = 0

        /// Whether nearly all names are written in full.
        var isMostlyFull: Bool { full >= 10 && short * 10 <= full }
        /// Whether most names are written without their suffixes.
        var isMostlyShort: Bool { short > full }
        /// Whether most divisions stand on their own level.
        var isMostlyRight: Bool { right >= deep * 2 }
    }

    init(_ tree: NamedTree, _ table: ChinaTable, _ resolver: NameResolver, keepsMeanings: Bool) {
        self.table = table
        self.tree = tree
        self.resolver = resolver
        self.keepsMeanings = keepsMeanings
        isPresent = [Bool](repeating: false, count: table.units.count)
        homes = [Int](repeating: -1, count: table.units.count)
        levels = tree.levelCounts.map { _ in Level() }
        namedYears = NamedYears(table)
        units.reserve(tree.count)
        walk()
        settle()
    }

    private mutating func walk() {
        let document = tree.document
        // For each open level: where its subtree ends, and what stands under it.
        var ends: [Int] = []
        var contexts: [NameContext] = []
        var municipality: (unit: Int, depth: Int)?
        for entry in 0..<tree.count {
            while let end = ends.last, end <= entry {
                ends.removeLast()
                contexts.removeLast()
            }
            if let open = municipality, open.depth >= ends.count { municipality = nil }
            let context = contexts.last ?? .nation
            let end = tree.end(entry)
            let isSection = tree.flags(entry).contains(.section)
            guard !isSection, let node = tree.nameNode(entry), document.kind(node).isText else {
                units.append(-1)
                if keepsMeanings { meanings.append((.unjudged, .unjudged)) }
                if end > entry + 1 {
                    ends.append(end)
                    contexts.append(isSection ? context : .unjudged)
                }
                continue
            }
            let resolution = unsafe resolver.resolve(document.bytes(node), under: context)
            note(resolution, entry, context)
            if keepsMeanings { meanings.append((resolution, context)) }
            if let open = municipality, open.depth == ends.count - 1, let style = Self.style(of: resolution) {
                municipalities.append((entry: entry, unit: open.unit, style: style))
                municipality = nil
            }
            if end > entry + 1 {
                if let unit = resolution.unit, resolution.isRight, table.units[unit].kind == .municipality,
                    context.kind == .nation
                {
                    municipality = (unit, ends.count)
                }
                ends.append(end)
                contexts.append(resolver.context(below: resolution, under: context))
            }
        }
    }

    private static func style(of resolution: NameResolution) -> DatasetNames.MunicipalityStyle? {
        switch resolution.kind {
        case .parentAgain: .ownName
        case .group: .groups
        case .division: .districts
        default: nil
        }
    }

    private mutating func note(_ resolution: NameResolution, _ entry: Int, _ context: NameContext) {
        units.append(Int32(truncatingIfNeeded: certainUnit(resolution) ?? -1))
        if context.kind != .nation, resolution.kind != .unjudged || context.kind == .loose {
            counts[Int(resolution.kind.rawValue)] += 1
        }
        if let unit = resolution.unit, resolution.kind != .parentAgain { notePresence(unit, entry) }
        switch resolution.kind {
        case .division:
            if let unit = resolution.unit { noteDivision(unit, resolution, entry, context) }
        case .ambiguous: ambiguous.append(entry)
        case .parentAgain, .group, .placeholder, .zone, .below, .unjudged: break
        case .former, .misspelt, .wrongKind, .wrongParent, .unknown:
            if let former = resolution.former, resolution.kind == .former {
                namedYears.add(former: former, form: resolution.form)
            }
            odd.append(.init(entry: entry, resolution: resolution, context: context))
        }
    }

    /// The division that a name stands for; nil where a former one went on as another kind of thing.
    private func certainUnit(_ resolution: NameResolution) -> Int? {
        guard resolution.kind == .former else { return resolution.unit }
        guard let former = resolution.former.map(table.former), former.event.isRename,
            former.heir?.level == former.level
        else { return nil }
        return resolution.unit
    }

    private mutating func notePresence(_ unit: Int, _ entry: Int) {
        isPresent[unit] = true
        if homes[unit] < 0, tree.end(entry) > entry + 1 { homes[unit] = entry }
    }

    private mutating func noteDivision(
        _ unit: Int,
        _ resolution: NameResolution,
        _ entry: Int,
        _ context: NameContext
    ) {
        let level = tree.level(entry)
        if context.kind != .nation { namedYears.add(unit: unit, form: resolution.form) }
        if resolution.form == .full || resolution.form == .traditional {
            levels[level].full += 1
        } else if resolution.form.isShort {
            levels[level].short += 1
            shorts.append((entry, unit))
        }
        if resolution.isDeep {
            deep.append((entry, unit, level))
            levels[level].deep += 1
        } else {
            levels[level].right += 1
        }
    }

    // MARK: What only the names around tell

    private mutating func settle() {
        for index in odd.indices where odd[index].resolution.isDoubtful {
            guard let slip = missingSlip(odd[index]), let unit = slip.unit else { continue }
            replace(odd[index].entry, odd[index].resolution.kind, by: slip)
            odd[index] = .init(entry: odd[index].entry, resolution: slip, context: odd[index].context)
            notePresence(unit, odd[index].entry)
        }
        var old: [DatasetNames.Odd] = []
        for short in shorts { if let name = oldName(short) { old.append(name) } }
        guard !old.isEmpty else { return }
        let entries = Set(old.map(\.entry))
        shorts.removeAll { entries.contains($0.entry) }
        for name in old { replace(name.entry, .division, by: name.resolution) }
        odd = (odd + old).sorted { $0.entry < $1.entry }
    }

    private mutating func replace(_ entry: Int, _ kind: NameResolution.Kind, by resolution: NameResolution) {
        counts[Int(kind.rawValue)] -= 1
        counts[Int(resolution.kind.rawValue)] += 1
        units[entry] = Int32(truncatingIfNeeded: certainUnit(resolution) ?? -1)
        if keepsMeanings { meanings[entry].resolution = resolution }
    }

    /// Of several divisions that a name sounds or looks like, the only one that is not there.
    private func missingSlip(_ odd: DatasetNames.Odd) -> NameResolution? {
        let slips = resolver.slips(of: tree.name(odd.entry), under: odd.context)
        let missing = slips.filter { slip in slip.unit.map { !isPresent[$0] } ?? false }
        return missing.count == 1 ? missing[0] : nil
    }

    /// 沙县 among full names is what 沙县区 was called until 2021, and not its short form; nil for other short names.
    private func oldName(_ short: (entry: Int, unit: Int)) -> DatasetNames.Odd? {
        let parent = table.units[short.unit].parent
        guard parent >= 0, levels[tree.level(short.entry)].isMostlyFull else { return nil }
        var former: Int?
        table.names.each(NameKey(tree.name(short.entry))) { candidate in
            guard let index = candidate.former, candidate.form.isFull else { return }
            let record = table.formers[index]
            guard Int(record.heir) == short.unit, record.kind != .other, table.former(index).event.isRename
            else { return }
            former = index
        }
        return former.map { index in
            .init(
                entry: short.entry,
                resolution: NameResolution(.former, unit: short.unit, former: index),
                context: .division(Int(parent))
            )
        }
    }
}
