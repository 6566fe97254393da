internal import PropertyList

extension TreeAssembler {
    // MARK: - Maps of codes

    /// Builds the tree of maps of codes, one for each level.
    mutating func codeMaps(_ maps: [Int]) {
        var links = LinkedEntries()
        var above: [UInt64: Int] = [:]
        for (level, map) in maps.enumerated() {
            var here: [UInt64: Int] = [:]
            for key in document.children(map + 1) {
                let entry = links.add(.init(name: key + 1, code: key, source: key))
                let own = document.withBytes(key) { CodeDigits.prefix($0, level: level) }
                if let own, here[own] == nil { here[own] = entry }
                let parent =
                    level == 0
                    ? nil : document.withBytes(key) { CodeDigits.prefix($0, level: level - 1) }
                if level > 0, parent.flatMap({ above[$0] }) == nil {
                    findings.orphan(
                        key,
                        document,
                        parent: parent.map { "\($0)…" } ?? "",
                        among: maps[level - 1] + 1
                    )
                }
                links.link(entry, under: parent.flatMap { above[$0] })
            }
            above = here
        }
        emit(links)
    }

    /// Builds the tree of a map of codes to maps of their children.
    mutating func adjacency(_ plan: TablePlan.Adjacency) {
        var links = LinkedEntries()
        var known: [String: Int] = [:]
        if let roots = plan.roots {
            for key in document.children(roots + 1) {
                let entry = links.add(.init(name: key + 1, code: key, source: key))
                known[document.string(key)] = entry
                links.link(entry, under: nil)
            }
        }
        var children: [(parent: Int, entries: Range<Int>)] = []
        for parent in document.children(plan.map) {
            let first = links.count
            for key in document.children(parent + 1) {
                let entry = links.add(pair(key, plan))
                let code = document.string(key)
                if known[code] == nil { known[code] = entry }
            }
            children.append((parent, first..<links.count))
        }
        for (parent, entries) in children {
            let above = parent == plan.above ? nil : known[document.string(parent)]
            if above == nil, parent != plan.above {
                findings.orphan(parent, document, parent: document.string(parent), among: plan.map)
            }
            for entry in entries { links.link(entry, under: above) }
        }
        emit(links, used: plan.name.map { [keys.number(of: $0)] } ?? [])
    }

    private mutating func pair(_ key: Int, _ plan: TablePlan.Adjacency) -> LinkedEntries.Entry {
        var entry = LinkedEntries.Entry(name: key + 1, code: key, source: key)
        guard document.kind(key + 1) == .dict, let name = plan.name else { return entry }
        entry.name = -1
        entry.record = key + 1
        for field in document.children(key + 1) where document.haveEqualText(field, name) {
            entry.name = field + 1
        }
        return entry
    }

    // MARK: - Rows

    /// Builds the tree of rows that name their parent's number.
    mutating func nodes(_ table: TablePlan.NodeTable) {
        var links = LinkedEntries()
        var known: [String: Int] = [:]
        var parents: [Int] = []
        for row in inOrder(table.array) {
            var entry = LinkedEntries.Entry(name: -1, code: -1, source: row, record: row)
            var id = -1
            var parent = -1
            for key in document.children(row) {
                let number = keys.number(of: key)
                if number == table.id { id = key + 1 }
                if number == table.parent { parent = key + 1 }
                if number == table.name { entry.name = key + 1 }
                if number == table.code, !isBlank(key + 1) { entry.code = key + 1 }
            }
            if entry.name < 0 || !document.hasPlainText(entry.name) {
                findings.nameless(row, document, key: "name")
                entry.name = -1
            }
            let place = links.add(entry)
            if let text = id >= 0 ? document.plainText(id) : nil, known[text] == nil { known[text] = place }
            parents.append(parent)
        }
        for (entry, node) in parents.enumerated() {
            guard node >= 0, !isBlank(node), let text = document.plainText(node) else {
                links.link(entry, under: nil)
                continue
            }
            if known[text] == nil {
                findings.orphan(links.entries[entry].source, document, parent: text, among: table.array)
            }
            links.link(entry, under: known[text])
        }
        let used = Set(
            [table.id, table.name] + table.derived + [table.parent, table.code].compactMap { $0 }
        )
        emit(links, used: used)
    }

    /// The rows of a table; those of a database in the order of their positions, since they lie there in any.
    func inOrder(_ array: Int) -> [Int] {
        let rows = Array(document.children(array))
        guard document.format == .database else { return rows }
        let positions = rows.map { row -> Int64 in
            let key = document.children(row).first { document.text($0, equals: "position") }
            return key.flatMap { document.integer($0 + 1) } ?? .max
        }
        return rows.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }.map { rows[$0] }
    }

    /// Builds the tree of rows that are paths; rows with the same beginning share it.
    mutating func paths(_ table: TablePlan.PathTable) {
        struct Step: Hashable {
            let parent: Int
            let name: String
            let code: String
        }
        var links = LinkedEntries()
        var known: [Step: Int] = [:]
        for row in document.children(table.array) {
            var names = [Int](repeating: -1, count: table.levels.count)
            var codes = [Int](repeating: -1, count: table.levels.count)
            for key in document.children(row) {
                let number = keys.number(of: key)
                for level in table.levels.indices {
                    if number == table.levels[level].name { names[level] = key + 1 }
                    if number == table.levels[level].code, !isBlank(key + 1) { codes[level] = key + 1 }
                }
            }
            let last = names.indices.last { names[$0] >= 0 && !isBlank(names[$0]) || codes[$0] >= 0 } ?? 0
            var parent = -1
            for level in 0...last where names[level] >= 0 {
                if isBlank(names[level]), level < last {
                    findings.nameless(row, document, key: "level_\(level + 1)")
                }
                let step = Step(
                    parent: parent,
                    name: document.plainText(names[level]) ?? "",
                    code: codes[level] >= 0 ? document.plainText(codes[level]) ?? "" : ""
                )
                // Two rows of one path are two places of one name.
                if level < last, let entry = known[step] {
                    parent = entry
                    builder.addReference(to: links.entries[entry].name, at: names[level])
                    continue
                }
                let entry = links.add(.init(name: names[level], code: codes[level], source: names[level]))
                links.link(entry, under: parent < 0 ? nil : parent)
                if known[step] == nil { known[step] = entry }
                parent = entry
            }
        }
        emit(links)
    }

    /// Builds the columns of a table; what is empty at the end of a column is no row of it.
    mutating func columns(_ table: TablePlan.ColumnTable) {
        var rows = [[Int]](repeating: [], count: table.keys.count)
        for row in document.children(table.array) {
            var column = 0
            for key in document.children(row) where column < rows.count {
                rows[column].append(key + 1)
                column += 1
            }
        }
        for (index, key) in table.keys.enumerated() {
            let isNamed = document.string(key) != "column_\(index + 1)"
            let column = builder.open(
                name: isNamed ? UInt32(truncatingIfNeeded: key) : NamedTree.none,
                source: key
            )
            let end = (rows[index].lastIndex { !isBlank($0) } ?? -1) + 1
            for value in rows[index][..<end] {
                let entry = builder.open(name: UInt32(truncatingIfNeeded: value), source: value)
                builder.close(entry)
            }
            if end == 0 { builder.insert(.childrenEmpty, column) }
            builder.close(column)
        }
    }

    /// Whether a field has nothing in it.
    func isBlank(_ node: Int) -> Bool {
        switch document.kind(node) {
        case .null: true
        case .string: document.withBytes(node) { $0.count == 0 }
        default: false
        }
    }
}
