internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickPresets
internal import PickReference

/// What a `.pickdata.json` says.
struct Configuration: Sendable {
    /// Where it was read from, as messages name it.
    let path: String
    /// The folder that its patterns and paths begin at.
    let base: AbsolutePath
    /// What holds for all files.
    var rules = FileRules()
    /// Files that are left out of folder walks.
    var exclude: [PathPattern] = []
    /// What holds for some files, the later ones stronger.
    var overrides: [Override] = []
    /// Findings that are not told.
    var suppressions: [ConfiguredSuppression] = []
    /// Front ends of its own.
    var presets: [Preset] = []
    /// What people say about the dataset, for bundles.
    var dataset = DatasetFacts()
    /// What an app ships; nil without `build`.
    var build: [BuildEntry]?
    /// The baseline, from ``base``.
    var baseline: String?

    /// Wishes for some files.
    struct Override: Sendable {
        var files: [PathPattern] = []
        var rules = FileRules()
    }

    /// The wishes that hold for a file, weakest first.
    func rules(for file: AbsolutePath) -> [FileRules] {
        [rules]
            + overrides.filter { override in override.files.contains { $0.matches(file, in: base) } }
            .map(\.rules)
    }

    /// Whether folder walks leave the file out.
    func excludes(_ file: AbsolutePath) -> Bool { exclude.contains { $0.matches(file, in: base) } }
}

/// What can be wished for one file or many; nil is no wish.
struct FileRules: Sendable {
    var policy = FindingPolicy.Layer()
    var kind: ExpectedKind?
    var layout: LayoutNotation?
    var keys: [RecognitionHints.Key] = []
    var wheelWidth: Int?
    var profile: ProfileName?
}

/// An entry of `suppress`.
struct ConfiguredSuppression: Sendable {
    var codes: [CodeSelector] = []
    /// The files that it holds for; all when empty.
    var files: [PathPattern] = []
    /// The place in the data that it holds for, and all that is in it; nil for everywhere.
    var path: DataPathPattern?
    /// Where it stands in the configuration.
    var range = 0..<0

    func suppresses(_ finding: Diagnostic) -> Bool {
        guard !finding.code.isFault, codes.contains(where: { $0.matches(finding.code) }) else { return false }
        guard let path else { return true }
        return finding.dataPath.map(path.matches) ?? false
    }

    func holds(for file: AbsolutePath, in base: AbsolutePath) -> Bool {
        files.isEmpty || files.contains { $0.matches(file, in: base) }
    }
}
