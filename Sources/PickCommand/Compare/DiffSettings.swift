/// What the command line of `diff` asks for.
struct DiffSettings {
    let old: Input
    let new: Input
    /// Nil where findings are asked for.
    let format: DiffFormat?
    /// Whether each change is shown.
    let showsAll: Bool
    let map: String?
    let exitsByChanges: Bool
    let check: CheckSettings

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 2 else {
            throw Self.conflict("name two files, the old one and the new one")
        }
        old = Input(operand: arguments.operands[0])
        new = Input(operand: arguments.operands[1])
        if old.place == .standardInput, new.place == .standardInput {
            throw Self.conflict("only one of the two can be standard input")
        }
        showsAll = arguments[DiffCommand.all]
        map = arguments[DiffCommand.map]
        exitsByChanges = arguments[DiffCommand.exitCode]
        let isBreaking = arguments[DiffCommand.breaking]
        let formats = arguments[DiffCommand.format]
        if isBreaking {
            if exitsByChanges {
                throw Self.conflict("`--breaking` has an exit status of its own: leave out `--exit-code`")
            }
            if formats.contains(DiffFormat.md.rawValue) {
                throw Self.conflict(
                    "`--format md` tells what changed, `--breaking` has findings: text, json, sarif …"
                )
            }
            format = nil
        } else {
            let findings = [
                ("--select", arguments.has(CheckOptions.select)),
                ("--ignore", arguments.has(CheckOptions.ignore)),
                ("--severity", arguments.has(CheckOptions.severity)),
                ("--baseline", arguments.has(CheckOptions.baseline)),
                ("--quiet", arguments.has(ReportOptions.quiet)),
                ("--statistics", arguments.has(ReportOptions.statistics)),
                ("--strict", arguments.has(ReportOptions.strict)),
            ]
            if let option = findings.first(where: \.1)?.0 {
                throw Self.conflict("`\(option)` is about findings, which need `--breaking`")
            }
            guard formats.count < 2 else {
                throw Self.conflict("one `--format` is enough without `--breaking`")
            }
            guard let format = DiffFormat(rawValue: formats.first ?? DiffFormat.text.rawValue) else {
                throw Self.conflict("`--format \(formats[0])` is about findings, which need `--breaking`")
            }
            self.format = format
        }
        if map == "-", isBreaking {
            throw Self.conflict("the map and the findings cannot share standard output: give the map a file")
        }
        var check = try CheckSettings(arguments, .lint, command: DiffCommand.name)
        check.profile = arguments[ProfileOptions.profile]
        guard check.hints.kind != .plist else {
            throw Self.conflict("`diff` compares picker data: `--kind` is menu, regions or auto")
        }
        self.check = check
    }

    private static func conflict(_ text: String) -> UsageError {
        UsageError(.conflict(text), command: DiffCommand.name)
    }
}
