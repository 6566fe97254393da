internal import PropertyList

extension ShapePlanner {
    /// Decides what each key of the records in a slot is for, and plans their children.
    mutating func record(
        _ slot: Slot,
        _ survey: DictSurvey,
        named: Bool,
        expected: LayoutShape?
    ) throws(ShapeFailure) -> RecordKeys {
        var record = RecordKeys()
        let fields = expected?.fields
        if let fields {
            assign(fields, survey, &record)
        } else {
            chooseName(slot, survey, &record)
            chooseCode(survey, &record, named: named)
        }
        let containers = survey.keys.filter { $0.containers > 0 && $0.number != record.name }
        if let fields {
            let field = fields.first { $0.shape != nil && $0.mark == .plain && $0.key != .names }
            if let field, case .word(let word) = field.key,
                let key = containers.first(where: { keyText($0.number) == word })
            {
                let child = fieldSlot(slot, key.number)
                try planChildren(child, expected: field.shape)
                record.children = key.number
                record.childSlot = child
            }
        } else {
            try chooseChildren(slot, survey, containers, &record)
        }
        if record.childSlot == nil, record.name >= 0 {
            try chooseSelfNamed(slot, containers, &record, fields)
        }
        if record.name < 0, !named {
            let names = survey.keys.prefix(5).map { "'\(keyText($0.number))'" }.joined(separator: ", ")
            throw ShapeFailure(
                node: slot.tally.dictCount > 0 ? slot.tally.dict(0) : 0,
                problem: survey.keys.isEmpty
                    ? "an empty dictionary stands where a name was expected"
                    : "no key of these dictionaries could be the name (they have \(names))",
                isHint: fields != nil
            )
        }
        if record.name >= 0 { record.firstNameNode = keys.entries[record.name].node }
        if let children = survey.keys.first(where: { $0.number == record.children }) {
            record.childrenAreOptional = children.count < survey.filled
        }
        let used = [record.name, record.code, record.children]
        record.attributes = survey.keys.map(\.number).filter { !used.contains($0) }
        record.nested = containers.filter { !used.contains($0.number) }.count
        if record.isSelfNamed {
            let selves = Set(containers.map(\.number))
            record.attributes.removeAll { selves.contains($0) && keys.entries[$0].roles.isEmpty }
        }
        return record
    }

    // MARK: - Name

    private mutating func chooseName(_ slot: Slot, _ survey: DictSurvey, _ record: inout RecordKeys) {
        var candidates: [(key: DictSurvey.Key, score: Int, looks: SampleLooks)] = []
        for key in survey.keys {
            let roles = keys.entries[key.number].roles
            if roles.contains(.forced) {
                guard roles.contains(.name), key.texts + key.numbers > 0 else { continue }
            }
            if let score = nameScore(key, roles, survey) { candidates.append((key, score.0, score.1)) }
        }
        if let language = languageName(slot, survey) {
            record.name = language.key
            record.nameSlot = language.slot
            return
        }
        guard var best = candidates.first else { return }
        for candidate in candidates where candidate.score > best.score { best = candidate }
        record.name = best.key.number
        if best.looks.share(best.looks.digits) > 0.9, best.key.texts > 0 {
            remarks.append(
                Remark(verdict: .likely, reason: "the names under '\(keyText(best.key.number))' are numbers")
            )
        }
        if keys.entries[best.key.number].roles.isEmpty {
            remarks.append(
                Remark(
                    verdict: .likely,
                    reason:
                        "'\(keyText(best.key.number))' is taken for the name, since its texts are all different",
                    overrule: "--keys name=KEY"
                )
            )
        }
        nameRival(best, candidates)
    }

