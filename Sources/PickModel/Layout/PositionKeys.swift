/// Keys that are positions in a list and no names: `0`, `1`, …; `item0`, `item1`, ….
package enum PositionKeys {
    /// What stands before the number, in lower case.
    static let words: Set<String> = ["item", "row", "key", "index", "no", "no."]

    /// Whether the names of a level, written as keys, would be read as positions or codes.
    package static func areLike(_ names: [String]) -> Bool {
        guard let first = names.first, let prefix = prefix(first) else { return false }
        guard prefix.isEmpty || words.contains(prefix.lowercased()) else { return false }
        return names.allSatisfy { Self.prefix($0) == prefix }
    }

    /// What stands before the number; nil where there is none.
    private static func prefix(_ name: String) -> Substring? {
        var name = name
        let form = name.withUTF8 { unsafe KeyForm(Span(_unsafeElements: $0)) }
        guard form.number >= 0 else { return nil }
        return Substring(name.utf8.prefix(Int(form.prefixLength)))
    }
}
