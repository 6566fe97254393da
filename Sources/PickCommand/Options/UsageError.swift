/// A command line that does not say what to do; exit status 2.
struct UsageError: Error, Equatable {
    let fault: Fault
    /// The command whose help text would have told; nil for the tool's own.
    let command: String?

    init(_ fault: Fault, command: String?) {
        self.fault = fault
        self.command = command
    }

    /// What is wrong with the command line.
    enum Fault: Equatable {
        case missingCommand
        case unknownCommand(String, suggestion: String?)
        case optionBeforeCommand(String)
        case unknownOption(String, suggestion: String?, otherCommands: [String])
        case missingValue(option: String, placeholder: String, found: String?)
        case unexpectedValue(option: String)
        case badValue(
            String,
            option: String,
            expectation: String,
            suggestion: String?,
            rightPlace: RightPlace?
        )
        case missingOperand(placeholder: String)
        case unexpectedOperand(String)
        /// Options that contradict each other, in the command's own words.
        case conflict(String)
    }

    /// The option that a value was meant for.
    struct RightPlace: Equatable {
        /// What the value is: `data format`.
        var noun: String
        /// Nil for the same command.
        var command: String?
        var option: String
    }

    /// One line without the tool's name.
    var message: String {
        switch fault {
        case .missingCommand: "say what to do: a command is missing"
        case .unknownCommand(let name, let suggestion):
            "there is no command `\(name)`" + Self.question(suggestion)
        case .optionBeforeCommand(let option):
            "`\(option)` stands before the command; options follow it: `pickdata COMMAND \(option)`"
        case .unknownOption(let option, let suggestion, let others):
            "`\(command ?? "pickdata")` has no option `\(option)`"
                + (others.isEmpty ? Self.question(suggestion) : Self.owners(of: option, others))
        case .missingValue(let option, let placeholder, let found):
            "`\(option)` needs a value: `\(option) \(placeholder)`"
                + (found.map { " (`\($0)` is an option; if it is meant, write `\(option)=\($0)`)" } ?? "")
        case .unexpectedValue(let option): "`\(option)` takes no value"
        case .badValue(let value, let option, let expectation, let suggestion, let place):
            Self.badValue(value, option, expectation, suggestion, place)
        case .missingOperand(let placeholder): "nothing to work on: name a \(placeholder)"
        case .unexpectedOperand(let operand): "one argument too many: `\(operand)`"
        case .conflict(let text): text
        }
    }

    /// Where to read on.
    var hint: String {
        command.map { "`pickdata \($0) --help` shows its options." }
            ?? "`pickdata --help` shows the commands."
    }

    private static func question(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean `\($0)`?" } ?? ""
    }

    private static func owners(of option: String, _ commands: [String]) -> String {
        "; it belongs to " + commands.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func badValue(
        _ value: String,
        _ option: String,
        _ expectation: String,
        _ suggestion: String?,
        _ place: RightPlace?
    ) -> String {
        if let place {
            let command = place.command.map { "pickdata \($0) " } ?? ""
            return "`\(value)` is a \(place.noun); say `\(command)\(place.option) \(value)`"
                + " (`\(option)` takes \(expectation))"
        }
        return "`\(option)` cannot be `\(value)`" + question(suggestion) + " (it takes \(expectation))"
    }
}
