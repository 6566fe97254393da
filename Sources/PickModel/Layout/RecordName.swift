internal import PropertyList

extension ShapePlanner {
    mutating func chooseName(_ slot: Slot, _ survey: DictSurvey, _ record: inout RecordKeys) {
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
        // Names may be alike under many parents: where the rows above have theirs under the same key, that says more.
        if looks.distinctShare < 0.3, looks.count > 3, key.number != nameAbove { score -= 60 }
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
            guard rival.looks.distinctShare >= 0.9, differ(best.key, rival.key),
                !isOptionValue(rival.key, named: best.key.number)
            else { continue }
            let name = keyText(best.key.number)
            let other = keyText(rival.key.number)
            remarks.append(
                Remark(
                    verdict: .ambiguous,
                    reason: "both '\(name)' and '\(other)' could be the name; '\(name)' is taken",
                    overrule: "--keys \(RecognitionHints.Key(.name, other).pair)",
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
        let candidates = survey.keys.filter { key in
            let roles = keys.entries[key.number].roles
            return key.containers == key.count && key.count * 2 >= survey.filled && roles.contains(.name)
                && !roles.contains(.children)
        }
        for key in candidates.prefix(Self.mostCandidates) {
            let field = fieldSlot(slot, key.number)
            guard field.tally.arrayCount == 0 else { continue }
            let inner = walks.survey(field, &keys)
            switch choose(inner, of: field, .item, named: false, isRoot: false) {
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
}
