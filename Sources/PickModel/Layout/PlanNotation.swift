internal import PropertyList

/// Writes a plan, finished or not, as a ``LayoutShape``.
struct PlanNotation {
    let document: Document
    let entries: [KeyTable.Entry]
    /// The records stand in a table, where a parent's code means something.
    private var isTable = false

    init(document: Document, entries: [KeyTable.Entry]) {
        self.document = document
        self.entries = entries
    }

    private var table: PlanNotation {
        var table = self
        table.isTable = true
        return table
    }

    func shape(_ plan: Plan) -> LayoutShape {
        var shape: LayoutShape
        switch plan.tables {
        case .parallel(let roots, let below)?: shape = parallel(roots, below)
        case .records(let tables)? where tables.count > 1:
            shape = .dict(
                tables.map { table in
                    LayoutField(
                        .word(table.key.map { document.string($0) } ?? ""),
                        self.table.children(table.slot)
                    )
                }
            )
        case .codeMaps(let maps)?:
            shape = .dict(maps.map { LayoutField(key($0), Self.codes(.text)) })
        case .adjacency(let table)?: shape = adjacency(table)
        case .nodes(let table)?: shape = nodes(table)
        case .paths(let table)?: shape = .list(.dict(table.levels.flatMap { path($0) }))
        case .menu?:
            let row = [LayoutField(.word("title")), LayoutField(.word("code"), mark: .code)]
            shape = .dict([
                LayoutField(.word("menu_column"), .list(.dict([row[0]]))),
                LayoutField(.word("menu_row"), .list(.dict(row))),
            ])
        case .options?:
            shape = .dict([
                LayoutField(
                    .word("options"),
                    .list(
                        .dict([
                            LayoutField(.word("text")), LayoutField(.word("value"), mark: .code),
                            LayoutField(.word("optgroup"), mark: .attribute),
                        ])
                    )
                ),
                LayoutField(
                    .word("optgroups"),
                    .list(.dict([LayoutField(.word("label")), LayoutField(.word("value"), mark: .code)]))
                ),
            ])
        case .wheels?:
            shape = .dict([
                LayoutField(.word("columns"), .list(.list(.text))),
                LayoutField(.word("byParent"), .dict([LayoutField(.positions(""), .list(.text))])),
            ])
        case .columns(let table)?: shape = .list(.dict(table.keys.map { LayoutField(key($0)) }))
        default: shape = plan.isItem ? item(plan.slot) : table.children(plan.slot)
        }
        for _ in 0..<plan.extraLists { shape = .list(shape) }
        for key in plan.wrappers.reversed() {
            shape = .dict([LayoutField(.word(document.string(key)), shape)])
        }
        return shape
    }

    // MARK: - Tables

    private func key(_ node: Int) -> LayoutField.Key { .word(document.string(node)) }

    private static func codes(_ shape: LayoutShape) -> LayoutShape { .dict([LayoutField(.codes, shape)]) }

    private func adjacency(_ table: TablePlan.Adjacency) -> LayoutShape {
        let leaf: LayoutShape = table.name.map { .dict([LayoutField(key($0))]) } ?? .text
        let map = Self.codes(Self.codes(leaf))
        guard let roots = table.roots, let below = table.key else { return map }
        return .dict([LayoutField(key(roots), Self.codes(.text)), LayoutField(key(below), map)])
    }

    private func nodes(_ table: TablePlan.NodeTable) -> LayoutShape {
        let fields = table.columns.prefix(24).map { column in
            let text = document.string(column)
            let isPlain = text == "name"
            return LayoutField(key(column), mark: isPlain ? .plain : text == "code" ? .code : .attribute)
        }
        return .list(.dict(fields))
    }

    private func path(_ level: TablePlan.PathTable.Level) -> [LayoutField] {
        [LayoutField(key(level.nameNode))]
            + (level.codeNode.map { [LayoutField(key($0), mark: .code)] } ?? [])
    }

    private func parallel(_ roots: Int, _ below: [Int]) -> LayoutShape {
        var fields = [LayoutField(.word(document.string(roots)), .list(.text))]
        for key in below {
            fields.append(
                LayoutField(.word(document.string(key)), .dict([LayoutField(.names, .list(.text))]))
            )
        }
        return .dict(fields)
    }

    private func children(_ slot: Slot) -> LayoutShape {
        var shapes: [LayoutShape] = []
        if slot.tally.arrayCount > 0 { shapes.append(list(slot)) }
        if slot.tally.dictCount > 0 { shapes.append(dict(slot)) }
        if slot.tally.scalars > 0 { shapes.append(.value(scalarWord(slot))) }
        return Self.join(shapes)
    }

    private func item(_ slot: Slot) -> LayoutShape {
        var shapes: [LayoutShape] = []
        if slot.tally.texts > 0 || slot.tally.numbers == 0 && slot.tally.scalars > 0 { shapes.append(.text) }
        if slot.tally.numbers > 0 {
            let first = slot.tally.sampleNodes.first { !document.kind($0).isText }
            shapes.append(.value(first.map { document.kind($0).word } ?? "integer"))
        }
        if slot.tally.arrayCount > 0 {
            shapes.append(slot.tupleCount > 0 ? .tuple(slot.tupleCount) : list(slot))
        }
        if slot.tally.dictCount > 0 { shapes.append(dict(slot)) }
        return Self.join(shapes)
    }

    private func list(_ slot: Slot) -> LayoutShape {
        guard let items = slot.items else { return .list(.value("…")) }
        return .list(items.tally.total == 0 ? nil : item(items))
    }

    private func dict(_ slot: Slot) -> LayoutShape {
        switch slot.reading {
        case .languages?: return .languages(slot.languages)
        case .names?: return .dict([LayoutField(.names, slot.values.map { named($0) })])
        case .codes?: return .dict([LayoutField(.codes, slot.values.map { item($0) })])
        case .positions(let prefix)?:
            return .dict([LayoutField(.positions(prefix), slot.values.map { item($0) })])
        case .record(let record)?: return .dict(fields(record))
        case nil: return .dict([LayoutField(.word("…"))])
        }
    }

    private func named(_ slot: Slot) -> LayoutShape {
        if slot.tally.total == 0 { return .dict([]) }
        return children(slot)
    }

    private func fields(_ record: RecordKeys) -> [LayoutField] {
        var fields: [LayoutField] = []
        if record.name >= 0 {
            fields.append(
                LayoutField(word(record.name), record.nameSlot.map { dict($0) })
            )
        }
        if record.code >= 0 { fields.append(LayoutField(word(record.code), mark: .code)) }
        for number in record.attributes.prefix(24) {
            let isParent = isTable && record.childSlot == nil && record.parents.contains(number)
            fields.append(LayoutField(word(number), mark: isParent ? .parent : .attribute))
        }
        if let child = record.childSlot {
            let key = record.isSelfNamed ? LayoutField.Key.names : word(record.children)
            var inner = self
            inner.isTable = false
            fields.append(LayoutField(key, inner.children(child), isOptional: record.childrenAreOptional))
        }
        return fields
    }

    private func word(_ number: Int) -> LayoutField.Key {
        .word(document.string(entries[number].node))
    }

    private func scalarWord(_ slot: Slot) -> String {
        if slot.scalarIsCode { return "code" }
        return slot.tally.firstScalar >= 0 ? document.kind(slot.tally.firstScalar).word : "string"
    }

    private static func join(_ shapes: [LayoutShape]) -> LayoutShape {
        switch shapes.count {
        case 0: .value("…")
        case 1: shapes[0]
        default: .either(shapes)
        }
    }
}
