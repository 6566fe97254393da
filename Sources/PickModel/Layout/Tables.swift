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

    /// `[{id, pid, name}]`: one table whose records belong under others of it.
    mutating func flatTable(_ plan: Plan) -> TablePlan? {
        guard hints.layout == nil, let items = plan.slot.items, case .record(let record)? = items.reading,
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
