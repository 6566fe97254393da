internal import PickCompare
internal import PickModel
internal import PickReporters

/// The words of the reports of `diff` for people.
struct DiffWords {
    let comparison: Comparison
    let showsAll: Bool

    /// So many changes of one group are shown; `--all` shows the others.
    static let mostShown = 20

    /// Changes of one kind under one heading.
    struct Group {
        let fact: Change.Facts
        /// `Renamed (3)`.
        let title: String
        let mark: Character
        let lines: [String]
        /// How many are not shown.
        let rest: Int
        /// To how many places of other groups this happened, too.
        let elsewhere: Int

        /// That in words; nil where it is none.
        var elsewhereWords: String? {
            elsewhere == 0 ? nil : "\(elsewhere)\(lines.isEmpty ? "" : " more") told above"
        }
    }

    /// The changes, each under the first thing that happened to it; the titles count as ``summary`` does.
    ///
    /// What was removed or added with the place above it is told there.
    var groups: [Group] {
        var members = [[Change]](repeating: [], count: Change.Facts.all.count)
        var counts = [Int](repeating: 0, count: members.count)
        for change in comparison.changes where !change.isInside {
            guard let index = Change.Facts.all.firstIndex(where: { change.facts.contains($0.fact) }) else {
                continue
            }
            counts[index] += 1
            if showsAll || members[index].count < Self.mostShown { members[index].append(change) }
        }
        return Change.Facts.all.indices.compactMap { index in
            let (fact, word) = Change.Facts.all[index]
            let total = comparison.count(fact)
            guard total > 0 else { return nil }
            return Group(
                fact: fact,
                title: "\(word.prefix(1).uppercased())\(word.dropFirst()) (\(total))",
                mark: fact == .removed ? "-" : fact == .added ? "+" : "~",
                lines: members[index].map(line),
                rest: counts[index] - members[index].count,
                elsewhere: [.removed, .added].contains(fact) ? 0 : total - counts[index]
            )
        }
    }

    /// `3 removed, 2 renamed`, or that nothing changed.
    var summary: String {
        let words = Change.Facts.all.compactMap { item -> String? in
            let count = comparison.count(item.fact)
            guard count > 0 else { return nil }
            return item.fact == .attributes ? "\(count) with other attributes" : "\(count) \(item.word)"
        }
        if words.isEmpty { return "nothing changed in \(InspectReport.count(comparison.newCount, "row"))" }
        return words.joined(separator: ", ")
    }

    /// What a person should know about the comparison itself.
    var remarks: [String] {
        var remarks: [String] = []
        let isMenu = comparison.kind == .menu
        let unordered = comparison.unorderedLevels.sorted().filter { $0 < comparison.levels.count }
        for level in unordered {
            remarks.append(
                "The order of \(Self.level(level, isMenu)) is not compared: names are keys of a dictionary."
            )
        }
        for level in comparison.levelsWithLooseCodes {
            remarks.append(
                "On \(Self.level(level, isMenu)) most codes passed on to other names, so names say which row is which."
            )
        }
        return remarks
    }

    /// `level 2`; of a menu `columns` or `rows`.
    static func level(_ level: Int, _ isMenu: Bool) -> String {
        isMenu && level < 2 ? ["columns", "rows"][level] : "level \(level + 1)"
    }

    /// The table of counts: its heading and its rows.
    var table: [[String]] {
        let isMenu = comparison.kind == .menu
        let heading = ["", "old", "new"] + Change.Facts.all.map(\.word)
        return [heading]
            + comparison.levels.enumerated().map { index, level in
                [Self.level(index, isMenu), "\(level.old)", "\(level.new)"]
                    + level.counts.map { $0 == 0 ? "·" : "\($0)" }
            }
    }

    private func line(_ change: Change) -> String {
        var words: [String] = []
        switch (change.old, change.new) {
        case (let old?, nil):
            words.append(place(comparison.path(old: old), comparison.code(old: old), change.below))
        case (nil, let new?):
            words.append(place(comparison.path(new: new), comparison.code(new: new), change.below))
        case (let old?, let new?): words += changed(change, old, new)
        case (nil, nil): break
        }
        if let known = change.succession {
            let heir = change.new == nil ? change.heir.map { text(comparison.path(new: $0)) } : nil
            if let heir, known.how.goesOn { words.append("\(heir) takes its place") }
            words.append(PrintableText.escaping(heir.map { known.words(into: $0) } ?? known.words))
        }
        return words.joined(separator: "; ")
    }

    private func place(_ path: [String], _ code: String?, _ below: Int) -> String {
        let code = code.map { " \(PrintableText.escaping($0))" } ?? ""
        return text(path) + code + (below == 0 ? "" : ", and \(InspectReport.count(below, "row")) below")
    }

    private func changed(_ change: Change, _ old: Change.Place, _ new: Change.Place) -> [String] {
        let path = comparison.path(old: old)
        var first = text(path)
        if change.facts.contains(.moved) {
            first += " → " + text(comparison.path(new: new))
        } else if change.facts.contains(.renamed) {
            first += " → " + text(comparison.path(new: new).suffix(1))
        }
        var words = [first]
        if change.facts.contains(.recoded) {
            let codes = [comparison.code(old: old), comparison.code(new: new)].map {
                PrintableText.escaping($0 ?? "")
            }
            words.append("code \(codes[0]) → \(codes[1])")
        }
        for attribute in change.attributes {
            let key = attribute.key.isEmpty ? "value" : PrintableText.escaping(attribute.key)
            switch (attribute.old, attribute.new) {
            case (let old?, let new?) where old.text == new.text && old.type != new.type:
                words.append("\(key) \(value(old)) is \(new.type), was \(old.type)")
            case (let old?, let new?) where old == new: words.append("\(key) changed inside")
            case (let old?, let new?): words.append("\(key) \(value(old)) → \(value(new))")
            case (let old?, nil): words.append("\(key) \(value(old)) is gone")
            case (nil, let new?): words.append("\(key) \(value(new)) is new")
            case (nil, nil): break
            }
        }
        if change.facts.contains(.reordered), change.facts != .reordered { words.append("reordered") }
        return words
    }

    private func text(_ path: some Collection<String>) -> String {
        PrintableText.escaping(PathText.text(Array(path)))
    }

    /// So much of a value is shown.
    private static let longestValue = 60

    private func value(_ value: AttributeChange.Value) -> String {
        let text =
            value.text.count > Self.longestValue
            ? value.text.prefix(Self.longestValue) + "…" : value.text[...]
        return PrintableText.escaping(String(text))
    }
}
