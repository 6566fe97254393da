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
            assign(fields, survey, slot, &record)
        } else {
            chooseName(slot, survey, &record)
            chooseCode(survey, &record, named: named)
        }
        let above = nameAbove
        nameAbove = record.name
        defer { nameAbove = above }
        let containers = survey.keys.filter { $0.containers > 0 && $0.number != record.name }
        do throws(ShapeFailure) {
            if let fields {
                try givenChildren(slot, containers, fields, &record)
            } else {
                try chooseChildren(slot, survey, containers, &record)
            }
            if record.childSlot == nil, record.name >= 0 {
                try chooseSelfNamed(slot, containers, &record, fields)
            }
        } catch {
            // What it looked like up to the place where it broke.
            slot.reading = .record(record)
            throw error
        }
        if record.childSlot == nil, fields == nil { chooseUnknown(slot, survey, containers, &record) }
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

    mutating func chooseCode(_ survey: DictSurvey, _ record: inout RecordKeys, named: Bool) {
        var best: (key: DictSurvey.Key, score: Int)?
        for key in survey.keys where key.number != record.name {
            let roles = keys.entries[key.number].roles
            guard roles.contains(.code), key.texts + key.numbers > 0, key.scalars * 10 >= key.count * 9 else {
                continue
            }
            let looks = SampleLooks(key.samples, document)
            guard
                looks.share(looks.codes) >= 0.8 || roles.contains(.forced)
                    || isOptionValue(key, named: record.name)
            else { continue }
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

    /// `{value:"zhejiang", label:"Aa"}`: in the JSON of a page the value of an option is what it is known by, whatever it
    /// looks like.
    func isOptionValue(_ key: DictSurvey.Key, named name: Int) -> Bool {
        document.format == .json && name >= 0 && keyText(key.number) == "value"
            && ["label", "text", "title"].contains(keyText(name)) && key.texts == key.count
    }

    /// `code` says more than `id` where a record has both.
    private func isCalledCode(_ number: Int) -> Bool {
        keyText(number).lowercased().hasSuffix("code")
    }

    /// The value that a dictionary has under a key, the last one where the key is repeated.
    mutating func value(of number: Int, in dict: Int) -> Int? {
        var value: Int?
        for key in document.children(dict) where keys.number(of: key) == number { value = key + 1 }
        return value
    }

    /// What stands under one key of a slot's dictionaries.
    mutating func fieldSlot(_ slot: Slot, _ number: Int) -> Slot {
        Slot(walks.values(slot, under: number, &keys))
    }

    /// Takes the roles from a layout that the user gave.
    private mutating func assign(
        _ fields: [LayoutField],
        _ survey: DictSurvey,
        _ slot: Slot,
        _ record: inout RecordKeys
    ) {
        for field in fields {
            guard case .word(let word) = field.key,
                let key = survey.keys.first(where: { keyText($0.number) == word })
            else { continue }
            if record.name < 0, field.mark == .plain, let inner = field.shape?.fields,
                field.shape?.isNamedRecord == true
            {
                assignName(key, inner, slot, &record)
                continue
            }
            guard field.shape == nil || field.shape?.isName == true else { continue }
            switch field.mark {
            case .attribute: break
            case .parent: record.parents.append(key.number)
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

    /// Takes the name out of the dictionary that a given layout has under a record's first key.
    private mutating func assignName(
        _ key: DictSurvey.Key,
        _ fields: [LayoutField],
        _ slot: Slot,
        _ record: inout RecordKeys
    ) {
        let field = fieldSlot(slot, key.number)
        let survey = walks.survey(field, &keys)
        var inner = RecordKeys()
        assign(fields, survey, field, &inner)
        guard inner.name >= 0 else { return }
        inner.attributes = survey.keys.map(\.number).filter { $0 != inner.name }
        field.reading = .record(inner)
        record.name = key.number
        record.nameSlot = field
    }
}

extension LayoutShape {
    /// A dictionary with a name and values in it, and nothing below.
    var isNamedRecord: Bool {
        guard case .dict(let fields) = self, let first = fields.first, case .word = first.key else {
            return false
        }
        return first.mark == .plain && fields.allSatisfy { $0.shape == nil }
    }

    /// The keys of parents' codes, at any depth.
    var parentKeys: [String] {
        switch self {
        case .text, .value, .list(nil), .tuple, .languages: []
        case .list(let item?): item.parentKeys
        case .either(let shapes): shapes.flatMap(\.parentKeys)
        case .dict(let fields):
            fields.flatMap { field -> [String] in
                guard field.mark == .parent, case .word(let word) = field.key else {
                    return field.shape?.parentKeys ?? []
                }
                return [word]
            }
        }
    }

    /// A shape that only a name has.
    var isName: Bool {
        if case .languages = self { return true }
        return false
    }
}