    /// How well a key does as the name; nil when it cannot be it.
    private func nameScore(
        _ key: DictSurvey.Key,
        _ roles: KeyRoles,
        _ survey: DictSurvey
    ) -> (Int, SampleLooks)? {
        guard key.count * 2 >= survey.filled, key.scalars * 10 >= key.count * 9 else { return nil }
        let looks = SampleLooks(key.samples, document)
        if roles.contains(.forced) { return (1000, looks) }
        let isWord = roles.contains(.name)
        guard key.texts * 10 >= key.count * 9 || isWord && key.texts > 0 else { return nil }
        guard isWord || roles.isEmpty, looks.count > 0 else { return nil }
        var score = isWord ? (roles.contains(.weak) ? 90 : 100) : 40
        if !isWord {
            // Without a word for it only many different texts speak for a name.
            guard survey.filled >= 3, looks.distinctShare >= 0.9, looks.share(looks.digits) < 0.5,
                looks.share(looks.files) < 0.5
            else { return nil }
        }
        if looks.distinctShare < 0.3, looks.count > 3 { score -= 60 }
        if looks.share(looks.digits) > 0.9 { score -= 50 }
        if looks.meanLength <= 1.05, looks.count > 1 { score -= 20 }
        if roles.contains(.letter) { score -= 25 }
        return score > 0 ? (score, looks) : nil
    }

    /// Says so when another key could be the name as well.
    private mutating func nameRival(
        _ best: (key: DictSurvey.Key, score: Int, looks: SampleLooks),
        _ candidates: [(key: DictSurvey.Key, score: Int, looks: SampleLooks)]
    ) {
        guard best.score < 1000 else { return }
        for rival in candidates where rival.key.number != best.key.number && rival.score >= 75 {
            guard rival.looks.distinctShare >= 0.9, differ(best.key, rival.key) else { continue }
            let name = keyText(best.key.number)
            let other = keyText(rival.key.number)
            remarks.append(
                Remark(
                    verdict: .ambiguous,
                    reason: "both '\(name)' and '\(other)' could be the name; '\(name)' is taken",
                    overrule: "--keys name=\(other)",
                    node: best.key.samples.first ?? 0
                )
            )
            return
        }
    }

    private func differ(_ one: DictSurvey.Key, _ other: DictSurvey.Key) -> Bool {
        zip(one.samples, other.samples).contains { first, second in
            document.plainText(first) != document.plainText(second)
        }
    }

    /// The key whose values are dictionaries of languages, or have the name in them.
    private mutating func languageName(_ slot: Slot, _ survey: DictSurvey) -> (key: Int, slot: Slot)? {
        for key in survey.keys where key.containers == key.count && key.count * 2 >= survey.filled {
            let roles = keys.entries[key.number].roles
            guard roles.contains(.name), !roles.contains(.children) else { continue }
            let field = fieldSlot(slot, key.number)
            guard field.tally.arrayCount == 0 else { continue }
            let inner = keys.survey(field, document)
            switch choose(inner, .item, named: false, isRoot: false) {
            case .languages:
                field.reading = .languages
                field.languages = inner.keys.map { keyText($0.number) }
            case .record:
                var record = RecordKeys()
                chooseName(field, inner, &record)
                guard record.name >= 0, record.nameSlot == nil else { continue }
                record.attributes = inner.keys.map(\.number).filter { $0 != record.name }
                field.reading = .record(record)
            default: continue
            }
            return (key.number, field)
        }
        return nil
    }

    // MARK: - Code

    private mutating func chooseCode(_ survey: DictSurvey, _ record: inout RecordKeys, named: Bool) {
        var best: (key: DictSurvey.Key, score: Int)?
        for key in survey.keys where key.number != record.name {
            let roles = keys.entries[key.number].roles
            guard roles.contains(.code), key.texts + key.numbers > 0, key.scalars * 10 >= key.count * 9 else {
                continue
            }
            let looks = SampleLooks(key.samples, document)
            guard looks.share(looks.codes) >= 0.8 || roles.contains(.forced) else { continue }
            var score = roles.contains(.forced) ? 1000 : 100
            if roles.contains(.weak) { score -= 20 }
            if roles.contains(.parent) { score -= 10 }
            if looks.distinctShare < 0.9 { score -= roles.contains(.parent) ? 100 : 30 }
            if keys.entries[key.number].node >= 0, isCalledCode(key.number) { score += 5 }
            if score > best?.score ?? 0 { best = (key, score) }
        }
        record.code = best?.key.number ?? -1
        for key in survey.keys where key.number != record.code && key.number != record.name {
            let roles = keys.entries[key.number].roles
            if roles.contains(.parent), key.texts + key.numbers > 0 { record.parents.append(key.number) }
            if roles.contains(.order), key.scalars > 0, record.order < 0 { record.order = key.number }
        }
    }

