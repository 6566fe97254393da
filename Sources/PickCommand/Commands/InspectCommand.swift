/// The command `inspect`, which answers "what is this?".
enum InspectCommand: Subcommand {
    static let format = Option.choice(
        "format",
        "FORMAT",
        of: "report format",
        default: InspectFormat.text,
        help: "The report.",
        .report
    )

    static let declaration = CommandDeclaration(
        name: "inspect",
        summary: "say what a file holds: kind, layout, levels and counts",
        discussion: [
            "Tells how the layout was recognized, how sure that is, how many rows each level or column has, the least "
                + "and the most rows below a parent, the encoding, and what is odd."
        ],
        argument: .init(
            usage: "FILE|-",
            placeholder: "FILE|-",
            help: "What to look at; - is standard input.",
            counts: 1...1
        ),
        options: [format.declaration],
        examples: [
            .init(line: "pickdata inspect cities.plist", purpose: "Two levels, how many cities a province, …")
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        session.complain("inspect cannot be run yet")
        return .failure
    }
}
