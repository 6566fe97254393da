internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// The command `validate`, which answers "would it break?".
enum ValidateCommand: Subcommand {
    static let name = "validate"

    static let jobs = Option.optional(
        "jobs",
        .number("N", in: 1...1024),
        help: "How many files are worked on at once. Default: one for each processor.",
        .input,
        isEssential: false
    )

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
        options: [
            LayoutOptions.kind.declaration, LayoutOptions.keys.declaration, LayoutOptions.layout.declaration,
            LayoutOptions.language.declaration, jobs.declaration,
        ] + ReportOptions.declarations,
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
        var report = try ReportRun(arguments, of: name, to: session)
        let list = InputList(arguments.operands.isEmpty ? ["."] : arguments.operands)
        for failure in list.failures { session.complain(failure.description) }
        for folder in list.emptyFolders { session.complain("no property lists in \(folder)") }

        let check = FileCheck(
            hints: try InputHints(arguments, command: name),
            standardInput: session.streams.input
        )
        let inputs = list.inputs
        let jobs = arguments[jobs] ?? OrderedWork.processorCount
        var status: ExitStatus = list.failures.isEmpty ? .success : .failure
        Progress.during(inputs.count, on: session.streams.error) { progress in
            OrderedWork.run(count: inputs.count, jobs: jobs) { index in
                let outcome = check(inputs[index])
                progress.advance()
                return outcome
            } consume: { _, outcome in
                progress.paused {
                    switch outcome {
                    case .failed(let failure):
                        session.complain(failure.description)
                        status = .failure
                    case .checked(let file, let isSyntaxOnly):
                        report.add(file, isSyntaxOnly: isSyntaxOnly)
                    }
                }
            }
        }
        return max(status, report.finish())
    }
}