    /// `code` says more than `id` where a record has both.
    private func isCalledCode(_ number: Int) -> Bool {
        keyText(number).lowercased().hasSuffix("code")
    }

    // MARK: - Children

    private mutating func chooseChildren(
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
        for key in containers where keys.entries[key.number].roles.contains(.children) {
            let child = fieldSlot(slot, key.number)
            if plans(child) { known.append((key, child)) }
        }
        if let best = known.max(by: { $0.slot.tally.containers < $1.slot.tally.containers }) {
            record.children = best.key.number
            record.childSlot = best.slot
            return
        }
        // A word that nobody knows holds children when it alone could, and most records have it.
        let unknown = containers.filter {
            keys.entries[$0.number].roles.isEmpty && $0.containers * 2 >= survey.filled
                && $0.containers * 10 >= $0.count * 9
        }
        guard unknown.count == 1, let key = unknown.first, record.name >= 0 else { return }
        let child = fieldSlot(slot, key.number)
        guard child.tally.dictCount == 0, plans(child) else {
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
    private mutating func plans(_ slot: Slot) -> Bool {
        let before = remarks.count
        let level = depth
        do {
            try planChildren(slot)
            // Lists of numbers inside records are measures or shapes, not names.
            guard let items = slot.items else { return true }
            if items.tally.numbers > items.tally.texts + items.tally.containers { return false }
            return items.items == nil
        } catch {
            remarks.removeSubrange(before...)
            depth = level
            return false
        }
    }

    /// Children under a key that repeats the name: `{id, name:"North", North:[…]}`.
    private mutating func chooseSelfNamed(
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
                if document.sameText(key, name) {
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

    /// The value that a dictionary has under a key, the last one where the key is repeated.
    mutating func value(of number: Int, in dict: Int) -> Int? {
        var value: Int?
        for key in document.children(dict) where keys.number(of: key) == number { value = key + 1 }
        return value
    }

    /// What stands under one key of a slot's dictionaries.
    mutating func fieldSlot(_ slot: Slot, _ number: Int) -> Slot {
        var tally = Tally()
        for index in 0..<slot.tally.dictCount {
            let dict = slot.tally.dict(index)
            let end = document.next(after: dict)
            var key = dict + 1
            while key < end {
                let value = key + 1
                if keys.number(of: key) == number { tally.add(value, document.kind(value)) }
                key = document.next(after: value)
            }
        }
        return Slot(tally)
    }

    /// Takes the roles from a layout that the user gave.
    private func assign(_ fields: [LayoutField], _ survey: DictSurvey, _ record: inout RecordKeys) {
        for field in fields {
            guard field.shape == nil || field.shape?.isName == true, case .word(let word) = field.key,
                let key = survey.keys.first(where: { keyText($0.number) == word })
            else { continue }
            switch field.mark {
            case .attribute: break
            case .code: record.code = key.number
            case .plain:
                if record.name < 0 {
                    record.name = key.number
                    if case .languages(let tags)? = field.shape {
                        let names = Slot(Tally())
                        names.languages = tags
                        names.reading = .languages
                        record.nameSlot = names
                    }
                } else if record.code < 0 {
                    record.code = key.number
                }
            }
        }
    }
}

extension LayoutShape {
    /// A shape that only a name has.
    var isName: Bool {
        if case .languages = self { return true }
        return false
    }
}
