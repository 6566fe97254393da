internal import PickBytes
package import PickModel
internal import PropertyList

/// What all names of a dataset mean, found in one pass.
package final class DatasetNames {
    /// A name that is not simply that of a division in its place.
    package struct Odd {
        package let entry: Int
        package let resolution: NameResolution
        package let context: NameContext
    }

    /// How a municipality's districts stand below it.
    package enum MunicipalityStyle: Sendable, Hashable {
        /// 北京市 – 东城区.
        case districts
        /// 北京市 – 北京市 – 东城区.
        case ownName
        /// 北京市 – 市辖区 – 东城区.
        case groups
    }

    package let table: ChinaTable
    package let tree: NamedTree
    package let resolver: NameResolver
    package private(set) var odd: [Odd] = []
    /// How many names have which kind of meaning, below the provinces.
    private var counts = [Int](repeating: 0, count: NameResolution.Kind.allCases.count)
    /// The entries of each division that is written without its suffix, and how many are written in full, by level.
    package private(set) var shorts: [(entry: Int, unit: Int)] = []
    package private(set) var fullCounts: [Int]
    package private(set) var shortCounts: [Int]
    /// The entries that stand above their level, by the level that they stand on; and how many stand right.
    package private(set) var deep: [(entry: Int, unit: Int, level: Int)] = []
    package private(set) var levelRight: [Int]
    package private(set) var deepCounts: [Int]
    /// Entries whose names several divisions have.
    package private(set) var ambiguous: [Int] = []
    /// The names, for telling the year that they are of.
    package private(set) var namedYears: NamedYears
    package private(set) var municipalities: [(entry: Int, unit: Int, style: MunicipalityStyle)] = []
    /// For each entry the division that it is (also by another name), or -1.
    private var units = TrivialBuffer<Int32>()
    /// Whether a division is somewhere in the data, by its index.
    package private(set) var isPresent: [Bool]
    /// The entry that a division's children stand under, by its index; -1 where it has none.
    package private(set) var homes: [Int]

    /// What each entry means, and under what; empty unless asked for.
    private(set) var meanings: [(resolution: NameResolution, context: NameContext)] = []
    private let keepsMeanings: Bool

    /// Looks at all names; `keepsMeanings` says that ``meaning(of:)`` will be asked.
    package init(_ tree: NamedTree, _ table: ChinaTable = .today, keepsMeanings: Bool = false) {
        self.keepsMeanings = keepsMeanings
        self.table = table
        self.tree = tree
        resolver = NameResolver(table)
        isPresent = [Bool](repeating: false, count: table.units.count)
        homes = [Int](repeating: -1, count: table.units.count)
        fullCounts = tree.levelCounts.map { _ in 0 }
        shortCounts = fullCounts
        levelRight = fullCounts
        deepCounts = fullCounts
        namedYears = NamedYears(table)
        units.reserve(tree.count)
        walk()
    }

    /// The division that an entry is, also where its name is wrong.
    package func unit(of entry: Int) -> Int? {
        entry < units.count && units[entry] >= 0 ? Int(units[entry]) : nil
    }

    /// The entries that are written without their suffixes.
    package private(set) lazy var shortEntries = Set(shorts.map(\.entry))

    /// Whether an entry has a former name.
    package func isFormer(_ entry: Int) -> Bool { formerEntries.contains(entry) }
    private lazy var formerEntries = Set(odd.filter { $0.resolution.kind == .former }.map(\.entry))

    /// The divisions under a division.
    package func children(of unit: Int) -> [Int] { childLists[unit] ?? [] }
    private lazy var childLists = Dictionary(grouping: table.units.indices) { Int(table.units[$0].parent) }

    /// How many names below the provinces have a kind of meaning.
    package func count(_ kind: NameResolution.Kind) -> Int { counts[Int(kind.rawValue)] }

    private func walk() {
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
            if let open = municipality, open.depth == ends.count - 1, let style = style(of: resolution) {
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

    private func style(of resolution: NameResolution) -> MunicipalityStyle? {
        switch resolution.kind {
        case .parentAgain: .ownName
        case .group: .groups
        case .division: .districts
        default: nil
        }
    }

    private func note(_ resolution: NameResolution, _ entry: Int, _ context: NameContext) {
        let unit = resolution.unit
        let level = tree.level(entry)
        let isCertain =
            resolution.kind != .former
            || resolution.former.map(table.former).map { former in
                former.event.isRename && former.heir?.level == former.level
            } ?? false
        units.append(isCertain ? Int32(unit ?? -1) : -1)
        if context.kind != .nation, resolution.kind != .unjudged || context.kind == .loose {
            counts[Int(resolution.kind.rawValue)] += 1
        }
        if let unit, resolution.kind != .parentAgain {
            isPresent[unit] = true
            if tree.end(entry) > entry + 1, homes[unit] < 0 { homes[unit] = entry }
        }
        switch resolution.kind {
        case .division:
            guard let unit else { return }
            if context.kind != .nation { namedYears.add(unit: unit, form: resolution.form) }
            if resolution.form == .full || resolution.form == .traditional {
                fullCounts[level] += 1
            } else if resolution.form.isShort {
                shortCounts[level] += 1
                shorts.append((entry, unit))
            }
            if resolution.isDeep {
                deep.append((entry, unit, level))
                deepCounts[level] += 1
            } else {
                levelRight[level] += 1
            }
        case .ambiguous: ambiguous.append(entry)
        case .parentAgain, .group, .placeholder, .zone, .below, .unjudged: break
        case .former, .misspelt, .wrongKind, .wrongParent, .unknown:
            if let former = resolution.former, resolution.kind == .former {
                namedYears.add(former: former, form: resolution.form)
            }
            odd.append(Odd(entry: entry, resolution: resolution, context: context))
        }
    }
}
