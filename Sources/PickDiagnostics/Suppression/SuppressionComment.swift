/// What a comment says to the tool: `pickdata:ignore PD401 duplicate-row: both are real`.
package enum SuppressionComment: Equatable, Sendable {
    /// Codes that are not reported for the next element and everything in it.
    case ignore([CodeSelector])
    /// Codes that are not reported in the whole file.
    case ignoreFile([CodeSelector])
    /// A directive without a code.
    case withoutCode(String)
    /// A word behind `pickdata:` that is no directive.
    case unknown(String)

    /// The directives, as they are written.
    package static let directives = ["pickdata:ignore", "pickdata:ignore-file"]

    /// Reads what stands between the marks of a comment; nil when it is not for the tool.
    ///
    /// Codes stand between spaces or commas; a colon ends them, and what follows it is the reason.
    package init?(_ text: String) {
        // Most comments are for people: look before taking words apart.
        guard let start = text.utf8.firstIndex(where: { !Self.isSpace($0) }),
            text[start...].utf8.starts(with: "pickdata:".utf8)
        else { return nil }
        var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard !words.isEmpty else { return nil }
        let directive = words.removeFirst()
        guard Self.directives.contains(directive) else {
            self = .unknown(directive)
            return
        }
        var codes: [CodeSelector] = []
        for word in words {
            let code = word.prefix { $0 != ":" }
            if !code.isEmpty { codes.append(CodeSelector(String(code))) }
            if code.endIndex < word.endIndex { break }
        }
        if codes.isEmpty {
            self = .withoutCode(directive)
        } else {
            self = directive == "pickdata:ignore" ? .ignore(codes) : .ignoreFile(codes)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
