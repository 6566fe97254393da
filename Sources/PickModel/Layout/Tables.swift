internal import PropertyList

extension ShapePlanner {
    /// `{p:["North"], c:{North:["Aa"]}, a:{"North-Aa":["x"]}}`: names, and lists by name beside them.
    func parallelTables(_ plan: Plan) -> TablePlan? {
        var roots: Int?
        var maps: [Int] = []
        for key in document.children(plan.node) {
            let value = key + 1
            switch document.kind(value) {
            case .array:
                guard roots == nil, document.children(value).allSatisfy({ document.kind($0) == .string })
                else {
                    return nil
                }
                roots = key
            case .dict: maps.append(key)
            default: break
            }
        }
        guard let roots, !maps.isEmpty, maps.count <= 4 else { return nil }
        // The first map's keys are names of the list; each further map's keys end with names of the one before it.
        var names: Set<Int> = []
        for node in document.children(roots + 1) { names.insert(document.textHash(node)) }
        guard !names.isEmpty else { return nil }
        let first = maps.first { map in
            let keys = document.children(map + 1).map { document.textHash($0) }
            return !keys.isEmpty && keys.filter { names.contains($0) }.count * 5 >= keys.count * 4
        }
        guard let first else { return nil }
        return .parallel(roots: roots, below: [first] + maps.filter { $0 != first })
    }

    /// `{provinces:[{id, name}], cities:[{id, pid, name}]}`: tables of records with codes and parents' codes.
    mutating func recordTables(_ plan: Plan) -> TablePlan? {
        var tables: [TablePlan.RecordTable] = []
        var references = 0
        for key in document.children(plan.node) where document.kind(key + 1).isContainer {
            let value = key + 1
            guard document.kind(value) == .array,
                document.children(value).allSatisfy({ document.kind($0) == .dict })
            else { return nil }
            guard value + 1 < document.next(after: value) else { continue }
            let slot = Slot(Self.tally(value, document))
            do { try planChildren(slot) } catch { return nil }
            guard case .record(let record)? = slot.items?.reading, record.code >= 0, record.childSlot == nil
            else {
                return nil
            }
            if !record.parents.isEmpty { references += 1 }
            tables.append(TablePlan.RecordTable(key: key, array: value, slot: slot))
        }
        guard tables.count > 1, references > 0 else { return nil }
        return .records(tables)
    }

    /// The tables of a layout that was given.
    mutating func givenTables(_ plan: Plan, _ fields: [LayoutField]) throws(ShapeFailure) -> TablePlan {
        var roots: Int?
        var below: [Int] = []
        var tables: [TablePlan.RecordTable] = []
        for field in fields {
            guard case .word(let word) = field.key, let shape = field.shape,
                let key = Array(document.children(plan.node)).last(where: { document.string($0) == word })
            else { continue }
            let value = key + 1
            guard shape.listMember == nil ? document.kind(value) == .dict : document.kind(value) == .array
            else {
                throw misfit(value, shape)
            }
            guard let records = shape.listMember, records?.fields != nil else {
                if shape.listMember == nil { below.append(key) } else { roots = key }
                continue
            }
            let slot = Slot(Self.tally(value, document))
            try planChildren(slot, expected: shape)
            if case .record? = slot.items?.reading {
                tables.append(TablePlan.RecordTable(key: key, array: value, slot: slot))
            }
        }
        if let roots, tables.isEmpty { return .parallel(roots: roots, below: below) }
        guard roots == nil, below.isEmpty, !tables.isEmpty else {
            throw misfit(plan.node, .dict(fields))
        }
        return .records(tables)
    }

    /// What stands beside the tables belongs to the file as a whole.
    func takeBeside(_ plan: inout Plan) {
        var used: Set<Int> = []
        switch plan.tables {
        case .parallel(let roots, let below)?: used.formUnion([roots] + below)
        case .records(let tables)?: used.formUnion(tables.compactMap(\.key))
        default: return
        }
        plan.ownAttributes += document.children(plan.node).filter { !used.contains($0) }
    }

    /// `[{id, pid, name}]`: one table whose records belong under others of it.
    mutating func flatTable(_ plan: Plan) -> TablePlan? {
        guard let items = plan.slot.items, case .record(let record)? = items.reading,
            record.code >= 0, record.childSlot == nil, !record.parents.isEmpty, items.tally.scalars == 0
        else { return nil }
        let codes = CodeIndex(items.tally, record.code, document, &keys)
        for parent in record.parents where !keys.entries[parent].roles.isDisjoint(with: [.above, .forced]) {
            let share = keys.resolved(parent, of: items.tally, in: codes, document)
            guard share.total > 0, share.found * 2 >= share.total else { continue }
            return .records([TablePlan.RecordTable(key: nil, array: plan.node, slot: plan.slot)])
        }
        return nil
    }
}

extension LayoutShape {
    /// The fields of tables beside each other: each holds a list or a map, and none is a name.
    var tables: [LayoutField]? {
        guard case .dict(let fields) = self, fields.count > 1 else { return nil }
        let areTables = fields.allSatisfy { field in
            guard case .word = field.key, field.mark == .plain, let shape = field.shape else { return false }
            return shape.listMember != nil || shape.dictChoice?.0 == .names
        }
        return areTables ? fields : nil
    }
}

extension KeyTable {
    /// How many of the records' parents' codes, read from one key, are codes of other records.
    mutating func resolved(
        _ parent: Int,
        of tally: borrowing Tally,
        in codes: CodeIndex,
        _ document: Document
    ) -> (found: Int, total: Int) {
        var found = 0
        var total = 0
        for index in 0..<tally.dictCount {
            let dict = tally.dict(index)
            for key in document.children(dict) where number(of: key) == parent {
                total += 1
                if let other = codes.dict(with: key + 1, document), other != dict { found += 1 }
            }
        }
        return (found, total)
    }
}
