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
    struct Value: Sendable {
        let placeholder: String
        let noun: String?
        /// Whether it takes several of the choices, with commas between them.
        let isList: Bool
        /// Whether all values count, not only the last one.
        let isRepeatable: Bool
        /// The default in the words of the help text.
        let defaultText: String?
        let isValid: @Sendable (String) -> Bool
        private let makeExpectation: @Sendable () -> String
        private let makeChoices: @Sendable () -> [Choice]

        /// What a wrong value should have been.
        var expectation: String { makeExpectation() }

        /// The allowed values, where they are few.
        var choices: [Choice] { makeChoices() }

        init<Type>(_ type: ValueType<Type>, isRepeatable: Bool, defaultText: String?) {
            placeholder = type.placeholder
            noun = type.noun
            isList = type.isList
            makeExpectation = type.makeExpectation
            makeChoices = type.makeChoices
            self.isRepeatable = isRepeatable
            self.defaultText = defaultText
            // Not the type with all that it has: the closure would have to know how to copy it.
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
