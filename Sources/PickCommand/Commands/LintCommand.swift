internal import PickDiagnostics
internal import PickReference

/// The command `lint`, which answers "is it good?".
enum LintCommand: Subcommand {
    static let name = "lint"

    static let fix = Option.flag("fix", help: "Mend what can be mended without a doubt.", .fixes)
    static let unsafeFixes = Option.flag(
        "unsafe-fixes",
        help: "With --fix or --diff: also what may change what the data mean.",
        .fixes
    )
    static let diff = Option.flag("diff", help: "Show what --fix would change, and write nothing.", .fixes)
    static let writeBaseline = Option.optional(
        "write-baseline",
        .text("FILE"),
        help: "Write all findings into this file as known.",
        .rules,
        isEssential: false
    )
    static let asOf = Option.optional(
        "as-of",
        .number("YEAR", in: ChinaTable.years),
        help: "Judge names by the end of this year. Default: the day of the reference.",
        .rules,
        isEssential: false
    )
    static let mostWarnings = Option.optional(
        "max-warnings",
        .number("N", in: 0...1_000_000_000),
        help: "More warnings than these make the exit status 1.",
        .report,
        isEssential: false
    )
    static let all = Option.flag(
        "all",
        help: "Show each of a rule's findings on a level, not only the first; with --help: every option.",
        .report
    )
    static let watch = Option.flag(
        "watch",
        help: "Look again at what changes, until Control-C; on a terminal in place of the last report.",
        .report,
        isEssential: false
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "say whether picker data are good, by all rules, and mend them",
        discussion: [
            "Everything that validate finds, and what is wrong with the data themselves: duplicates, stray spaces, "
                + "broken characters, codes that do not fit. `pickdata explain` lists the rules.",
            "Names of Chinese divisions are held to the list of \(ChinaTable.asOf) where most of the first level are "
                + "provinces; --profile cn asks for it elsewhere, --profile none forbids it. Of Taiwan, Japan, the United "
                + "States and India only the first level is known.",
            "A comment <!-- pickdata:ignore PD401 --> before an element keeps a finding in it from being told, "
                + "<!-- pickdata:ignore-file PD401 --> in the whole file. Faults that keep a file from being read are "
                + "always told.",
            "--fix changes the bytes of what it mends and no others; what stands in the way of a fix of another one is "
                + "mended in the next round. Only XML property lists are mended: in binary ones, JSON, CSV and "
                + "databases faults are told, and stay.",
            "Exit status: 0 no error; 1 an error was found, or --diff has something to show; 2 the work could not be "
                + "done.",
        ],
        argument: .init(
            usage: "[FILE|FOLDER…|-]",
            placeholder: "FILE|FOLDER|-",
            help:
                "What to look at; - is standard input, which --fix writes to standard output. Default: the current "
                + "folder.",
            counts: 0...Int.max
        ),
        options: CheckOptions.input + CheckOptions.rules + [writeBaseline.declaration]
            + [ProfileOptions.profile.declaration.secondary, asOf.declaration]
            + [fix.declaration, unsafeFixes.declaration, diff.declaration]
            + ReportOptions.declarations + [mostWarnings.declaration, all.declaration, watch.declaration],
        examples: [
            .init(line: "pickdata lint cities.plist", purpose: "All that is wrong with a file."),
            .init(line: "pickdata lint --diff cities.plist", purpose: "What --fix would change."),
            .init(
                line: "pickdata lint --select PD4 --severity PD401=error Data/",
                purpose: "Some rules only."
            ),
            .init(line: "pickdata lint --watch Data/", purpose: "A report that follows while you edit."),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        var settings = try CheckSettings(arguments, .lint, command: name)
        settings.profile = arguments[ProfileOptions.profile]
        settings.asOf = arguments[asOf].map { ChinaTable(year: $0) }
        settings.newBaseline = arguments[writeBaseline]
        settings.fixes = try fixes(arguments)
        if settings.newBaseline != nil, settings.fixes != nil || settings.baseline != nil {
            let other = settings.fixes == nil ? "`--baseline`" : "the fixes"
            throw conflict("`--write-baseline` takes all findings: leave out \(other)")
        }
        if arguments[watch] {
            try checkWatch(arguments, settings)
            return try CheckWatch(arguments, settings, in: session)
                .run(command: name, mostWarnings: arguments[mostWarnings])
        }
        let run = CheckRun(arguments, settings, in: session)
        return try run.run(command: name, mostWarnings: arguments[mostWarnings])
    }

    private static func checkWatch(_ arguments: ParsedArguments, _ settings: CheckSettings) throws(UsageError)
    {
        if arguments.operands.contains("-") {
            throw conflict("`--watch` needs files that can change, not standard input")
        }
        if settings.fixes != nil || settings.newBaseline != nil || arguments[CheckOptions.showSettings] {
            throw conflict(
                "`--watch` only looks: leave out `--fix`, `--diff`, `--write-baseline` and `--show-settings`"
            )
        }
    }

    private static func fixes(_ arguments: ParsedArguments) throws(UsageError) -> FixRequest? {
        let isUnsafe = arguments[unsafeFixes]
        let isDiff = arguments[diff]
        guard arguments[fix] || isDiff else {
            if isUnsafe {
                throw conflict("`--unsafe-fixes` needs `--fix`, or `--diff` to look at them first")
            }
            return nil
        }
        return FixRequest(safety: isUnsafe ? .unsafe : .safe, isDiff: isDiff)
    }

    private static func conflict(_ text: String) -> UsageError { UsageError(.conflict(text), command: name) }
}
