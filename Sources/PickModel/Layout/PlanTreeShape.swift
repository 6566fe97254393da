internal import PropertyList

/// Makes the ``TreeShape`` of a plan.
struct PlanTreeShape {
    let document: Document
    let entries: [KeyTable.Entry]

    /// Nil for tables that refer to each other: no one place holds the children of an entry.
    func place(_ plan: Plan, isLone: Bool) -> TreePlace? {
        guard plan.tables == nil else { return nil }
        return TreePlace(
            node: plan.node,
            shape: plan.isItem ? item(plan.slot) : children(plan.slot),
            isItem: plan.isItem,
            isLone: isLone
        )
    }

    private func children(_ slot: Slot) -> TreeShape {
        var shapes: [TreeShape] = []
        if slot.tally.arrayCount > 0 { shapes.append(list(slot)) }
        if slot.tally.dictCount > 0 { shapes.append(dict(slot)) }
        if slot.tally.scalars > 0 { shapes.append(slot.scalarIsCode ? .code : .verbatim) }
        return Self.join(shapes) ?? .list(.text)
    }

    private func item(_ slot: Slot) -> TreeShape {
        var shapes: [TreeShape] = []
        if slot.tally.texts + slot.tally.numbers > 0 { shapes.append(.text) }
        if slot.tally.arrayCount > 0 { shapes.append(slot.tupleCount > 0 ? .verbatim : list(slot)) }
        if slot.tally.dictCount > 0 { shapes.append(slot.isGroup ? .unnamed(dict(slot)) : dict(slot)) }
        return Self.join(shapes) ?? .text
    }

    private func list(_ slot: Slot) -> TreeShape { .list(slot.items.map { item($0) } ?? .text) }

    private func dict(_ slot: Slot) -> TreeShape {
        switch slot.reading {
        case .languages?, nil: return .verbatim
        case .names?: return .names(slot.values.map { children($0) } ?? .list(.text))
        case .codes?: return .codes(slot.values.map { item($0) } ?? .text)
        case .positions(let prefix)?:
            return .positions(prefix: prefix, slot.values.map { item($0) } ?? .text)
        case .record(let record)?:
            return .record(
                TreeShape.Record(
                    name: word(record.name),
                    code: word(record.code),
                    children: record.isSelfNamed ? nil : word(record.children),
                    below: record.childSlot.map { children($0) },
                    hasAttributes: true,
                    isSelfNamed: record.isSelfNamed
                )
            )
        }
    }

    private func word(_ number: Int) -> String? {
        number < 0 ? nil : document.string(entries[number].node)
    }

    private static func join(_ shapes: [TreeShape]) -> TreeShape? {
        shapes.count > 1 ? .either(shapes) : shapes.first
    }
}
