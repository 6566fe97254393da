internal import PickReporters

/// The options about reports, which `validate` and `lint` have in common.
enum ReportOptions {
    static let format = Option.repeated(
        "format",
        .report,
        help:
            "A report, to standard output or into a file. Default: text, which under GitHub Actions is followed "
            + "by github.",
        .report
    )
    static let quiet = Option.flag("quiet", short: "q", help: "Errors only, no closing line.", .report)
    static let statistics = Option.flag(
        "statistics",
        help: "In text: how many findings each rule has, behind them.",
        .report,
        isEssential: false
    )
    static let strict = Option.flag("strict", help: "Warnings make the exit status 1 too.", .report)

    static let declarations = [
        format.declaration, quiet.declaration, statistics.declaration, strict.declaration,
    ]

    /// The reports that the arguments ask for, in their order.
    static func targets(
        _ arguments: ParsedArguments,
        of command: String,
        in environment: Environment
    ) throws(UsageError) -> [ReportTarget] {
        guard arguments.has(format) else {
            // Annotations follow the report that nobody has chosen.
            let annotates = environment["GITHUB_ACTIONS"] == "true"
            return [ReportTarget(.text)] + (annotates ? [ReportTarget(.github)] : [])
        }
        let targets = arguments[format]
        if let fault = conflict(among: targets) { throw UsageError(.conflict(fault), command: command) }
        return targets
    }

    /// What makes the reports impossible to write together.
    private static func conflict(among targets: [ReportTarget]) -> String? {
        var paths: Set<String> = []
        for path in targets.compactMap(\.path) where !paths.insert(path).inserted {
            return "two reports cannot be written to \(path)"
        }
        let shared = targets.filter { $0.path == nil }.map(\.format)
        guard shared.count > 1, let whole = shared.first(where: { !$0.isLines }) else { return nil }
        return "a `\(whole.rawValue)` report cannot share standard output with another: "
            + "give it a file, `--format \(whole.rawValue)=FILE`"
    }

    /// What the arguments ask of every report.
    static func reporterOptions(_ arguments: ParsedArguments) -> ReporterOptions {
        var options = ReporterOptions()
        options.isQuiet = arguments[quiet]
        options.hasStatistics = arguments[statistics]
        options.isStrict = arguments[strict]
        options.version = Version.text
        options.help = { CodePage($0).help }
        if !arguments[CommonOptions.all] { options.fold = { Folding.fold($0) } }
        return options
    }
}
