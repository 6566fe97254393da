/// One option of a command: all that the parser, the help text, completions and the manual are made from.
struct OptionDeclaration: Sendable {
    /// Without the two hyphens.
    let long: String
    let short: Character?
    /// Nil for a flag.
    let value: Value?
    /// One or two sentences.
    let help: String
    let group: OptionGroup
    /// Whether `--help` shows it; `--help --all` shows every option.
    let isEssential: Bool

    /// The same for a command where only `--help --all` shows it.
    var secondary: OptionDeclaration {
        OptionDeclaration(
            long: long,
            short: short,
            value: value,
            help: help,
            group: group,
            isEssential: false
        )
    }

    /// What an option takes.
    final class Value: Sendable {
        private let words: ValueWords
        /// Whether all values count, not only the last one.
        let isRepeatable: Bool
        /// The default in the words of the help text.
        let defaultText: String?
        let isValid: @Sendable (String) -> Bool

        var placeholder: String { words.placeholder }
        var noun: String? { words.noun }

        /// Whether it takes several of the choices, with commas between them.
        var isList: Bool { words.isList }

        /// What a wrong value should have been.
        var expectation: String { words.makeExpectation() }

        /// The allowed values, where they are few.
        var choices: [Choice] { words.makeChoices() }

        init<Type>(_ type: ValueType<Type>, isRepeatable: Bool, defaultText: String?) {
            words = type.words
            self.isRepeatable = isRepeatable
            self.defaultText = defaultText
            let parse = type.parse
            isValid = { parse($0) != nil }
        }
    }
}

/// The headings of a help text, in their order.
enum OptionGroup: String, Sendable, CaseIterable {
    case input = "Input"
    case rules = "Rules"
    case fixes = "Fixes"
    case choice = "Choice"
    case output = "Output"
    case target = "Front end"
    case levels = "Levels and rows"
    case report = "Report"
    case general = "General"
}
