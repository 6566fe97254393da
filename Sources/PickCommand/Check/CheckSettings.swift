internal import PickDiagnostics
internal import PickPresets
internal import PickReference

/// What the command line of `validate` or `lint` asks for.
struct CheckSettings: Sendable {
    let mode: CheckMode
    /// What the user says about the inputs; what is not said is left to the configuration.
    let hints: InputHints
    /// Whether the user said what the inputs must be.
    let hasKind: Bool
    /// The strongest layer.
    let policy: FindingPolicy.Layer
    let configuration: ConfigurationFinder.Place
    /// The baseline; nil leaves it to the configuration.
    let baseline: String?
    let forcesExclude: Bool
    let stdinFilename: String?
    /// What names are held to; nil leaves it to the configuration.
    var profile: ProfileName?
    /// The divisions of the year that names are judged by; nil for today.
    var asOf: ChinaTable?
    /// The front end that the data are held to.
    private(set) var preset: Preset?
    /// Where the findings are written to as known ones.
    var newBaseline: String?
    /// What is mended; nil for nothing.
    var fixes: FixRequest?

    /// Looks again for a preset of the configuration, which may have changed; where that fails, the old one stays.
    mutating func refreshPreset(_ arguments: ParsedArguments, command: String) throws(UsageError) {
        guard let name = arguments[CheckOptions.preset] else { return }
        let preset = PresetName(name: name, command: command)
        guard preset.known == nil else { return }
        self.preset = try preset.resolve(
            own: try OwnPresets.near(arguments.operands.first, arguments, command)
        )
    }

    init(_ arguments: ParsedArguments, _ mode: CheckMode, command: String) throws(UsageError) {
        self.mode = mode
        hints = try InputHints(arguments, command: command)
        hasKind = arguments.has(LayoutOptions.kind)
        baseline = arguments[CheckOptions.baseline]
        forcesExclude = arguments[CheckOptions.forceExclude]
        stdinFilename = arguments[CheckOptions.stdinFilename]
        if let name = arguments[CheckOptions.preset] {
            if hints.kind == .plist {
                throw UsageError(
                    .conflict("`--kind plist` looks for no picker data, which `--for` is about"),
                    command: command
                )
            }
            let preset = PresetName(name: name, command: command)
            let own =
                preset.known == nil ? try OwnPresets.near(arguments.operands.first, arguments, command) : []
            self.preset = try preset.resolve(own: own)
        } else {
            preset = nil
        }
        if let path = arguments[CheckOptions.config] {
            if arguments[CheckOptions.isolated] {
                throw UsageError(
                    .conflict("`--config` and `--isolated` contradict each other"),
                    command: command
                )
            }
            configuration = .file(path)
        } else {
            configuration = arguments[CheckOptions.isolated] ? .nowhere : .above
        }
        let reader = SelectorReader(command: command)
        var policy = FindingPolicy.Layer()
        let selected = try reader.selectors(arguments[CheckOptions.select], of: "--select")
        if !selected.isEmpty { policy.select = selected }
        policy.ignore = try reader.selectors(arguments[CheckOptions.ignore], of: "--ignore")
        for text in arguments[CheckOptions.severity] { policy.levels += try reader.levels(text) }
        self.policy = policy
    }
}

/// Reads the values of `--select`, `--ignore` and `--severity`.
private struct SelectorReader {
    let command: String

    func selectors(_ values: [String], of option: String) throws(UsageError) -> [CodeSelector] {
        var selectors: [CodeSelector] = []
        for text in values.flatMap({ $0.split { $0 == "," || $0 == " " } }) {
            selectors.append(try selector(String(text), of: option))
        }
        return selectors
    }

    func levels(_ value: String) throws(UsageError) -> [FindingPolicy.LevelOfCodes] {
        let names = FindingPolicy.Level.allCases.map(\.rawValue)
        guard let sign = value.lastIndex(of: "=") else {
            throw badValue(value, nil, "CODES=LEVEL", of: "--severity")
        }
        let name = String(value[value.index(after: sign)...])
        guard let level = FindingPolicy.Level(rawValue: name) else {
            let suggestion = Suggestion.closest(to: name, in: names).map { "\(value[..<sign])=\($0)" }
            throw badValue(
                value,
                suggestion,
                "CODES=LEVEL, the level one of " + names.joined(separator: ", "),
                of: "--severity"
            )
        }
        var levels: [FindingPolicy.LevelOfCodes] = []
        for selector in try selectors([String(value[..<sign])], of: "--severity") {
            levels.append(.init(selector, level))
        }
        return levels
    }

    private func selector(_ text: String, of option: String) throws(UsageError) -> CodeSelector {
        let selector = CodeSelector(text)
        if selector.isKnown(among: KnownCodes.all) { return selector }
        let suggestion = Suggestion.closest(to: text, in: CodeNames.all(KnownCodes.all))
        throw badValue(text, suggestion, "a code such as PD401, the beginning of one, or a name", of: option)
    }

    private func badValue(_ text: String, _ suggestion: String?, _ expectation: String, of option: String)
        -> UsageError
    {
        UsageError(
            .badValue(
                text,
                option: option,
                expectation: expectation,
                suggestion: suggestion,
                rightPlace: nil
            ),
            command: command
        )
    }
}
