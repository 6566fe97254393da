internal import PickModel
internal import PickPresets

/// What `convert` was asked to write for a front end.
struct TargetSettings: Sendable, Equatable {
    let preset: Preset
    let format: PresetFormat
    /// Nil to choose by the data.
    let value: ValueMode?
    /// The path of a table of codes.
    let codes: String?
    /// Whether each row of the first level gets a file.
    let splits: Bool
    /// Whether the user said what becomes of rows that end early.
    private let hasPadding: Bool

    /// Nil without `--for`.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let name = arguments[TargetOptions.preset] else {
            for option in TargetOptions.declarations where arguments.has(option) {
                throw ConvertSettings.conflict(
                    "`--\(option.long)` goes with `--for`, which names a front end"
                )
            }
            return nil
        }
        var preset = try Self.preset(name, arguments)
        let renames = arguments[TargetOptions.rename].flatMap { $0 }
        for pair in renames where preset.renamed([(pair.left, pair.right)]) == nil {
            let keys = preset.keyNames
            let question = Suggestion.closest(to: pair.left, in: keys).map { "; did you mean `\($0)`?" } ?? ""
            throw ConvertSettings.conflict(
                keys.isEmpty
                    ? "the keys of \(preset.name) are data: `--rename` has nothing to rename"
                    : "`--rename`: \(preset.name) has no key `\(pair.left)`\(question) (it has "
                        + keys.joined(separator: ", ") + ")"
            )
        }
        for pair in renames where preset.rules.fixedKeys.contains(pair.left) {
            throw ConvertSettings.conflict("`--rename`: \(preset.name) knows `\(pair.left)` by no other name")
        }
        preset = preset.renamed(renames.map { ($0.left, $0.right) }) ?? preset
        if let key = preset.regions?.repeatedKey ?? preset.menu?.repeatedKey {
            throw ConvertSettings.conflict(
                "`--rename` would give an object of \(preset.name) the key `\(key)` twice"
            )
        }
        self.preset = preset
        value = arguments[TargetOptions.value]?.mode
        if value != nil, !ValueChoice.isFree(preset) {
            throw ConvertSettings.conflict(
                preset.rules.code.isRequired
                    ? "\(preset.name) takes codes: `--value` cannot say otherwise"
                    : "rows of \(preset.name) have no value: `--value` has nothing to say"
            )
        }
        codes = arguments[TargetOptions.codes]
        splits = arguments[TargetOptions.split] != nil
        if splits, preset.regions == .source || preset.regions == nil {
            throw ConvertSettings.conflict(
                "`--split-by` cuts data of regions, and \(preset.name) takes "
                    + (preset.regions == nil ? "menus" : "one file of source code")
            )
        }
        hasPadding = arguments.has(LevelOptions.padDepth)
        format = try Self.format(preset, arguments)
    }

    /// The usual way to write for a front end.
    init(_ preset: Preset, _ format: PresetFormat) {
        self.preset = preset
        self.format = format
        value = nil
        codes = nil
        splits = false
        hasPadding = false
    }

    private static func preset(_ name: String, _ arguments: ParsedArguments) throws(UsageError) -> Preset {
        let name = PresetName(name: name, command: ConvertCommand.name)
        if let preset = name.known { return preset }
        return try name.resolve(
            own: try OwnPresets.near(arguments.operands.first, arguments, ConvertCommand.name)
        )
    }

    private static func format(_ preset: Preset, _ arguments: ParsedArguments) throws(UsageError)
        -> PresetFormat
    {
        let usual = preset.formats[0]
        let path = arguments[ConvertCommand.output]
        let asked = arguments[ConvertCommand.to]
        guard let named = asked ?? path.flatMap({ DataFormat(ofPath: $0) }) else { return usual }
        if let format = named.ofPresets, preset.formats.contains(format) { return format }
        // Both kinds of property lists end in `.plist`.
        if asked == nil, named == .plist, usual == .bplist { return usual }
        let what = preset.formats.map(\.rawValue).joined(separator: ", ")
        throw ConvertSettings.conflict(
            asked == nil
                ? "\(preset.name) is written as \(what), and the output's name ends in \(named.fileExtension)"
                : "`--for \(preset.name)` is written as \(what): leave `--to \(named.rawValue)` out"
        )
    }

    /// The edits with what the front end wants and the user did not speak of.
    func edits(_ edits: TreeEdits, _ dataset: Dataset) -> TreeEdits {
        hasPadding ? edits : preset.filled(edits, dataset, isCut: splits)
    }
}
