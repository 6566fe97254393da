/// The command `explain`.
enum ExplainCommand: Subcommand {
    static let name = "explain"

    static let format = Option.choice(
        "format",
        "FORMAT",
        default: ExplainFormat.text,
        help: "How the answer is written.",
        .output
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "tell about a code, a rule, the layouts, or a topic, offline",
        discussion: ["Without a word it lists all of them."],
        argument: .init(
            usage: "[CODE|NAME|TOPIC]",
            placeholder: "CODE|NAME|TOPIC",
            help: "PD401, the beginning of codes (PD4), the name of a rule, or a topic.",
            counts: 0...1
        ),
        options: [format.declaration],
        examples: [.init(line: "pickdata explain layouts", purpose: "The shapes that are recognized.")]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let format = arguments[format]
        guard let word = arguments.operands.first else {
            return session.answer(ExplainAnswer.list.text(format))
        }
        guard let answer = ExplainAnswer(word) else {
            let suggestion = Suggestion.closest(to: word, in: ExplainAnswer.words)
            let question = suggestion.map { "; did you mean `\($0)`?" } ?? ""
            throw UsageError(.conflict("there is no code, rule or topic `\(word)`" + question), command: name)
        }
        return session.answer(answer.text(format))
    }
}
