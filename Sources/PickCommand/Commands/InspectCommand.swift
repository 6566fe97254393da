internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PickReporters
internal import PropertyList

/// The command `inspect`, which answers "what is this?".
enum InspectCommand: Subcommand {
    static let name = "inspect"

    static let format = Option.choice(
        "format",
        "FORMAT",
        of: "report format",
        default: InspectFormat.text,
        help: "The report.",
        .report
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "say what a file holds: kind, layout, levels and counts",
        discussion: [
            "Tells how the layout was recognized, how sure that is, how many rows each level or column has, the least "
                + "and the most rows below a parent, the encoding, and what is odd. "
                + "Chinese divisions are held to the list of \(ChinaTable.asOf): how many there are, which are missing, and "
                + "which year the names are of."
        ],
        argument: .init(
            usage: "FILE|-",
            placeholder: "FILE|-",
            help: "What to look at; - is standard input.",
            counts: 1...1
        ),
        options: [format.declaration, ProfileOptions.profile.declaration, LintCommand.asOf.declaration]
            + LayoutOptions.declarations,
        examples: [
            .init(line: "pickdata inspect cities.plist", purpose: "Two levels, how many cities a province, …")
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        guard let input = arguments.operands.first.map(Input.init(operand:)) else { return .failure }
        let hints = try InputHints(arguments, command: name)
        do throws(ConversionFailure) {
            let report = try report(input, hints, arguments, session)
            let isRefused = report.recognition.dataset == nil && hints.demandsDataset(of: report.recognition)
            switch arguments[format] {
            case .text:
                let style = arguments[CommonOptions.color].style(
                    for: session.streams.output,
                    in: session.environment
                )
                let status = session.answer(InspectText(report: report, style: style).text)
                return max(status, isRefused ? .findings : .success)
            case .json:
                var out = ByteWriter(to: .descriptor(session.streams.output))
                InspectJSON.write(report, to: &out)
                return max(session.finish(&out), isRefused ? .findings : .success)
            }
        } catch {
            return error.tell(
                of: input,
                color: arguments[CommonOptions.color],
                in: session,
                closing: "\(input.path) cannot be read"
            )
        }
    }

    private static func report(
        _ input: Input,
        _ hints: InputHints,
        _ arguments: ParsedArguments,
        _ session: Session
    ) throws(ConversionFailure) -> InspectReport {
        let file = try ReadInput(input, in: session)
        let recognition = file.recognition(hints.recognition)
        let findings = FileReport.inOrder(
            file.reading.findings + (hints.demandsDataset(of: recognition) ? recognition.findings : [])
        )
        return InspectReport(
            path: input.path,
            document: file.document,
            recognition: recognition,
            findings: findings,
            source: findings.isEmpty ? file.reading.source : try file.text(),
            profile: arguments[ProfileOptions.profile] ?? .auto,
            asOf: arguments[LintCommand.asOf]
        )
    }
}
