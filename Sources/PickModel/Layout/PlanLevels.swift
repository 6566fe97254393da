internal import PropertyList

/// What each level of a plan is made of.
struct PlanLevels {
    /// One level.
    struct Level {
        /// How the names are found: a key, `*` for the keys of a map, `string` for plain strings.
        var names: [String] = []
        var codes: [String] = []
        var children: [String] = []
        var attributes: [String] = []
        /// The names are keys of a dictionary, whose order most readers lose.
        var isMap = false
        var isPositions = false
        var isUnnamed = false
        var isLeafText = false
        var hasCode = false
        var roles: KeyRoles = []
        var childRoles: KeyRoles = []
        /// Entries have a place for children, be there any or not.
        var isOpen = false
        /// Keys that are known words for their role.
        var isKnown = true
    }

    private(set) var levels: [Level] = []

    var depth: Int { levels.count }

    /// Looks at a plan; levels that are declared and always empty are not counted.
    init(_ plan: Plan, _ document: Document, _ keys: borrowing KeyTable) {
        switch plan.tables {
        case .parallel(let roots, let below)?:
            for key in [roots] + below {
                var level = Level()
                level.names = [document.string(key)]
                levels.append(level)
            }
        case .records(let tables)?:
            for table in tables {
                guard let items = table.slot.items else { continue }
                item(items, tables.count > 1 ? levels.count : 0, document, keys)
            }
        case .codeMaps(let maps)?: for _ in maps { levels.append(.codes) }
        case .menu?:
            levels = [Level(), Level()]
            for index in levels.indices { levels[index].names = ["title"] }
            levels[1].codes = ["code"]
        case .options?:
            levels = [Level(), Level()]
            levels[0].names = ["label"]
            levels[1].names = ["text"]
            for index in levels.indices { levels[index].codes = ["value"] }
        case .adjacency?: levels = [.codes]
        case .wheels?:
            levels = [Level()]
            levels[0].names = ["string"]
            levels[0].isLeafText = true
        case .nodes(let table)?: levels = [Level(table, document)]
        case .paths(let table)?: levels = table.levels.map { Level($0, document) }
        case .columns(let table)?:
            levels = [Level(), Level()]
            levels[0].names = table.keys.map { document.string($0) }
            levels[1].names = ["string"]
            levels[1].isLeafText = true
        case nil:
            if plan.isItem {
                item(plan.slot, 0, document, keys)
            } else {
                children(plan.slot, 0, document, keys)
            }
        }
    }

    private mutating func at(_ level: Int, _ change: (inout Level) -> Void) {
        while levels.count <= level { levels.append(Level()) }
        change(&levels[level])
    }

    private mutating func children(
        _ slot: Slot,
        _ level: Int,
        _ document: Document,
        _ keys: borrowing KeyTable
    ) {
        if let items = slot.items { item(items, level, document, keys) }
        guard slot.tally.dictCount > 0 else { return }
        dict(slot, level, document, keys)
    }

    private mutating func item(_ slot: Slot, _ level: Int, _ document: Document, _ keys: borrowing KeyTable) {
        if slot.tally.texts + slot.tally.numbers > 0 {
            at(level) {
                $0.names.addOnce("string")
                $0.isLeafText = true
            }
        }
        if slot.tally.arrayCount > 0 {
            if slot.tupleCount > 0 {
                at(level) { $0.names.addOnce("string") }
            } else {
                at(level) { $0.isUnnamed = true }
                if let items = slot.items { item(items, level + 1, document, keys) }
            }
        }
        guard slot.tally.dictCount > 0 else { return }
        var level = level
        if slot.standsForEntries {
            at(level) { $0.isUnnamed = true }
            level += 1
        }
        dict(slot, level, document, keys)
    }

    private mutating func dict(_ slot: Slot, _ level: Int, _ document: Document, _ keys: borrowing KeyTable) {
        switch slot.reading {
        case .languages?:
            at(level) {
                $0.names.addOnce("string")
                $0.isLeafText = true
            }
        case .names?:
            at(level) {
                $0.names.addOnce("*")
                $0.isMap = true
            }
            guard let values = slot.values else { return }
            if case .record(let record)? = values.reading {
                // The record is what the key names, not a level below it.
                self.record(record, level, isNamed: true, document, keys)
                if let items = values.items { item(items, level + 1, document, keys) }
            } else {
                if values.scalarIsCode { at(level) { $0.hasCode = true } }
                if values.tally.containers > 0 { at(level) { $0.isOpen = true } }
                children(values, level + 1, document, keys)
            }
        case .codes?:
            at(level) {
                $0.codes.addOnce("@")
                $0.hasCode = true
                $0.isMap = true
            }
            if let values = slot.values { item(values, level, document, keys) }
        case .positions?:
            at(level) { $0.isPositions = true }
            if let values = slot.values { item(values, level, document, keys) }
        case .record(let record)?: self.record(record, level, isNamed: false, document, keys)
        case nil: break
        }
    }

    private mutating func record(
        _ record: RecordKeys,
        _ level: Int,
        isNamed: Bool,
        _ document: Document,
        _ keys: borrowing KeyTable
    ) {
        func text(_ number: Int) -> String { document.string(keys.entries[number].node) }
        let name = record.name
        var current = Level()
        if !isNamed, name >= 0 {
            current.names = [text(name)]
            current.roles = keys.entries[name].roles
            current.isKnown = !current.roles.isEmpty
        }
        if record.code >= 0 {
            current.codes = [text(record.code)]
            current.hasCode = true
        }
        if record.isSelfNamed { current.children = ["*"] }
        if record.children >= 0 {
            current.children = [text(record.children)]
            current.childRoles = keys.entries[record.children].roles
            if current.childRoles.isEmpty { current.isKnown = false }
        }
        current.isOpen = record.childSlot != nil
        current.attributes = record.attributes.map(text)
        at(level) { $0.merge(current) }
        if let child = record.childSlot { children(child, level + 1, document, keys) }
    }
}

extension PlanLevels.Level {
    /// A level of a map of codes to names.
    fileprivate static var codes: PlanLevels.Level {
        var level = PlanLevels.Level()
        level.names = ["string"]
        level.codes = ["@"]
        level.hasCode = true
        level.isMap = true
        return level
    }

    fileprivate init(_ table: TablePlan.NodeTable, _ document: Document) {
        names = ["name"]
        hasCode = table.code != nil
        codes = hasCode ? ["code"] : []
        let own = ["id", "parent_id", "level", "position", "name", "code"]
        attributes = table.columns.map { document.string($0) }.filter { !own.contains($0) }
    }

    fileprivate init(_ level: TablePlan.PathTable.Level, _ document: Document) {
        names = [document.string(level.nameNode)]
        codes = level.codeNode.map { [document.string($0)] } ?? []
        hasCode = level.codeNode != nil
    }

    mutating func merge(_ other: PlanLevels.Level) {
        for name in other.names { names.addOnce(name) }
        for code in other.codes { codes.addOnce(code) }
        for child in other.children { children.addOnce(child) }
        // Of attributes there can be very many.
        var known = Set(attributes)
        for attribute in other.attributes where known.insert(attribute).inserted {
            attributes.append(attribute)
        }
        hasCode = hasCode || other.hasCode
        isOpen = isOpen || other.isOpen
        roles.formUnion(other.roles)
        childRoles.formUnion(other.childRoles)
        isKnown = isKnown && other.isKnown
    }
}

extension [String] {
    mutating func addOnce(_ text: String) {
        if !contains(text) { append(text) }
    }
}
