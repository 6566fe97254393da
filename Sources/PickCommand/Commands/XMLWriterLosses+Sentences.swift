internal import PropertyList

extension XMLWriter.Losses {
    /// What to tell about what was left out, a sentence each; nothing when all is there.
    var sentences: [String] {
        var sentences: [String] = []
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { sentences.append(count == 1 ? "1 \(one)" : "\(count) \(many)") }
        }
        add(sets, "set became an array: XML has no sets", "sets became arrays: XML has no sets")
        add(
            dateFractions,
            "date lost its fraction of a second, which XML cannot hold",
            "dates lost their fractions of a second, which XML cannot hold"
        )
        add(comments, "comment inside a text was left out", "comments inside texts were left out")
        add(
            duplicateKeys,
            "key that its dict has again was left out: the last value counts",
            "keys that their dicts have again were left out: the last values count"
        )
        return sentences
    }
}
