/// What a person writes to name findings: a code, the beginning of one, a name, or `ALL`.
package struct CodeSelector: Sendable, Hashable, CustomStringConvertible {
    /// As it is compared: ids in capitals, names in small letters.
    private let key: String
    private let isName: Bool
    /// As it was written.
    package let description: String

    /// The selector for all findings.
    package static let everything = CodeSelector("ALL")

    /// Reads `PD401`, `PD4`, `duplicate-sibling` or `ALL`; letters of either case.
    ///
    /// Whether any code fits is for ``isKnown(among:)`` to say.
    package init(_ text: String) {
        description = text
        let upper = text.uppercased()
        isName = upper != "ALL" && !Self.isBeginningOfID(upper)
        key = isName ? text.lowercased() : upper
    }

    private static func isBeginningOfID(_ text: String) -> Bool {
        text.hasPrefix("PD") && text.utf8.count <= 5
            && text.utf8.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
    }

    /// How closely the selector names `code`, more being closer; nil when it does not name it.
    package func closeness(to code: DiagnosticCode) -> Int? {
        if isName { return code.name == key ? Self.exact : nil }
        if key == "ALL" { return 0 }
        return code.id.hasPrefix(key) ? key.utf8.count : nil
    }

    /// Whether the selector names `code`.
    package func matches(_ code: DiagnosticCode) -> Bool { closeness(to: code) != nil }

    /// Whether it names any of `codes`.
    package func isKnown(among codes: [DiagnosticCode]) -> Bool { codes.contains(where: matches) }

    private static let exact = 5

    /// Selectors are the same when they name the same codes.
    package static func == (left: CodeSelector, right: CodeSelector) -> Bool { left.key == right.key }

    /// Feeds what is compared.
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension [CodeSelector] {
    /// How closely the closest of them names `code`; nil when none does.
    package func closeness(to code: DiagnosticCode) -> Int? {
        compactMap { $0.closeness(to: code) }.max()
    }
}
