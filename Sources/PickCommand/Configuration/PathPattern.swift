/// A pattern for files as `.gitignore` has it: `*.plist`, `/Old/`, `Data/**/areas.plist`.
///
/// One without a slash in it fits at any depth; one for a folder fits all that is in it.
struct PathPattern: Sendable, Equatable, CustomStringConvertible {
    private let pattern: IgnorePattern
    /// As it was written.
    let description: String

    /// Nil for what can fit nothing, and for `!…`.
    init?(_ text: String) {
        guard let pattern = IgnorePattern(line: ArraySlice(text.utf8)), !pattern.isNegated else { return nil }
        self.pattern = pattern
        description = text
    }

    /// Whether the pattern, which belongs to `base`, fits the file or a folder that it stands in.
    func matches(_ file: AbsolutePath, in base: AbsolutePath) -> Bool {
        let components = (file.components(below: base) ?? file.components[...]).map { Array($0.utf8) }
        if pattern.matches(components[...], isFolder: false) { return true }
        return components.indices.dropFirst().contains { pattern.matches(components[..<$0], isFolder: true) }
    }

    /// Whether it names one file only.
    var isLiteral: Bool { !description.contains { "*?[\\".contains($0) } }
}
