/// The options that `validate` and `lint` share.
enum CheckOptions {
    static let jobs = Option.optional(
        "jobs",
        .number("N", in: 1...1024),
        help:
            "How many files are worked on at once, or threads work on one large one. Default: one for each processor.",
        .input,
        isEssential: false
    )
    static let stdinFilename = Option.optional(
        "stdin-filename",
        .text("FILE"),
        help: "What reports and the configuration call standard input.",
        .input,
        isEssential: false
    )
    static let config = Option.optional(
        "config",
        .text("FILE"),
        help: "The configuration. Default: the nearest .pickdata.json above each file.",
        .input,
        isEssential: false
    )
    static let isolated = Option.flag(
        "isolated",
        help: "No configuration at all.",
        .input,
        isEssential: false
    )
    static let showSettings = Option.flag(
        "show-settings",
        help: "Print the settings that hold for each file, as JSON, and stop.",
        .input,
        isEssential: false
    )
    static let forceExclude = Option.flag(
        "force-exclude",
        help: "Leave out what the configuration excludes also where it is named.",
        .input,
        isEssential: false
    )

    static let select = Option.repeated(
        "select",
        .text("CODES"),
        help: "Report these only: codes, beginnings of codes (PD4) or names, with commas between them.",
        .rules
    )
    static let ignore = Option.repeated("ignore", .text("CODES"), help: "Do not report these.", .rules)
    static let severity = Option.repeated(
        "severity",
        .text("CODES=LEVEL"),
        help: "Report these as error, warning or info, or turn them off.",
        .rules,
        isEssential: false
    )
    static let baseline = Option.optional(
        "baseline",
        .text("FILE"),
        help: "Do not report the findings that this file knows.",
        .rules,
        isEssential: false
    )
    static let input =
        LayoutOptions.declarations + [
            config.declaration, isolated.declaration, showSettings.declaration, forceExclude.declaration,
            stdinFilename.declaration, jobs.declaration,
        ]
    static let preset = Option.optional(
        "for",
        .preset,
        help: "Hold the data to what this front end takes, too.",
        .rules
    )
    static let rules = [
        preset.declaration, select.declaration, ignore.declaration, severity.declaration,
        baseline.declaration,
    ]
}
