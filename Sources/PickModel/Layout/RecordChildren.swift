internal import PropertyList

extension ShapePlanner {
    /// Each candidate costs a walk over all records, and no true file has half as many.
    static var mostCandidates: Int { 8 }

    mutating func chooseChildren(
        _ slot: Slot,
        _ survey: DictSurvey,
        _ containers: [DictSurvey.Key],
        _ record: inout RecordKeys
    ) throws(ShapeFailure) {
        let forced = containers.filter {
            keys.entries[$0.number].roles.isSuperset(of: [.forced, .children])
        }
        if let key = forced.first {
            let child = fieldSlot(slot, key.number)
            try planChildren(child)
            record.children = key.number
            record.childSlot = child
            return
        }
        var known: [(key: DictSurvey.Key, slot: Slot)] = []
        var failure: (error: ShapeFailure, key: Int, slot: Slot)?
        let candidates = containers.filter { keys.entries[$0.number].roles.contains(.children) }
        for key in candidates.prefix(Self.mostCandidates) {
            let child = fieldSlot(slot, key.number)
            do {
                if try plans(child, isKnown: true) { known.append((key, child)) }
            } catch
                where !keys.entries[key.number].roles.contains(.name) && key.containers * 2 >= survey.filled
            {
                failure = failure ?? (error, key.number, child)
            } catch {}
        }
        if let best = known.max(by: { $0.slot.tally.containers < $1.slot.tally.containers }) {
            record.children = best.key.number
            record.childSlot = best.slot
        } else if let failure, record.name >= 0 {
            // A word that says "children" and no children under it: that is a broken file, not an attribute.
            record.children = failure.key
            record.childSlot = failure.slot
            throw failure.error
        }
    }

    /// A word that nobody knows holds children when it alone could, and most records have it.
    mutating func chooseUnknown(
        _ slot: Slot,
        _ survey: DictSurvey,
        _ containers: [DictSurvey.Key],
        _ record: inout RecordKeys
    ) {
        let unknown = containers.filter {
            keys.entries[$0.number].roles.isEmpty && $0.containers * 2 >= survey.filled
                && $0.containers * 10 >= $0.count * 9
        }
        guard unknown.count == 1, let key = unknown.first, record.name >= 0 else { return }
        let child = fieldSlot(slot, key.number)
        guard child.tally.dictCount == 0, (try? plans(child, isKnown: false)) == true else {
            record.hasMeasures = child.items?.items?.tally.numbers ?? 0 > 0
            return
        }
        record.children = key.number
        record.childSlot = child
        remarks.append(
            Remark(
                verdict: .likely,
                reason:
                    "'\(keyText(key.number))' is taken for the children, since it alone holds lists of names",
                overrule: "--keys children=KEY"
            )
        )
    }

    /// Whether a slot can be planned as children; leaves no remarks when it cannot.
    private mutating func plans(_ slot: Slot, isKnown: Bool) throws(ShapeFailure) -> Bool {
        let before = remarks.count
        do throws(ShapeFailure) {
            // Beside lists, a text under a key that says "children" is a mistake and told as one.
            let isMistake = isKnown && slot.tally.scalars <= slot.tally.containers
            try planChildren(slot, allowsScalars: isMistake)
            // Lists of numbers inside records are measures or shapes, not names.
            guard let items = slot.items else { return true }
            if items.tally.numbers > items.tally.texts + items.tally.containers { return false }
            return items.items == nil
        } catch {
            remarks.removeSubrange(before...)
            throw error
        }
    }

    /// Children under a key that repeats the name: `{id, name:"North", North:[…]}`.
    mutating func chooseSelfNamed(
        _ slot: Slot,
        _ containers: [DictSurvey.Key],
        _ record: inout RecordKeys,
        _ fields: [LayoutField]?
    ) throws(ShapeFailure) {
        if let fields, !fields.contains(where: { $0.key == .names }) { return }
        guard !containers.isEmpty else { return }
        var tally = Tally()
        var unlike = 0
        for index in 0..<slot.tally.dictCount {
            let dict = slot.tally.dict(index)
            guard let name = value(of: record.name, in: dict) else { continue }
            for key in document.children(dict) where document.kind(key + 1).isContainer {
                if document.haveEqualText(key, name) {
                    tally.add(key + 1, document.kind(key + 1))
                } else {
                    unlike += 1
                }
            }
        }
        guard tally.containers > 0, Self.isFew(unlike, of: tally.containers + unlike) else { return }
        let child = Slot(tally)
        try planChildren(child, expected: fields?.first { $0.key == .names }?.shape)
        record.childSlot = child
        record.isSelfNamed = true
    }

    /// Plans the children under the key that a given layout has for them.
    mutating func givenChildren(
        _ slot: Slot,
        _ containers: [DictSurvey.Key],
        _ fields: [LayoutField],
        _ record: inout RecordKeys
    ) throws(ShapeFailure) {
        for field in fields where field.mark == .plain && field.shape?.isName == false {
            guard case .word(let word) = field.key,
                let key = containers.first(where: { keyText($0.number) == word })
            else { continue }
            let child = fieldSlot(slot, key.number)
            record.children = key.number
            record.childSlot = child
            try planChildren(child, expected: field.shape)
            return
        }
    }
}
