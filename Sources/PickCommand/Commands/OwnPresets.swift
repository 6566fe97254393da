internal import PickReporters
internal import PickPresets
internal import PickRules

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
            let reason = finder.failures.first?.description ?? finder.faults.first.map { "\($0.path) has faults" }
            throw UsageError(
                .conflict("\(reason ?? "the configuration cannot be used"); `pickdata lint` shows them"),
                command: command
            )
        }
    }
}
