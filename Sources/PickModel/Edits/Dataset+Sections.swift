internal import PropertyList

extension Dataset {
    /// Whether some rows only group others.
    package var hasSections: Bool { (0..<tree.count).contains { tree.flags($0).contains(.section) } }

    /// Regions in sections by initial letter, in the order of the alphabet.
    ///
    /// - Parameters:
    ///   - leaves: Whether the last row of each path is taken alone, and not the first with all that is below it.
    ///   - order: How rows stand in a section.
    ///   - reading: The pinyin of an entry's name where somebody knows it better than the data do.
    /// - Returns: The data, over a document of their own, and what could not be put under a letter.
    package func sectioned(
        leaves: Bool,
        order: TreeEdits.Order = .source,
        reading: ((Int) -> String?)? = nil
    ) -> (dataset: Dataset, notes: SectionNotes) {
        let tree = self.tree
        var notes = SectionNotes()
        var sections: [String: [Int]] = [:]
        // The letter that rows stand under already, which counts where nothing else is known.
        var old: String?
        var entry = 0
        while entry < tree.count {
            let end = tree.end(entry)
            if tree.level(entry) == 0 { old = nil }
            if tree.flags(entry).contains(.section), end > entry + 1 {
                old = Self.letter(tree.name(entry))
                entry += 1
                continue
            }
            if leaves, end > entry + 1 {
                notes.above += 1
                entry += 1
                continue
            }
            let letter = Self.letter(reading?(entry)) ?? tree.initial(entry) ?? old
            if letter == nil { notes.add(tree.name(entry)) }
            sections[letter ?? SectionNotes.others, default: []].append(entry)
            entry = end
        }
        var records = RecordTree(tree)
        // `#` is the last one, as in every address book.
        let letters = sections.keys.filter { $0 != SectionNotes.others }.sorted() + [SectionNotes.others]
        for letter in letters {
            let entries = tree.sorted(sections[letter] ?? [], order, reading)
            guard let first = entries.first else { continue }
            records.section(letter, at: first) { records in
                for entry in entries { records.copyRows(entry..<tree.end(entry)) }
            }
        }
        return (.regions(Regions(tree: records.finish())), notes)
    }

    fileprivate static func letter(_ text: String?) -> String? {
        guard let first = text?.first(where: { !$0.isWhitespace }), first.isASCII, first.isLetter else {
            return nil
        }
        return first.uppercased()
    }
}

extension NamedTree {
    /// Entries in an order; those without what they are to be sorted by stand behind the others.
    fileprivate func sorted(_ entries: [Int], _ order: TreeEdits.Order, _ reading: ((Int) -> String?)?)
        -> [Int]
    {
        guard order != .source else { return entries }
        let keyed = entries.enumerated().map { (key: sortKey($1, order, reading), place: $0, entry: $1) }
        return keyed.sorted { left, right in
            switch (left.key, right.key) {
            case (let one?, let other?): one == other ? left.place < right.place : one < other
            case (nil, nil): left.place < right.place
            case (let one, _): one != nil
            }
        }.map(\.entry)
    }

    /// Attributes that hold the letter itself, written without `_` and `-` in lower case.
    private static let initialKeys: Set<String> = [
        "initial", "initials", "letter", "firstletter", "alpha", "pinyinhead", "index",
    ]

    /// The letter that a row stands under by what the data say: an attribute, a reading, or a name in Latin letters.
    fileprivate func initial(_ entry: Int) -> String? {
        for node in attributeNodes(entry) where document.kind(node) == .key {
            let key = document.string(node).lowercased().filter { $0 != "_" && $0 != "-" }
            guard Self.initialKeys.contains(key), document.kind(node + 1) == .string else { continue }
            if let letter = Dataset.letter(document.string(node + 1)) { return letter }
        }
        return Dataset.letter(pinyin(entry)) ?? Dataset.letter(name(entry))
    }
}

/// What went where when regions were put into sections, for those who are told.
package struct SectionNotes: Sendable, Equatable {
    /// The section of rows whose letter nobody knows.
    package static let others = "#"

    /// How many rows stood above those that are kept.
    package fileprivate(set) var above = 0
    private var rows = EditNotes.Rows()
    /// How many rows have no letter.
    package var unknown: Int { rows.count }

    fileprivate mutating func add(_ name: String) { rows.add(name) }

    /// A sentence for each thing, without a full stop.
    package var sentences: [String] {
        var sentences: [String] = []
        if above > 0 {
            sentences.append(
                "\(above) row\(above == 1 ? "" : "s") above the last ones \(above == 1 ? "is" : "are") left out"
            )
        }
        if rows.count > 0 {
            sentences.append(
                "\(rows.count) row\(rows.count == 1 ? " has" : "s have") no known reading and "
                    + "\(rows.count == 1 ? "stands" : "stand") under \(Self.others)\(rows.examples)"
            )
        }
        return sentences
    }
}
