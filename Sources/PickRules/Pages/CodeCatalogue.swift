package import PickDiagnostics

/// All codes of all rooms, for `explain`, for selectors, and for "did you mean".
package enum CodeCatalogue {
    /// What is known about a code.
    package struct Entry: Sendable {
        package let code: DiagnosticCode
        /// Why it matters; empty where the summary says it all.
        package let why: String
        /// What is wrong in it, in a few words of XML or of the notation of examples; nil where a rule has examples of its own.
        package let example: String?
        /// The rule that reports it; nil for codes that readers and other commands report.
        package let rule: (any Rule.Type)?
    }

    /// The words for a code of another room.
    struct Words: Sendable {
        let code: DiagnosticCode
        let why: String
        let example: String?

        init(_ code: DiagnosticCode, _ why: String, example: String? = nil) {
            self.code = code
            self.why = why
            self.example = example
        }
    }

    /// Every code, in the order of their ids.
    package static let all: [Entry] = {
        let rules = RuleRegistry.all.map { Entry(code: $0.code, why: $0.about.why, example: nil, rule: $0) }
        let others = (ReaderCodes.all + ShapeCodeWords.all).map {
            Entry(code: $0.code, why: $0.why, example: $0.example, rule: nil)
        }
        return (rules + others).sorted { $0.code.id < $1.code.id }
    }()

    /// The codes alone, in no order: for commands that look a code up and must not pay for all words and examples.
    package static let codes: [DiagnosticCode] =
        RuleRegistry.all.map { $0.code } + (ReaderCodes.all + ShapeCodeWords.all).map(\.code)

    /// The codes that a selector names: a code, the beginning of codes, a name, or `all`.
    package static func codes(matching selector: String) -> [DiagnosticCode] {
        all.map(\.code).filter { RuleSettings.exactness(of: selector, for: $0) != nil }
    }

    /// The entry of a code or a name.
    package static func entry(_ name: String) -> Entry? {
        all.first { $0.code.id == name || $0.code.name == name }
    }
}
