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
        let isFile = operand != nil && operand != "-"
        return try presets(AbsolutePath(isFile ? operand ?? "" : "./-"), place(arguments), command)
    }

    private static func place(_ arguments: ParsedArguments) -> ConfigurationFinder.Place {
        if arguments[CheckOptions.isolated] { return .nowhere }
        return arguments[CheckOptions.config].map { .file($0) } ?? .above
    }

    private static func presets(
        _ file: AbsolutePath,
        _ place: ConfigurationFinder.Place,
        _ command: String
    ) throws(UsageError) -> [Preset] {
        var finder = ConfigurationFinder(place, codes: { KnownCodes.all })
        switch finder.configuration(of: file) {
        case .none: return []
        case .found(let configuration): return configuration.presets
        case .unusable:
            let fault = finder.faults.first.flatMap { file in
                file.findings.first.map { "\(file.path): \($0.message)" }
            }
            let failure = finder.failures.first?.description
            throw UsageError(
                .conflict(failure ?? fault ?? "the configuration cannot be used"),
                command: command
            )
        }
    }
}
