internal import PropertyList

/// Decides between menu and regions where a layout may be either, and says why.
struct KindDecision {
    private(set) var kind: DatasetKind
    /// The layout may be the other kind as well.
    private(set) var isFree = false
    /// The columns' rows stand in the file without anything around them: one column is made for them.
    private(set) var isLone = false
    /// The names of the first level only group what is below.
    private(set) var hasSections = false
    private(set) var remarks: [Remark] = []

    init(
        _ plan: Plan,
        _ levels: PlanLevels,
        _ document: Document,
        _ keys: borrowing KeyTable,
        _ evidence: (any NameEvidence)?
    ) {
        kind = .regions
        if decideTable(plan) { return }
        guard let first = levels.levels.first else {
            // Nothing but empty lists: columns without rows.
            kind = .menu
            return
        }
        if first.isUnnamed {
            decideUnnamed(plan, levels, document)
        } else if levels.depth == 1, !first.isOpen {
            decideLone(plan, first, document, keys)
        } else if levels.depth <= 2 {
            decideNamed(plan, levels, document, keys, evidence)
        } else if levels.depth > 2, first.isMap {
            note(.likely, "the keys of the dictionary are taken for names")
        }
        if let titles = Self.firstNames(plan, document), Self.areLetters(titles, document) {
            hasSections = true
            if isFree {
                kind = .regions
                remarks.removeAll { $0.verdict == .ambiguous }
            }
            note(
                .likely,
                "the first names are single letters, so they are sections",
                isFree ? "--kind menu" : nil
            )
        }
    }

    private mutating func note(_ verdict: Verdict, _ reason: String, _ overrule: String? = nil) {
        remarks.append(Remark(verdict: verdict, reason: reason, overrule: overrule))
    }

    // MARK: - Tables

    /// Tables that say themselves what they are; false for other data.
    private mutating func decideTable(_ plan: Plan) -> Bool {
        switch plan.tables {
        case .codeMaps?: note(.certain, "maps of codes to names, one for each level")
        case .adjacency?: note(.certain, "a map of codes to the codes and names below them")
        case .nodes?: note(.certain, "rows with their own number and their parent's")
        case .paths?: note(.certain, "each row is a path from the first level to the last")
        case .options?: note(.certain, "options that name their group")
        case .wheels?: note(.certain, "rows by the positions of the rows above them")
        case .menu?:
            kind = .menu
            note(.certain, "columns, and rows that name their column")
        case .columns?:
            kind = .menu
            note(.certain, "columns of a table, with their titles in the header")
        case .parallel?, .records?, nil: return false
        }
        return true
    }

    // MARK: - One level

    private mutating func decideLone(
        _ plan: Plan,
        _ level: PlanLevels.Level,
        _ document: Document,
        _ keys: borrowing KeyTable
    ) {
        isFree = true
        isLone = true
        kind = .menu
        if plan.tables != nil {
            kind = .regions
            isFree = false
            isLone = false
        } else if case .record(let record)? = plan.slot.items?.reading, !record.parents.isEmpty {
            kind = .regions
            isLone = false
            let key = document.string(keys.entries[record.parents[0]].node)
            note(.likely, "'\(key)' leads to parents that are not in this file")
        } else {
            let isNumbers = plan.slot.items.map { $0.tally.numbers > 0 && $0.tally.texts == 0 } ?? false
            note(
                isNumbers ? .likely : .certain,
                isNumbers
                    ? "a lone list of numbers is taken for a menu of one column"
                    : "a lone list is a menu of one column"
            )
        }
    }

    // MARK: - Lists without names

    private mutating func decideUnnamed(_ plan: Plan, _ levels: PlanLevels, _ document: Document) {
        if levels.depth == 1 {
            isFree = true
            kind = .menu
            note(.likely, "lists without rows are taken for empty columns", "--kind regions")
            return
        }
        guard levels.depth == 2, let items = plan.slot.items else {
            note(.likely, "the lists of the first level have no names, so they are sections")
            hasSections = true
            return
        }
        guard let rows = items.items, rows.tally.dictCount == 0, items.tupleCount == 0,
            rows.tally.arrayCount == 0
        else {
            isFree = true
            let groups = items.tally.arrayCount
            if groups > 8 || items.items?.tally.arrayCount ?? 0 > 0 {
                hasSections = true
                note(.likely, "\(groups) lists without names are sections", "--kind menu")
            } else {
                kind = .menu
                note(
                    .ambiguous,
                    "lists of records without names can be columns or sections",
                    "--kind regions"
                )
            }
            return
        }
        kind = .menu
        if levels.levels[1].isLeafText, areParallel(items, document) {
            isFree = true
            note(
                .ambiguous,
                "the columns are equally long and hold codes or files: row by row they may belong together",
                "--kind regions"
            )
        } else {
            note(.certain, "lists of strings in a list are columns")
        }
    }

    /// Columns of one length, one of which holds no titles.
    private func areParallel(_ columns: Slot, _ document: Document) -> Bool {
        guard columns.tally.arrayCount > 1, columns.tally.total == columns.tally.arrayCount else {
            return false
        }
        var length = -1
        var hasCodes = false
        for index in 0..<columns.tally.arrayCount {
            let rows = Array(document.children(columns.tally.array(index)))
            if length >= 0, rows.count != length { return false }
            length = rows.count
            let looks = SampleLooks(
                rows.prefix(Tally.sampleCount).filter { !document.kind($0).isContainer },
                document
            )
            if looks.share(looks.codes) >= 0.9 || looks.share(looks.files) >= 0.9 { hasCodes = true }
        }
        return hasCodes && length >= 2
    }

