internal import PropertyList

/// The short name of a layout's family: `C1` for `[{name, cities:[string]}]`, and so on.
///
/// A letter for the way the levels are built (A lists, B flat records, C–H lists of records, I maps of positions or codes,
/// J maps of names, K tables, L pairs, M menus and others), and a number for the variant; `g` for sections by letter.
enum LayoutFamily {
    static func code(_ plan: Plan, _ levels: PlanLevels, _ decision: KindDecision) -> String? {
        switch plan.tables {
        case .parallel?: return "K1"
        case .records?: return "K2"
        case .nodes?: return "K3"
        case .paths?: return "K4"
        case .columns?: return "K5"
        case .options?: return "K6"
        case .menu?: return "K7"
        case .wheels?: return "K8"
        case .codeMaps?: return "L3"
        case .adjacency?: return "L4"
        case nil: break
        }
        if plan.isItem { return levels.depth > 2 ? "H1" : "E1" }
        if plan.slot.tally.arrayCount > 0, let items = plan.slot.items {
            return list(plan, items, levels, decision)
        }
        return dict(plan, levels, decision)
    }

    private static func list(
        _ plan: Plan,
        _ items: Slot,
        _ levels: PlanLevels,
        _ decision: KindDecision
    ) -> String? {
        if items.tally.arrayCount > 0 {
            guard items.tupleCount == 0 else { return "B1" }
            if items.items?.tupleCount ?? 0 > 0 { return "A5" }
            guard items.items?.tally.dictCount ?? 0 > 0 else {
                return decision.isFree && levels.depth > 1 ? "A1x" : "A1"
            }
            return "B3"
        }
        switch items.reading {
        case .record(let record)?: return records(plan, items, record, levels, decision)
        case .names?:
            guard let values = items.values else { return nil }
            if case .positions? = values.reading { return "I2" }
            return "J2"
        case .codes?, .positions?: return "I3"
        case .languages?, nil: return plan.wrappers.isEmpty ? "A2" : "A4"
        }
    }

    private static func records(
        _ plan: Plan,
        _ items: Slot,
        _ record: RecordKeys,
        _ levels: PlanLevels,
        _ decision: KindDecision
    ) -> String? {
        let isWrapped = !plan.wrappers.isEmpty
        let section = decision.hasSections ? "g" : ""
        guard let child = record.childSlot else {
            if plan.extraLists > 0 { return "B3" }
            if record.nested > 3 { return "M3" }
            if record.hasMeasures { return "B4" }
            let link = decision.kind == .regions ? "r" : ""
            return (isWrapped ? "B2" : link.isEmpty ? "B1" : "K2") + (isWrapped ? link : "")
        }
        if plan.extraLists > 0 { return "B3" }
        if record.isSelfNamed { return "I3" }
        let leavesAreTexts = levels.levels.last?.isLeafText ?? false
        switch levels.depth {
        case 0, 1: return child.tally.total > 0 ? "C1" : nil
        case 2:
            if isWrapped,
                levels.levels[0].children == levels.levels[0].children.filter({ $0.hasSuffix("Children") })
            {
                return "M1"
            }
            if child.items?.tally.texts ?? 0 > 0, child.items?.tally.dictCount ?? 0 > 0 { return "E1x" }
            // An always empty third level was still declared: the layout of three.
            if !levels.levels[1].children.isEmpty { return "F1" }
            return (leavesAreTexts ? "C1" : "E1") + section
        case 3:
            if isWrapped { return leavesAreTexts ? "G1" : plan.ownAttributes.isEmpty ? "G2" : "H1w" }
            return leavesAreTexts ? "F1" : "H1"
        default: return leavesAreTexts ? "F2" : "H1"
        }
    }

    private static func dict(_ plan: Plan, _ levels: PlanLevels, _ decision: KindDecision) -> String? {
        let slot = plan.slot
        guard let values = slot.values else { return nil }
        switch slot.reading {
        case .positions(let prefix)?:
            if !prefix.isEmpty { return "I5" }
            switch values.reading {
            case .record(let record)?: return record.isSelfNamed ? "I3" : "I4"
            case .names?:
                if let inner = values.values, case .positions? = inner.reading,
                    levels.levels.last?.isLeafText ?? false
                {
                    return "I1"
                }
                return "I3"
            default: return "I3"
            }
        case .codes?: return values.tally.scalars > 0 ? "L1" : levels.depth == 1 ? "L2" : "I3"
        case .names?:
            if values.scalarIsCode { return "L1" }
            return names(values, levels, decision)
        default: return nil
        }
    }

    private static func names(_ values: Slot, _ levels: PlanLevels, _ decision: KindDecision) -> String? {
        if values.tally.dictCount > 0, values.tally.arrayCount == 0 {
            if case .record? = values.reading { return "L2" }
            guard values.values?.tally.arrayCount ?? 0 > 0 else { return "M2" }
            return "J1"
        }
        if case .names? = values.items?.reading { return "J3" }
        if values.items?.tally.dictCount ?? 0 > 0 { return "E2" }
        if values.tally.scalars > 0 { return "D1x" }
        if decision.hasSections { return "D1g" }
        return decision.kind == .menu ? "A3" : "D1"
    }
}
