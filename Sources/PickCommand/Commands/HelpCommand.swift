/// The command `help`.
enum HelpCommand: Subcommand {
    static let name = "help"

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
        options: [],
        examples: [.init(line: "pickdata help convert --all", purpose: "Every option of `convert`.")]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        guard let name = arguments.operands.first else {
            return session.answer(HelpText.ofTool(session.commands))
        }
        guard let command = session.commands.first(where: { $0.name == name }) else {
            throw unknownCommand(name, in: session)
        }
        return session.answer(HelpText.of(command, isFull: arguments[CommonOptions.all]))
    }

    static func unknownCommand(_ name: String, in session: Session) -> UsageError {
        let suggestion = Suggestion.closest(to: name, in: session.commands.map(\.name))
        return UsageError(.unknownCommand(name, suggestion: suggestion), command: nil)
    }
}
