/// What an edit left out, added or could not do, counted as it goes on.
package struct EditNotes: Sendable, Equatable {
    /// Rows of one kind: how many, and the first few names.
    struct Rows: Sendable, Equatable {
        private(set) var count = 0
        private(set) var names: [String] = []
        /// There are other names.
        private var hasMore = false

        private static let mostNames = 3

        mutating func add(_ name: String) {
            count += 1
            guard !name.isEmpty, !names.contains(name) else { return }
            if names.count < Self.mostNames { names.append(name) } else { hasMore = true }
        }

        /// `3 rows` and some of their names.
        var examples: String {
            guard !names.isEmpty else { return "" }
            return ": " + names.joined(separator: ", ") + (hasMore ? ", …" : "")
        }
    }

    var sentinels = Rows()
    /// Rows that stood below one that was left out.
    var belowSentinels = 0
    /// For each level that was cut how many rows it had.
    var cutLevels: [Int: Int] = [:]
    var flattened = Rows()
    var nested = Rows()
    var merged = Rows()
    /// Nested rows for which no code is known.
    var nestedWithoutCode = 0
    var padded = 0
    var unpadded = 0
    /// Rows with what they are to be sorted by, and rows beside them without it.
    var sorted = 0
    var unsorted = 0
    var isSorting = false
    var order = TreeEdits.Order.source

    /// What is told of rows that only filled the levels; nil for none.
    package static func leftOut(_ padding: Int) -> String? {
        guard padding > 0 else { return nil }
        return padding == 1
            ? "1 row that only fills the levels is left out"
            : "\(padding) rows that only fill the levels are left out"
    }

    /// A sentence for each thing, without a full stop.
    package var sentences: [String] {
        var sentences: [String] = []
        func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
        func verb(_ count: Int) -> String { count == 1 ? "is" : "are" }
        if sentinels.count > 0 {
            let below = belowSentinels > 0 ? ", with \(rows(belowSentinels)) below" : ""
            sentences.append(
                "\(rows(sentinels.count)) \(sentinels.count == 1 ? "offers" : "offer") 'all' or 'please choose' and "
                    + "\(verb(sentinels.count)) left out\(below)\(sentinels.examples)"
            )
        }
        for level in cutLevels.keys.sorted() {
            let count = cutLevels[level] ?? 0
            sentences.append("\(rows(count)) of level \(level + 1) \(verb(count)) left out")
        }
        if flattened.count > 0 {
            sentences.append(
                "\(rows(flattened.count)) between municipalities and districts \(verb(flattened.count)) left out"
                    + flattened.examples
            )
        }
        if merged.count > 0 {
            sentences.append(
                "\(rows(merged.count)) below municipalities \(verb(merged.count)) put into the nested ones"
                    + merged.examples
            )
        }
        if nested.count > 0 {
            let codes = nestedWithoutCode > 0 ? ", \(nestedWithoutCode) without a code" : ""
            let one = nested.count == 1
            sentences.append(
                "\(rows(nested.count)) with the \(one ? "name of its municipality is" : "names of their municipalities are") "
                    + "added\(codes)\(nested.examples)"
            )
        }
        if let sentence = Self.leftOut(unpadded) { sentences.append(sentence) }
        if padded > 0 { sentences.append("\(rows(padded)) \(verb(padded)) added to fill the levels") }
        let word = order == .code ? "code" : order == .pinyin ? "pinyin attribute" : "name"
        if isSorting, sorted == 0 { sentences.append("no row has a \(word): the order stays") }
        if unsorted > 0 {
            sentences.append("\(rows(unsorted)) without a \(word) \(verb(unsorted)) put behind the others")
        }
        return sentences
    }
}
