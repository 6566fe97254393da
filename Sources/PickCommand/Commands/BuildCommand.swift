/// The command `build`, which makes what an app ships of its picker data; the SwiftPM plugin runs it.
enum BuildCommand: Subcommand {
    static let name = "build"

    static let output = Option.optional(
        "output",
        short: "o",
        .text("DIR"),
        help: "The folder for what is made.",
        .output
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "make what an app ships: checked data, and Swift constants for them",
        discussion: [
            "The section `build` of .pickdata.json in FOLDER names the files. Each is looked at as by lint and written as "
                + "by convert, by default as a binary property list, and gets a constant in PickerData.swift: "
                + "`PickerData.cities` for cities.plist. Where lint finds an error nothing is written; a file that would "
                + "not change is left as it is.",
            "In a package of Swift the plugin PickDataBuild runs this for a target. `--format compiler` is what Xcode and "
                + "other builds list.",
        ],
        argument: .init(
            usage: "[FOLDER]",
            placeholder: "FOLDER",
            help: "The folder with .pickdata.json. Default: the current folder.",
            counts: 0...1
        ),
        options: [output.declaration] + ReportOptions.declarations + [LintCommand.all.declaration],
        examples: [
            .init(line: "pickdata build Sources/App -o Generated", purpose: "All that the section names."),
            .init(
                line: "pickdata build Sources/App -o Generated --format compiler --strict",
                purpose: "In a build phase; warnings fail it too."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        guard let folder = arguments[output], folder != "-" else {
            throw UsageError(
                .conflict("several files are made: name their folder with `--output DIR`"),
                command: name
            )
        }
        let plan = BuildPlan(arguments.operands.first ?? ".", output: folder, in: session)
        return try BuildRun(plan: plan, arguments: arguments, session: session).run()
    }
}
