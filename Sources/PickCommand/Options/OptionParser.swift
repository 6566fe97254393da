/// Reads the arguments behind a command's name.
///
/// Options and operands may be mixed. `--name=value`, `--name value`, `-n value`, `-nvalue`, bundled flags `-qn value`;
/// `--` ends the options and `-` is an operand (standard input or output).
struct OptionParser {
    let command: CommandDeclaration
    /// All commands, to answer an option or a value that belongs to another one; made only when something is wrong.
    private let makeCommands: () -> [CommandDeclaration]
    private var remaining: ArraySlice<String> = []
    private var parsed = ParsedArguments()

    init(_ command: CommandDeclaration, among commands: @autoclosure @escaping () -> [CommandDeclaration]) {
        self.command = command
        makeCommands = commands
    }

    mutating func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        parsed = ParsedArguments()
        remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--" {
                for operand in remaining { parsed.add(operand: operand) }
                break
            }
            if Self.isLong(argument) {
                try parseLong(argument)
            } else if argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
                try parseShort(argument.dropFirst())
            } else {
                parsed.add(operand: argument)
            }
        }
        try checkOperands()
        return parsed
    }

    private static func isLong(_ argument: String) -> Bool {
        var bytes = argument.utf8.makeIterator()
        return bytes.next() == UInt8(ascii: "-") && bytes.next() == UInt8(ascii: "-")
    }

    /// Takes `--name` or `--name=value`.
    ///
    /// Bytes are compared and no texts made: each part of the standard library that a start runs through is 64 KB of memory.
    private mutating func parseLong(_ argument: String) throws(UsageError) {
        let text = argument.utf8
        let end = text.firstIndex(of: UInt8(ascii: "="))
        guard let option = command.option(long: argument) else {
            let name = end.map { String(argument[..<$0]) } ?? argument
            throw unknownOption(name, matching: { $0.option(long: name) })
        }
        let attached = end.map { argument[text.index(after: $0)...] }
        try take(option, written: "--\(option.long)", attached: attached)
    }

    private mutating func parseShort(_ text: Substring) throws(UsageError) {
        var rest = text
        while let name = rest.popFirst() {
            guard let option = command.option(short: name) else {
                throw unknownOption("-\(name)", matching: { $0.option(short: name) })
            }
            guard option.value != nil else {
                try take(option, written: "-\(name)", attached: nil)
                continue
            }
            if rest.first == "=" { rest.removeFirst() }
            try take(option, written: "-\(name)", attached: rest.isEmpty ? nil : rest)
            return
        }
    }

    private mutating func take(
        _ option: OptionDeclaration,
        written: @autoclosure () -> String,
        attached: Substring?
    ) throws(UsageError) {
        guard let value = option.value else {
            guard attached == nil else { throw error(.unexpectedValue(option: written())) }
            parsed.add("", to: option)
            return
        }
        let text: String
        if let attached {
            text = String(attached)
        } else if let next = remaining.first, Self.canBeValue(next) {
            text = next
            remaining.removeFirst()
        } else {
            throw error(
                .missingValue(option: written(), placeholder: value.placeholder, found: remaining.first)
            )
        }
        guard value.isValid(text) else { throw badValue(text, for: value, written: written()) }
        parsed.add(text, to: option)
    }

    /// What begins with a hyphen is the next option, unless it is `-` alone or a number.
    private static func canBeValue(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "-"), text != "-" else { return true }
        return Double(text) != nil
    }

    private func checkOperands() throws(UsageError) {
        let count = parsed.operands.count
        guard let argument = command.argument else {
            if let first = parsed.operands.first { throw error(.unexpectedOperand(first)) }
            return
        }
        if count < argument.counts.lowerBound {
            throw error(.missingOperand(placeholder: argument.placeholder))
        }
        if count > argument.counts.upperBound {
            throw error(.unexpectedOperand(parsed.operands[argument.counts.upperBound]))
        }
    }

    private func error(_ fault: UsageError.Fault) -> UsageError { UsageError(fault, command: command.name) }

    private func unknownOption(
        _ written: String,
        matching find: (CommandDeclaration) -> OptionDeclaration?
    ) -> UsageError {
        let known = command.allOptions.map { "--\($0.long)" }
        let suggestion = Suggestion.closest(to: written, in: known)
        let others = makeCommands().filter { $0.name != command.name && find($0) != nil }.map(\.name)
        return error(.unknownOption(written, suggestion: suggestion, otherCommands: others))
    }

    private func badValue(
        _ text: String,
        for value: OptionDeclaration.Value,
        written: String
    ) -> UsageError {
        let names = value.choices.map(\.name)
        var name = text
        if value.isList {
            // Of `code,pinyn` the second part is wrong.
            name = text.split(separator: ",").map(String.init).first { !names.contains($0) } ?? text
        } else if !names.isEmpty {
            // Of `sarfi=out.sarif` the name is wrong, of `sarif=` what follows it.
            name = String(text.prefix { $0 != "=" })
        }
        let isNameRight = names.contains(name)
        let suggestion = isNameRight ? nil : Suggestion.closest(to: name, in: names)
        // One letter is wrong more often than the option: `--add codes`, although `--as` has that word.
        let isSlip = suggestion.map { Suggestion.isSlip(of: $0, name) } ?? false
        return error(
            .badValue(
                isNameRight ? text : name,
                option: written,
                expectation: value.expectation,
                suggestion: suggestion,
                rightPlace: isNameRight || isSlip ? nil : rightPlace(of: name)
            )
        )
    }

    /// Which option takes `text`, of this command if there is one, else of another.
    private func rightPlace(of text: String) -> UsageError.RightPlace? {
        let others = makeCommands().filter { $0.name != command.name }
        for candidate in [command] + others {
            for option in candidate.options {
                guard let noun = option.value?.noun, let choices = option.value?.choices,
                    choices.contains(where: { $0.name == text })
                else { continue }
                let isHere = candidate.name == command.name
                return UsageError.RightPlace(
                    noun: noun,
                    command: isHere ? nil : candidate.name,
                    option: "--\(option.long)"
                )
            }
        }
        return nil
    }
}
