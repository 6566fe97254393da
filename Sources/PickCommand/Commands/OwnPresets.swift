internal import PickReporters
internal import PickDiagnostics
internal import PickPresets

/// The presets that configurations have.
enum OwnPresets {
    /// Those of the configuration that holds for a file, or for the current folder.
    static func near(
        _ operand: String?,
        _ arguments: ParsedArguments,
        _ command: String
    ) throws(UsageError) -> [Preset] {
        try configuration(near: operand, arguments, command)?.presets ?? []
    }

    /// The configuration that holds for a file, or for the current folder; nil where there is none.
    static func configuration(
        near operand: String?,
        _ arguments: ParsedArguments,
        _ command: String
    ) throws(UsageError) -> Configuration? {
        var file = "./-"
        if let operand, operand != "-" {
            // A folder's own configuration holds for what is in it.
            let isFolder = (try? FileSystem.status(operand))?.kind == .folder
            file = isFolder ? FileSystem.join(operand, "-") : operand
        }
        return try configuration(AbsolutePath(file), place(arguments), command)
    }

    private static func place(_ arguments: ParsedArguments) -> ConfigurationFinder.Place {
        if arguments[CheckOptions.isolated] { return .nowhere }
        return arguments[CheckOptions.config].map { .file($0) } ?? .above
    }

    private static func configuration(
        _ file: AbsolutePath,
        _ place: ConfigurationFinder.Place,
        _ command: String
    ) throws(UsageError) -> Configuration? {
        var finder = ConfigurationFinder(place, codes: { KnownCodes.all })
        switch finder.configuration(of: file) {
        case .none: return nil
        case .found(let configuration): return configuration
        case .unusable:
            let fault = finder.faults.first.flatMap { file in
                file.findings.first.map { "\(file.path)\(position(of: $0, in: file)): \($0.message)" }
            }
            let failure = finder.failures.first?.description
            throw UsageError(
                .conflict(failure ?? fault ?? "the configuration cannot be used"),
                command: command
            )
        }
    }

    /// `:1:12`; nothing where that is not known.
    private static func position(of finding: Diagnostic, in file: FileReport) -> String {
        guard let range = finding.range, let place = file.source?.position(of: range.lowerBound) else {
            return ""
        }
        return ":\(place.line):\(place.column)"
    }
}
