/// Makes the help texts from the declarations.
enum HelpText {
    static let width = 80
    private static let optionColumn = 26
    private static let choiceIndent = 28
    private static let mostChoices = 16

    /// The help of one command; `isFull` shows every option.
    static func of(_ command: CommandDeclaration, isFull: Bool) -> String {
        var lines = TextWrapping.lines("pickdata \(command.name): \(command.summary).", width: width)
        lines += [
            "", "Usage: pickdata \(command.name) [OPTION…]" + (command.argument.map { " \($0.usage)" } ?? ""),
        ]
        for paragraph in command.discussion {
            lines.append("")
            lines += TextWrapping.lines(paragraph, width: width)
        }
        if let argument = command.argument {
            lines.append("")
            lines += TextWrapping.twoColumns(
                "  " + argument.placeholder,
                argument.help,
                column: optionColumn,
                width: width
            )
        }
        for group in OptionGroup.allCases {
            let options = command.allOptions.filter { $0.group == group && (isFull || $0.isEssential) }
            guard !options.isEmpty else { continue }
            lines += ["", "\(group.rawValue):"]
            for option in options { lines += self.lines(for: option, isFull: isFull) }
        }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples { lines += self.lines(for: example) }
        }
        let hidden = command.allOptions.count { !$0.isEssential }
        if !isFull, hidden > 0 {
            let count = hidden == 1 ? "1 more option" : "\(hidden) more options"
            lines += ["", "`pickdata \(command.name) --help --all` shows \(count)."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help of the tool.
    static func ofTool(_ commands: [CommandDeclaration]) -> String {
        var lines = TextWrapping.lines(
            "pickdata \(Version.text): reads the property lists that picker data (food menus, provinces and cities) "
                + "live in, proves that the data are right, and converts them.",
            width: width
        )
        lines += ["", "Usage: pickdata COMMAND [OPTION…] [FILE…]", "", "Commands:"]
        for command in commands {
            lines += TextWrapping.twoColumns("  " + command.name, command.summary, column: 14, width: width)
        }
        lines += [
            "", "`pickdata COMMAND --help` tells about a command.", "",
            "Exit status: 0 all is well; 1 an error was found in the data (with --strict also",
            "a warning); 2 the work could not be done (usage, or a file that cannot be read",
            "or written).",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(for option: OptionDeclaration, isFull: Bool) -> [String] {
        var label = "  " + (option.short.map { "-\($0), " } ?? "    ") + "--\(option.long)"
        var help = option.help
        if let value = option.value {
            label += " \(value.placeholder)"
            if let text = value.defaultText { help += " Default: \(text)." }
            if value.isRepeatable { help += " May be given many times." }
        }
        var lines = TextWrapping.twoColumns(label, help, column: optionColumn, width: width)
        guard let choices = option.value?.choices, !choices.isEmpty else { return lines }
        guard choices.count <= mostChoices else {
            // A list of that length is told by its names.
            let names = choices.map(\.name).joined(separator: ", ")
            let indent = String(repeating: " ", count: choiceIndent)
            return lines + TextWrapping.lines(names, width: width - choiceIndent).map { indent + $0 }
        }
        let indent = String(repeating: " ", count: choiceIndent)
        let column = choiceIndent + 2 + (choices.map(\.name.count).max() ?? 0)
        for choice in choices {
            lines += TextWrapping.twoColumns(
                indent + choice.name,
                choice.meaning,
                column: column,
                width: width
            )
        }
        return lines
    }

    private static func lines(for example: CommandDeclaration.Example) -> [String] {
        let purpose = TextWrapping.lines(example.purpose, width: width - 6).map { "      " + $0 }
        return ["  " + example.line] + purpose
    }
}
