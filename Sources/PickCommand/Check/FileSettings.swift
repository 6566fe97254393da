internal import PickDiagnostics
internal import PickModel
internal import PickPresets
internal import PickReference
internal import PickRules

/// What holds for one file: its configuration and the command line, settled.
struct FileSettings: Sendable {
    let file: AbsolutePath?
    let configuration: Configuration?
    let policy: FindingPolicy
    let kind: ExpectedKind
    let hints: RecognitionHints
    var wheelWidth: Int?
    var profile: ProfileName
    /// The divisions of the year that names are judged by; nil for today.
    var asOf: ChinaTable?
    /// The front end that the data are held to.
    var preset: Preset?
    /// The entries of the configuration's `suppress` that hold for the file.
    let suppressions: [Int]
    /// The findings that are known, and what the file is called there.
    var baseline: (known: Baseline, name: String)?

    /// Settles what holds for `file`, which is nil for standard input without a name.
    init(_ file: AbsolutePath?, _ configuration: Configuration?, _ settings: CheckSettings) {
        self.file = file
        self.configuration = configuration
        let rules =
            switch (configuration, file) {
            case (let configuration?, let file?): configuration.rules(for: file)
            case (let configuration?, nil): [configuration.rules]
            default: [FileRules]()
            }
        policy = FindingPolicy(rules.map(\.policy) + [settings.policy])
        kind = settings.hasKind ? settings.hints.kind : rules.compactMap(\.kind).last ?? .auto
        var hints = settings.hints.recognition
        hints.kind = kind.datasetKind
        if hints.keys.isEmpty { hints.keys = rules.map(\.keys).last { !$0.isEmpty } ?? [] }
        hints.layout = hints.layout ?? rules.compactMap(\.layout).last
        self.hints = hints
        wheelWidth = rules.compactMap(\.wheelWidth).last
        profile = settings.profile ?? rules.compactMap(\.profile).last ?? .auto
        asOf = settings.asOf
        preset = settings.preset
        if let configuration {
            suppressions = configuration.suppressions.indices.filter { index in
                let entry = configuration.suppressions[index]
                return file.map { entry.holds(for: $0, in: configuration.base) } ?? entry.files.isEmpty
            }
        } else {
            suppressions = []
        }
    }

    /// What the rules need to know; rules that nobody asks for do not run.
    var rules: RuleSettings {
        var settings = RuleSettings()
        settings.ignored = RuleRegistry.all.map { $0.code }.filter { !policy.reports($0) }.map(\.id)
        settings.wheelWidth = wheelWidth
        settings.profile = profile
        settings.asOf = asOf?.year
        settings.table = asOf
        settings.preset = preset
        return settings
    }
}
