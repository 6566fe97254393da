internal import PickPresets

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
        summary: "tell about a code, a rule, the layouts, a front end, or a topic, offline",
        discussion: ["Without a word it lists all of them."],
        argument: .init(
            usage: "[CODE|NAME|TOPIC|PRESET]",
            placeholder: "CODE|NAME|TOPIC|PRESET",
            help: "PD401, the beginning of codes (PD4), the name of a rule, a topic, or a front end.",
            counts: 0...1
        ),
        options: [format.declaration],
        examples: [
            .init(line: "pickdata explain layouts", purpose: "The shapes that are recognized."),
            .init(line: "pickdata explain presets", purpose: "The front ends that data can be written for."),
            .init(line: "pickdata explain element", purpose: "What one of them takes, with an example."),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let format = arguments[format]
        guard let word = arguments.operands.first else {
            return session.answer(ExplainAnswer.list.text(format))
        }
        var answer = ExplainAnswer(word)
        if answer == nil {
            let right = Preset.names(for: word)
            if !right.isEmpty {
                let names = right.map { "`pickdata explain \($0)`" }.joined(separator: ", ")
                throw UsageError(.conflict("`\(word)` has another name here: \(names)"), command: name)
            }
            answer = ExplainAnswer(word, own: try OwnPresets.near(nil, arguments, name))
        }
        guard let answer else {
            let suggestion = Suggestion.closest(to: word, in: ExplainAnswer.words)
            let question = suggestion.map { "; did you mean `\($0)`?" } ?? ""
            throw UsageError(
                .conflict("there is no code, rule, topic or front end `\(word)`" + question),
                command: name
            )
        }
        return session.answer(answer.text(format))
    }
}
