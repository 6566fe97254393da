internal import PickReporters

/// The command `diff`, which answers "what changed?" and "what does that break?".
enum DiffCommand: Subcommand {
    static let name = "diff"

    static let format = Option.repeated(
        "format",
        .diffFormat,
        help: "The report. Default: text. With --breaking also every format of lint, and =FILE behind it.",
        .report
    )
    static let breaking = Option.flag(
        "breaking",
        help:
            "Report what breaks saved codes and paths of OLD, as findings in NEW; exit status 1 if anything does.",
        .report
    )
    static let map = Option.optional(
        "map",
        .text("FILE|-"),
        help:
            "Write where each code and path of OLD leads that has another place now: CSV, or JSON where FILE ends so. "
            + "With - it is all that is written.",
        .output
    )
    static let exitCode = Option.flag(
        "exit-code",
        help: "Exit status 1 if anything changed.",
        .report
    )
    static let all = Option.flag(
        "all",
        help: "Show each change, not only the first of many; with --help: every option.",
        .report
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "say what changed between two files of picker data, row by row",
        discussion: [
            "Rows are found again by their codes, by their names, by what is known of the history of divisions, and by "
                + "what stands under them, whatever layout and format the two files have. Told are rows that were "
                + "removed, added, renamed, moved under another parent, recoded, reordered (the fewest that must be "
                + "moved), and attributes that changed.",
            "Exit status: 0 also where something changed, as with `git diff`; 1 with --exit-code where something "
                + "changed, with --breaking where an error was found; 2 a file could not be read as picker data.",
        ],
        argument: .init(
            usage: "OLD NEW",
            placeholder: "OLD NEW",
            help: "What to compare; one of them may be -, standard input.",
            counts: 0...2
        ),
        options: [
            format.declaration, breaking.declaration, map.declaration, exitCode.declaration,
            ProfileOptions.profile.declaration, CheckOptions.select.declaration,
            CheckOptions.ignore.declaration,
            all.declaration,
        ]
            + ([
                CheckOptions.severity.declaration, CheckOptions.baseline.declaration,
                ReportOptions.quiet.declaration, ReportOptions.statistics.declaration,
                ReportOptions.strict.declaration,
                CheckOptions.config.declaration, CheckOptions.isolated.declaration,
                CheckOptions.stdinFilename.declaration,
            ] + LayoutOptions.declarations).map(\.secondary),
        examples: [
            .init(line: "pickdata diff old/cities.plist cities.plist", purpose: "What changed."),
            .init(
                line: "git show HEAD:cities.plist | pickdata diff --breaking - cities.plist",
                purpose: "What a change breaks for those who saved values."
            ),
            .init(
                line: "pickdata diff --map migrate.csv old.plist new.plist",
                purpose: "Where saved codes and paths lead now."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let settings = try DiffSettings(arguments)
        return try DiffRun(arguments, settings, in: session).run()
    }
}
