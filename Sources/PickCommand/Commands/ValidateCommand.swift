/// The command `validate`, which answers "would it break?".
enum ValidateCommand: Subcommand {
    static let name = "validate"

    static let declaration = CommandDeclaration(
        name: name,
        summary: "say whether property lists, and the picker data in them, are right",
        discussion: [
            "Reads XML and binary property lists and reports every fault with its line and column. A file that is "
                + "named must be picker data: a menu or regions. In a folder every *.plist is looked at, except for "
                + "what git ignores and the folders of tools (Pods, .build, DerivedData, node_modules); property "
                + "lists there that are no picker data are checked for syntax only.",
            "Exit status: 0 no error; 1 an error was found; 2 a file could not be read.",
        ],
        argument: .init(
            usage: "[FILE|FOLDER…|-]",
            placeholder: "FILE|FOLDER|-",
            help: "What to look at; - is standard input. Default: the current folder.",
            counts: 0...Int.max
        ),
        options: CheckOptions.input + CheckOptions.rules + ReportOptions.declarations,
        examples: [
            .init(line: "pickdata validate cities.plist", purpose: "One file, which must be picker data."),
            .init(
                line: "pickdata validate --kind plist --format json App/",
                purpose: "Every property list below a folder, report for programs."
            ),
            .init(
                line: "pickdata validate --format text --format sarif=out.sarif",
                purpose: "Text to read, and a file for code scanning."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let settings = try CheckSettings(arguments, .validate, command: name)
        return try CheckRun(arguments, settings, in: session).run(command: name)
    }
}
