package import PickModel

/// What a layout could not hold of the data, counted while they were written.
package struct LayoutLosses: Sendable, Equatable {
    /// Rows that stand deeper than the layout goes, by their level.
    package var rows: [Int: Int] = [:]
    package var codes = 0
    package var attributes = 0
    /// The keys of those attributes, in the order they were met.
    package var attributeKeys: [String] = []
    /// Rows whose name stands before them beside each other, where names are keys.
    package var sameNames = 0
    package var firstSameName: String?
    /// Rows without a name where the layout has one for each.
    package var nameless = 0
    /// Rows without a name where names are keys.
    package var namelessKeys = 0
    /// Rows without a code where codes are keys.
    package var codelessKeys = 0
    /// Names that are all numbers where names are keys, which read as positions.
    package var numberKeys = 0
    /// The one key of the outermost dictionary is a name, which reads as something around the data.
    package var hasLoneKey = false
    /// Rows whose list is empty and has no place, since the layout has names alone there.
    package var emptyLists = 0
    /// The kind that has to be said when the data are read again, since they look like the other one.
    package var neededKind: DatasetKind?
    /// Titles of columns.
    package var titles = 0
    /// Rows without a list below that got an empty one.
    package var filled = 0
    /// Values that stand beside the data.
    package var beside = 0
    package var comments = 0
    /// Records in which a new key is there already.
    package var clashes = 0
    package var firstClash: String?
    /// The keys that got a new name, by their old ones.
    package var renamed: Set<String> = []

    package init() {}

    mutating func addAttribute(_ key: String) {
        attributes += 1
        if attributeKeys.count < 8, !key.isEmpty, !attributeKeys.contains(key) { attributeKeys.append(key) }
    }

    /// A sentence for each thing that is not in the output as it was, without a full stop.
    package func sentences(_ layout: String) -> [String] {
        var sentences: [String] = []
        func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
            "\(count) \(count == 1 ? one : many ?? one + "s")"
        }
        func verb(_ count: Int) -> String { count == 1 ? "is" : "are" }
        for level in rows.keys.sorted() {
            let lost = rows[level] ?? 0
            sentences.append(
                "\(count(lost, "row")) of level \(level + 1) \(verb(lost)) left out: \(layout) ends above"
            )
        }
        if codes > 0 {
            sentences.append("\(count(codes, "code")) \(verb(codes)) left out: \(layout) has none")
        }
        if attributes > 0 {
            let keys = attributeKeys.isEmpty ? "" : " (\(attributeKeys.joined(separator: ", ")))"
            let lost = count(attributes, "attribute")
            sentences.append("\(lost)\(keys) \(verb(attributes)) left out: \(layout) has no place for them")
        }
        if emptyLists > 0 {
            sentences.append(
                "\(count(emptyLists, "empty list")) \(verb(emptyLists)) left out: \(layout) has names alone there"
            )
        }
        if titles > 0 {
            sentences.append(
                "\(count(titles, "title")) of columns \(verb(titles)) left out: \(layout) has no place for them"
            )
        }
        if sameNames > 0 {
            let name = firstSameName.map { " ('\($0)')" } ?? ""
            sentences.append(
                "\(count(sameNames, "row has", "rows have")) a name that stands before beside it\(name): in \(layout) names "
                    + "are keys, so what is below is put together"
            )
        }
        if hasLoneKey {
            sentences.append(
                "one name alone as a key reads as something around a list: say `--layout '{*:[string]}'` then"
            )
        }
        if let neededKind {
            sentences.append(
                "read again, this looks like the other kind of data: say `--kind \(neededKind)` then"
            )
        }
        if nameless > 0 {
            sentences.append("\(count(nameless, "row has", "rows have")) no name and got an empty one")
        }
        if filled > 0 {
            sentences.append(
                "\(count(filled, "row")) without a level below got an empty list, which \(layout) has everywhere"
            )
        }
        if beside > 0 {
            sentences.append("\(count(beside, "value")) beside the data \(verb(beside)) left out")
        }
        if comments > 0 { sentences.append("\(count(comments, "comment")) \(verb(comments)) left out") }
        return sentences
    }
}
