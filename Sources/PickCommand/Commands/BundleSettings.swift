internal import PickExport
internal import PickPresets

/// What `bundle` was asked for, free of contradictions.
struct BundleSettings: Sendable {
    /// The folder of the bundle.
    let folder: String
    let formats: [BundleFormat]
    let presets: [Preset]
    let facts: DatasetFacts
    let hints: InputHints

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let folder = arguments[BundleCommand.output], folder != "-" else {
            throw Self.conflict("a bundle is a folder: name it with `--output DIR`")
        }
        self.folder = folder
        hints = try InputHints(arguments, command: BundleCommand.name)
        if hints.kind == .plist {
            throw Self.conflict("`--kind plist` looks for no picker data, which a bundle needs")
        }
        let configuration = try OwnPresets.configuration(
            near: arguments.operands.first,
            arguments,
            BundleCommand.name
        )
        var presets: [Preset] = []
        for name in arguments[BundleCommand.presets].flatMap({ $0 }) {
            let preset = try PresetName(name: name, command: BundleCommand.name)
                .resolve(own: configuration?.presets ?? [])
            if !presets.contains(where: { $0.name == preset.name }) { presets.append(preset) }
        }
        self.presets = presets
        var formats: [BundleFormat] = []
        for name in arguments[BundleCommand.to].flatMap({ $0 }) {
            let format = try Self.format(name)
            if !formats.contains(format) { formats.append(format) }
        }
        self.formats = formats.isEmpty ? [.json, .csv, .bplist] : formats
        var facts = configuration?.dataset ?? DatasetFacts()
        if facts.name == nil, let operand = arguments.operands.first, operand != "-" {
            let file = FileSystem.name(of: operand)
            facts.name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        }
        self.facts = facts
    }

    private static func format(_ name: String) throws(UsageError) -> BundleFormat {
        if let format = BundleFormat(rawValue: name) { return format }
        if Preset.named(name) != nil { throw conflict("`\(name)` is a front end; say `--for \(name)`") }
        let names = BundleFormat.allCases.map(\.rawValue)
        let question = Suggestion.closest(to: name, in: names).map { "; did you mean `\($0)`?" } ?? ""
        throw conflict(
            "bundles have no format `\(name)`\(question) (they have \(names.joined(separator: ", ")))"
        )
    }

    static func conflict(_ text: String) -> UsageError {
        UsageError(.conflict(text), command: BundleCommand.name)
    }
}
