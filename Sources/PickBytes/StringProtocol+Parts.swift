extension StringProtocol {
    /// Whether `part` stands in the text, byte by byte.
    ///
    /// The standard library has it, as `contains`, in a module that brings a megabyte of regular expressions into the binary.
    package func holds(_ part: some StringProtocol) -> Bool {
        guard let first = part.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: part.utf8) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }

    /// The text with `other` in the place of each `mark`; see ``holds(_:)`` for why it is not called `replacing`.
    package func exchanging(_ mark: Character, for other: String) -> String {
        var result = ""
        for character in self {
            if character == mark { result += other } else { result.append(character) }
        }
        return result
    }
}
