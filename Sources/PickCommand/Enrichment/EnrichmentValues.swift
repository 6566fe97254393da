internal import PickExport
internal import PickModel
internal import PickReference

/// What each entry of a dataset gets.
struct EnrichmentValues {
    private let names: DatasetNames
    private let enrichment: Enrichment

    init(_ names: DatasetNames, _ enrichment: Enrichment) {
        self.names = names
        self.enrichment = enrichment
    }

    /// What an entry gets; nil for one that is no row.
    func addition(_ entry: Int) -> RecordAdditions.Addition? {
        let tree = names.tree
        guard !tree.flags(entry).contains(.section) else { return nil }
        guard let meaning = names.meaning(of: entry) else {
            return enrichment.fields.isEmpty ? nil : RecordAdditions.Addition(name: nil, pairs: [])
        }
        var pairs: [(key: String, text: String)] = []
        for field in enrichment.fields {
            if field == .code, tree.codeNode(entry) != nil { continue }
            guard let text = text(field, meaning) else { continue }
            pairs.append((field.rawValue, text))
        }
        return RecordAdditions.Addition(
            name: meaning.division.flatMap { name($0, meaning.form) },
            pairs: pairs
        )
    }

    private func text(_ field: EnrichmentField, _ meaning: DatasetNames.Meaning) -> String? {
        if field == .code { return meaning.code }
        guard let division = meaning.division else { return nil }
        let isShort = enrichment.names == .short || enrichment.names == nil && meaning.form.isShort
        switch field {
        case .code: return meaning.code
        case .pinyin: return isShort ? division.shortPinyin : division.pinyin
        case .initial: return division.initial
        case .short: return division.short
        case .traditional: return isShort ? division.traditionalShort : division.traditional
        }
    }

    private func name(_ division: Division, _ form: NameForm) -> String? {
        switch enrichment.names {
        case nil: nil
        case .full: division.name
        case .short: names.isShortUnique(division) ? division.short : division.name
        case .traditional: form.isShort ? division.traditionalShort : division.traditional
        }
    }

    /// What got nothing, in words.
    var sentences: [String] {
        var sentences: [String] = []
        for (entries, words) in [(names.ambiguous, "ambiguous"), (names.odd.map(\.entry), "not matched")]
        where !entries.isEmpty {
            sentences.append(
                "\(entries.count) name\(entries.count == 1 ? " is" : "s are") \(words) and got nothing: "
                    + NameList.few(entries.map { names.tree.name($0) })
            )
        }
        return sentences
    }
}