    // MARK: - Names with lists

    private mutating func decideNamed(
        _ plan: Plan,
        _ levels: PlanLevels,
        _ document: Document,
        _ keys: borrowing KeyTable,
        _ evidence: (any NameEvidence)?
    ) {
        let first = levels.levels[0]
        // Nil where the lists of children are all empty.
        let second = levels.depth > 1 ? levels.levels[1] : nil
        let hasPlainRows = second?.isLeafText ?? true
        guard !first.isMap else {
            if hasPlainRows, !first.hasCode, !(second?.isMap ?? false) {
                decideMap(plan, document, keys, evidence)
            } else {
                note(.likely, "the keys of the dictionary are taken for names")
            }
            return
        }
        if first.childRoles.contains(.column), hasPlainRows || second?.children.isEmpty ?? true {
            isFree = true
            if let evidence, Self.placeShare(plan, document, evidence) >= 0.5 {
                note(.likely, "the titles are known as places", "--kind menu")
                return
            }
            kind = .menu
            note(.likely, "'\(first.children.first ?? "")' holds the rows of a column", "--kind regions")
        } else if !first.isKnown || !(second?.isKnown ?? true) {
            note(.likely, "names with lists below them")
        } else {
            note(.certain, "names with lists below them, under keys that say so")
        }
    }

    /// `{k:[string]}`: provinces, or the titles of columns.
    private mutating func decideMap(
        _ plan: Plan,
        _ document: Document,
        _ keys: borrowing KeyTable,
        _ evidence: (any NameEvidence)?
    ) {
        isFree = true
        let titles = Self.firstNames(plan, document) ?? []
        let texts = titles.prefix(64).map { document.string($0) }
        if let evidence {
            let share = Double(texts.filter { evidence.isPlaceName($0) }.count) / Double(max(texts.count, 1))
            if share >= 0.5 {
                note(.likely, "most keys are known as places", "--kind menu")
                return
            }
        }
        var identifiers = 0
        for title in titles.prefix(64) where document.withBytes(title, { KeyForm($0).isIdentifier }) {
            identifiers += 1
        }
        let divisions = texts.filter { TextLooks.isDivision($0) }.count
        if identifiers * 10 >= texts.count * 9 {
            kind = .menu
            note(
                .ambiguous,
                "the keys are written as a programmer's words, so they are titles of columns",
                "--kind regions"
            )
        } else if texts.filter({ ColumnWords.areTitle($0) }).count * 2 >= texts.count {
            kind = .menu
            note(.ambiguous, "the keys are taken for titles of columns", "--kind regions")
        } else if divisions * 2 >= texts.count {
            note(.likely, "the keys end as names of divisions do", "--kind menu")
        } else {
            note(
                .ambiguous,
                "the keys can be names of regions or titles of columns; regions are taken",
                "--kind menu"
            )
        }
    }

    private static func placeShare(_ plan: Plan, _ document: Document, _ evidence: any NameEvidence) -> Double
    {
        let names = firstNames(plan, document) ?? []
        guard !names.isEmpty else { return 0 }
        return Double(names.prefix(64).filter { evidence.isPlaceName(document.string($0)) }.count)
            / Double(min(names.count, 64))
    }

    /// Nodes of the first level's names, where that is a map of names or a list of records.
    static func firstNames(_ plan: Plan, _ document: Document) -> [Int]? {
        if case .names? = plan.slot.reading {
            return Array(document.children(plan.node).prefix(256))
        }
        // Dictionaries of one name each, in a list or under positions.
        if let maps = plan.slot.items ?? plan.slot.values, case .names? = maps.reading {
            let dicts = (0..<min(maps.tally.dictCount, 256)).map { maps.tally.dict($0) }
            return Array(dicts.flatMap { Array(document.children($0).prefix(256)) }.prefix(256))
        }
        guard let items = plan.slot.items, case .record(let record)? = items.reading, record.name >= 0,
            record.childSlot != nil, let first = record.firstNameNode
        else { return nil }
        var names: [Int] = []
        for index in 0..<min(items.tally.dictCount, 256) {
            for key in document.children(items.tally.dict(index)) where document.haveEqualText(key, first) {
                names.append(key + 1)
            }
        }
        return names
    }

    /// Most are one letter, as the sections of an alphabetical list are.
    private static func areLetters(_ names: [Int], _ document: Document) -> Bool {
        guard names.count >= 2 else { return false }
        let letters = names.filter { node in document.withBytes(node) { KeyForm($0).isLetter } }
        return letters.count * 10 >= names.count * 8
    }
}

/// Titles that columns of menus have.
enum ColumnWords {
    private static let words: Set<String> = [
        "default", "favorites", "favourites", "all", "recent", "fruit", "fruits", "main", "mains", "drink",
        "drinks",
        "dessert", "side", "sides", "food", "foods", "size", "colour", "color", "水果", "主菜", "主食", "饮料", "飲料",
        "甜点", "配菜", "酒水", "尺寸", "颜色", "性别", "年龄",
    ]

    static func areTitle(_ text: String) -> Bool {
        let lower = text.lowercased()
        return words.contains(lower) || lower.hasPrefix("all ") || lower.hasPrefix("favo")
    }
}
