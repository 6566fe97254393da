internal import PickModel

extension DatasetNames {
    /// What is known for sure of an entry.
    package struct Meaning {
        /// Nil for rows that only group codes.
        package let division: Division?
        package let code: String
        package let form: NameForm
    }

    /// What is known for sure of an entry: nil for names that are wrong, former, ambiguous or unknown.
    package func meaning(of entry: Int) -> Meaning? {
        guard let (resolution, context) = resolved(entry) else { return nil }
        switch resolution.kind {
        case .division:
            guard let division = resolution.unit.map(table.division) else { return nil }
            return Meaning(division: division, code: division.code, form: resolution.form)
        case .parentAgain:
            guard let division = resolution.unit.map(table.division) else { return nil }
            // A municipality's own name in the place of a prefecture has the code of its districts.
            let code = division.kind == .municipality ? division.code.prefix(2) + "0100" : division.code
            return Meaning(division: division, code: code, form: resolution.form)
        case .group:
            guard let above = context.unit.map(table.division), above.level == 1 else { return nil }
            let name = tree.name(entry)
            let middle =
                above.kind != .municipality ? "9000" : name.hasPrefix("县") || name == "縣" ? "0200" : "0100"
            return Meaning(division: nil, code: above.code.prefix(2) + middle, form: .full)
        default: return nil
        }
    }

    /// Whether a short name tells a division from its neighbours.
    package func isShortUnique(_ division: Division) -> Bool {
        let neighbours = division.parent.map { table.children(of: $0.index) } ?? []
        return !neighbours.contains { $0 != division.index && table.division($0).short == division.short }
    }

    /// The syllables of an entry's name; nil where they are not known.
    package func reading(of entry: Int) -> String? {
        guard let unit = unit(of: entry) else { return unlistedReading(of: entry) }
        let pinyin = table.division(unit).pinyin
        return pinyin.isEmpty ? nil : pinyin
    }

    /// The syllables of a name right below 台湾, 香港 or 澳门.
    private func unlistedReading(of entry: Int) -> String? {
        guard let province = tree.parent(entry).flatMap(unit) else { return nil }
        let division = table.division(province)
        let digits = String(division.code.prefix(2))
        guard division.level == 1, UnlistedReadings.provinces.contains(digits) else { return nil }
        return UnlistedReadings.reading(of: tree.name(entry), below: digits)
    }
}
