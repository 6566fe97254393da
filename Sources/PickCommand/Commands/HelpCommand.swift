/// The command `help`.
enum HelpCommand: Subcommand {
    static let name = "help"

    static let completions = Option.optional(
        "completions",
        .choice("SHELL", of: "shell") as ValueType<Shell>,
        help: "Write the completions for a shell.",
        .output
    )
    static let manual = Option.flag(
        "manual",
        help: "Write the command's manual page, or without a command the tool's, in mdoc(7).",
        .output
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "show what a command does and which options it has",
        discussion: [],
        argument: .init(
            usage: "[COMMAND]",
            placeholder: "COMMAND",
            help: "The command; without it, all of them.",
            counts: 0...1
        ),
        options: [completions.declaration, manual.declaration],
        examples: [
            .init(line: "pickdata help convert --all", purpose: "Every option of `convert`."),
            .init(
                line: "pickdata help --completions bash >pickdata.bash",
                purpose: "Words for the Tab key. `make install` does it for all shells."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        if let shell = arguments[completions] {
            return session.answer(shell.completions(of: session.commands))
        }
        guard let name = arguments.operands.first else {
            let commands = session.commands
            return session.answer(arguments[manual] ? ManualPage.ofTool(commands) : HelpText.ofTool(commands))
        }
        guard let command = session.commands.first(where: { $0.name == name }) else {
            throw unknownCommand(name, in: session)
        }
        return session.answer(
            arguments[manual]
                ? ManualPage.of(command) : HelpText.of(command, isFull: arguments[CommonOptions.all])
        )
    }

    static func unknownCommand(_ name: String, in session: Session) -> UsageError {
        let suggestion = Suggestion.closest(to: name, in: session.commands.map(\.name))
        return UsageError(.unknownCommand(name, suggestion: suggestion), command: nil)
    }
}
