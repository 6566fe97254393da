/// How dictionaries are to be read, before the roles of their keys are known.
enum DictReadingChoice: Equatable {
    case names, codes, record, languages
    case positions(String)
}

extension LayoutShape {
    /// What the items of a list are to be; nil when this is no list.
    ///
    /// The inner nil is an empty list.
    var listMember: LayoutShape?? {
        for shape in members {
            if case .list(let item) = shape { return .some(item) }
        }
        return nil
    }

    var tupleCount: Int? {
        for shape in members {
            if case .tuple(let count) = shape { return count }
        }
        return nil
    }

    /// How dictionaries are to be read, and what their values are to be where they are maps.
    var dictChoice: (DictReadingChoice, LayoutShape?)? {
        for shape in members {
            switch shape {
            case .languages: return (.languages, nil)
            case .dict(let fields):
                guard fields.count == 1, let field = fields.first else { return (.record, nil) }
                switch field.key {
                case .names: return (.names, field.shape)
                case .codes: return (.codes, field.shape)
                case .positions(let prefix): return (.positions(prefix), field.shape)
                case .word: return (.record, nil)
                }
            default: break
            }
        }
        return nil
    }

    /// The fields, when this is a record.
    var fields: [LayoutField]? {
        for shape in members {
            if case .dict(let fields) = shape { return fields }
        }
        return nil
    }

    /// Whether a value that is no list may stand here.
    var hasValue: Bool {
        members.contains { shape in
            if case .value = shape { return true }
            return shape == .text
        }
    }

    /// Whether the value of a name is its code.
    var isCode: Bool { members.contains(.value("code")) }

    private var members: [LayoutShape] {
        if case .either(let shapes) = self { return shapes }
        return [self]
    }
}

extension ShapePlanner {
    /// Decides whether dictionaries are records or maps, by the keys that they share and the words among them.
    mutating func choose(
        _ survey: DictSurvey,
        of slot: Slot,
        _ position: Position,
        named: Bool,
        isRoot: Bool
    ) -> DictReadingChoice {
        guard survey.filled > 0 else { return position == .item ? .record : .names }
        guard !survey.isCut else { return .names }
        let forms = survey.keys.map { keys.entries[$0.number].form }
        let isTexts = survey.scalars - survey.numbers == survey.pairs
        if !isRoot, isTexts, survey.keys.count >= 2, forms.allSatisfy({ $0.isLanguage }) { return .languages }
        if forms.allSatisfy({ $0.isNumber }) { return Self.arePositions(forms) ? .positions("") : .codes }
        if let prefix = sharedPrefix(survey, forms), isOfPositions(prefix, survey, slot) {
            return .positions(prefix)
        }
        let record = isRecord(survey)
        guard position == .item else { return named && record ? .record : .names }
        if survey.singles * 10 >= survey.filled * 9 {
            if survey.keys.count == 1, let only = survey.keys.first {
                let roles = keys.entries[only.number].roles
                let isWord =
                    !roles.isDisjoint(with: [.wrapper, .forced]) || !roles.isDisjoint(with: .inRecord)
                return survey.filled > 1 || isWord ? .record : .names
            }
            if survey.keys.count * 2 >= survey.filled { return .names }
        }
        // Several names in one dictionary of a list: what stands under them is all of one type.
        let isUniform =
            survey.arrays == survey.pairs || survey.arrays == 0 && survey.containers == survey.pairs
        return !record && isUniform ? .names : .record
    }

    /// Records share most of their keys and have plain values, or have keys of known roles.
    func isRecord(_ survey: DictSurvey) -> Bool {
        var known = 0
        var knownScalars = false
        var hasName = false
        var hasChildren = false
        var repeated = 0
        var repeatedScalars = false
        for key in survey.keys {
            let isScalar = key.scalars * 2 > key.count
            let roles = keys.entries[key.number].roles
            if !roles.isDisjoint(with: .inRecord) {
                known += key.count
                if isScalar { knownScalars = true }
                if roles.contains(.name), !roles.contains(.children) { hasName = true }
                if roles.contains(.children) { hasChildren = true }
            }
            if survey.filled > 1, key.count * 2 > survey.filled {
                repeated += key.count
                if isScalar { repeatedScalars = true }
            }
        }
        // A name may be a dictionary too: of languages.
        if known * 2 >= survey.pairs, knownScalars || hasName && hasChildren { return true }
        return repeated * 2 >= survey.pairs && repeatedScalars
    }

    /// Small numbers, or numbers in a row from 0 or 1, are positions; others are codes.
    private static func arePositions(_ forms: [KeyForm]) -> Bool {
        if forms.allSatisfy({ $0.digitCount <= 3 }) { return true }
        let numbers = forms.map { Int($0.number) }
        guard let least = numbers.min(), let greatest = numbers.max() else { return false }
        return least <= 1 && greatest - least < 2 * numbers.count
    }

    /// What all keys have before a number, as in `item0`, `item1`.
    private func sharedPrefix(_ survey: DictSurvey, _ forms: [KeyForm]) -> String? {
        guard let first = survey.keys.first, forms.allSatisfy({ $0.number >= 0 && $0.prefixLength > 0 })
        else {
            return nil
        }
        let length = Int(forms[0].prefixLength)
        let prefix = String(decoding: Array(keyText(first.number).utf8.prefix(length)), as: UTF8.self)
        guard survey.keys.allSatisfy({ keyText($0.number).utf8.starts(with: prefix.utf8) }),
            forms.allSatisfy({ Int($0.prefixLength) == length })
        else { return nil }
        return prefix
    }

    /// Whether keys that end in numbers are positions and not names such as `District 1`.
    ///
    /// A word such as `item` says so; with another one each must have a name of its own inside.
    private mutating func isOfPositions(_ prefix: String, _ survey: DictSurvey, _ slot: Slot) -> Bool {
        if PositionKeys.words.contains(prefix.lowercased()) { return true }
        guard survey.keys.count > 1, survey.containers == survey.pairs, survey.arrays == 0 else {
            return false
        }
        let inner = walks.survey(Slot(walks.values(slot)), &keys)
        return isRecord(inner)
            && inner.keys.contains { key in
                keys.entries[key.number].roles.contains(.name) && key.texts * 10 >= inner.filled * 9
            }
    }
}
