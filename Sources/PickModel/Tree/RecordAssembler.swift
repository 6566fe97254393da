internal import PropertyList

extension TreeAssembler {
    /// Builds the tree of tables whose records name their parents by code.
    mutating func records(_ tables: [TablePlan.RecordTable]) {
        var links = ParentLinks()
        links.resolve(tables, document, &keys)
        var emitted: Set<Int> = []
        let records = links.records.map { plans.add($0) }
        for root in links.roots { emit(root, links, records, &emitted) }
        for orphan in links.orphans {
            findings.orphan(
                orphan.dict,
                document,
                parent: document.plainText(orphan.code) ?? "",
                among: orphan.table
            )
            emit(orphan.dict, links, records, &emitted)
        }
        for dict in links.all where !emitted.contains(dict) {
            findings.cycle(dict, document)
            emit(dict, links, records, &emitted)
        }
    }

    private mutating func emit(
        _ dict: Int,
        _ links: ParentLinks,
        _ records: [Int32],
        _ emitted: inout Set<Int>
    ) {
        guard let table = links.tables[dict], builder.depth < NamedTreeBuilder.deepest,
            emitted.insert(dict).inserted
        else { return }
        let entry = flat(dict, plans[records[table]])
        for child in links.children[dict] ?? [] { emit(child, links, records, &emitted) }
        builder.close(entry)
    }
}

/// Which record stands under which.
struct ParentLinks {
    private(set) var all: [Int] = []
    private(set) var roots: [Int] = []
    /// Records whose parent is not there, with its code and the list it was looked for in.
    private(set) var orphans: [(dict: Int, code: Int, table: Int)] = []
    private(set) var children: [Int: [Int]] = [:]
    /// The table that each record stands in.
    private(set) var tables: [Int: Int] = [:]
    /// The keys of each table's records.
    private(set) var records: [RecordKeys] = []

    /// Finds for each table the key and the table that its parents' codes lead to, and follows them.
    mutating func resolve(_ tables: [TablePlan.RecordTable], _ document: Document, _ table: inout KeyTable) {
        var indexes: [CodeIndex] = []
        for candidate in tables {
            guard let items = candidate.slot.items, case .record(let record)? = items.reading else { return }
            indexes.append(CodeIndex(items.tally, record.code, document, &table))
            records.append(record)
        }
        for (place, candidate) in tables.enumerated() {
            guard let items = candidate.slot.items else { continue }
            let link = Self.link(place, items, records[place], tables, indexes, document, &table)
            for index in 0..<items.tally.dictCount {
                let dict = items.tally.dict(index)
                all.append(dict)
                self.tables[dict] = place
                guard let link else {
                    roots.append(dict)
                    continue
                }
                var code: Int?
                for key in document.children(dict) where table.number(of: key) == link.key { code = key + 1 }
                guard let code, let text = document.plainText(code), !Self.isNone(text) else {
                    roots.append(dict)
                    continue
                }
                guard let parent = indexes[link.table].dict(with: code, document) else {
                    orphans.append((dict, code, tables[link.table].array))
                    continue
                }
                children[parent, default: []].append(dict)
            }
        }
    }

    /// The key and table that resolve most of a table's parents; nil when it has none.
    private static func link(
        _ place: Int,
        _ items: Slot,
        _ record: RecordKeys,
        _ tables: [TablePlan.RecordTable],
        _ indexes: [CodeIndex],
        _ document: Document,
        _ keys: inout KeyTable
    ) -> (key: Int, table: Int)? {
        var best: (key: Int, table: Int, score: Int)?
        for parent in record.parents {
            let word = document.string(keys.entries[parent].node).lowercased()
            for target in tables.indices
            where target != place || !keys.entries[parent].roles.isDisjoint(with: [.above, .forced]) {
                let share = keys.resolved(parent, of: items.tally, in: indexes[target], document)
                guard share.total > 0, share.found * 2 >= share.total else { continue }
                var score = share.found * 100 / share.total
                // `cityid` leads to `cities` even where provinces have the same numbers.
                let name = tables[target].key.map { document.string($0).lowercased() } ?? ""
                if name.count >= 3, word.hasPrefix(name.prefix(3)) { score += 100 }
                if target < place { score += target + 1 }
                if score > best?.score ?? 0 { best = (parent, target, score) }
            }
        }
        return best.map { ($0.key, $0.table) }
    }

    private static func isNone(_ code: String) -> Bool {
        code.isEmpty || code == "-1" || code.allSatisfy { $0 == "0" }
    }
}
