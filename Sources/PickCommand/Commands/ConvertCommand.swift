/// The command `convert`, which writes another format.
enum ConvertCommand: Subcommand {
    static let name = "convert"

    static let to = Option.optional(
        "to",
        .choice("FORMAT", of: "data format") as ValueType<DataFormat>,
        help: "The format. Default: what the ending of --output says, else json.",
        .output
    )
    static let output = Option.optional(
        "output",
        short: "o",
        .text("FILE|FOLDER|-"),
        help: "Where to write; a folder gets a file for each input. Default: standard output.",
        .output
    )
    static let indent = Option.value(
        "indent",
        .indent,
        default: Indent.spaces(2),
        described: "2",
        help: "Indentation of JSON: a number of spaces, or tab.",
        .output
    )
    static let compact = Option.flag("compact", help: "JSON without line breaks and spaces.", .output)
    static let sortKeys = Option.flag(
        "sort-keys",
        help: "Keys in the order of their code points; else they stay in the order of the source.",
        .output
    )
    static let nonJSON = Option.choice(
        "non-json",
        "HOW",
        default: NonJSONPolicy.string,
        help: "What becomes of dates and data, which JSON does not have.",
        .output,
        isEssential: false
    )
    static let nonFinite = Option.choice(
        "non-finite",
        "HOW",
        default: NonFinitePolicy.error,
        help: "What becomes of NaN and infinity, which JSON does not have.",
        .output,
        isEssential: false
    )
    static let csvShape = Option.choice(
        "csv-shape",
        "SHAPE",
        default: CSVShape.paths,
        help: "The lines of a CSV file of regions.",
        .output
    )
    static let lf = Option.flag(
        "lf",
        help: "CSV lines end in LF instead of CR LF.",
        .output,
        isEssential: false
    )
    static let bom = Option.flag(
        "bom",
        help: "CSV begins with a byte order mark, which Excel needs to read UTF-8.",
        .output
    )

    static let layout = Option.optional(
        "as",
        .choice("LAYOUT", of: "layout") as ValueType<LayoutChoice>,
        help:
            "The layout. Default: the file's own; for tables and JSON of front ends one that holds all of it.",
        .output,
        isEssential: false
    )

    static let jobs = Option.optional(
        "jobs",
        .number("N", in: 1...1024),
        help: "How many threads read a large property list. Default: one for each processor.",
        .input,
        isEssential: false
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "write picker data in another format",
        discussion: [
            "Reads property lists, JSON, CSV and SQLite databases, recognized by their content. json, plist, bplist and "
                + "tagged keep any property list's shape; csv and sqlite need picker data.",
            "--for writes picker data as a front end takes them, and refuses what it would break on: "
                + "`pickdata explain presets` lists the front ends, `pickdata explain NAME` tells about one. What its "
                + "shape has no place for is told on standard error.",
            "A file with a fault is not converted: its findings go to standard error, and a file that is already at "
                + "the output's place stays as it was.",
        ],
        argument: .init(
            usage: "FILE…|-",
            placeholder: "FILE|-",
            help: "What to convert; - is standard input.",
            counts: 1...Int.max
        ),
        options: [
            to.declaration, output.declaration, indent.declaration, compact.declaration, sortKeys.declaration,
            nonJSON.declaration, nonFinite.declaration, csvShape.declaration, lf.declaration, bom.declaration,
            layout.declaration,
        ] + TargetOptions.declarations
            + (EnrichmentOptions.declarations + LevelOptions.declarations + LayoutOptions.declarations).map(
                \.secondary
            )
            + [CheckOptions.config.declaration, CheckOptions.isolated.declaration, jobs.declaration],
        examples: [
            .init(line: "pickdata convert cities.plist -o cities.json", purpose: "JSON, keys in order."),
            .init(line: "pickdata convert --to csv cities.plist | head", purpose: "A line for each city."),
            .init(
                line: "pickdata convert --for element cities.plist -o options.json",
                purpose: "Options of Element UI's Cascader."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let settings = try ConvertSettings(arguments)
        let plan = try ConvertPlan(arguments.operands, settings)
        let conversion = Conversion(
            settings: settings,
            color: arguments[CommonOptions.color],
            session: session
        )
        var status = ExitStatus.success
        Progress.during(plan.steps.count, on: session.streams.error) { progress in
            for step in plan.steps {
                let outcome = conversion.run(step, progress)
                status = max(status, outcome)
                progress.advance()
            }
        }
        return status
    }
}
