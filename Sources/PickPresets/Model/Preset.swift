/// A front end as a row of data: the shape that it takes, its key names, and what its data must be like.
///
/// What writes for a front end and what checks for it read the same row, so what one writes the other accepts.
public struct Preset: Sendable, Equatable, CustomStringConvertible {
    /// What a command line calls it: `vant-area`.
    public let name: String
    /// The front end and its component, for people.
    public let title: String
    /// What it takes regions as; nil where it takes none.
    package var regions: PresetShape?
    /// What it takes a menu as; nil where it takes none.
    package var menu: PresetShape?
    /// What its data must be like.
    package var rules: PresetRules
    /// What it is written as, the usual one first.
    package var formats: [PresetFormat]
    /// What is worth knowing, a sentence each.
    package var facts: [String]
    /// How that is known.
    package var provenance: [Provenance]

    /// The name.
    public var description: String { name }

    package init(
        _ name: String,
        _ title: String,
        regions: PresetShape? = nil,
        menu: PresetShape? = nil,
        _ rules: PresetRules = PresetRules(),
        formats: [PresetFormat] = [.json, .js, .mjs],
        facts: [String] = [],
        _ provenance: [Provenance] = []
    ) {
        self.name = name
        self.title = title
        self.regions = regions
        self.menu = menu
        self.rules = rules
        self.formats = formats
        self.facts = facts
        self.provenance = provenance
    }

    /// The same front end with other key names; nil where no shape has one of the old ones.
    ///
    /// - Parameter renames: Old and new names of keys.
    /// - Returns: The row with the new names.
    package func renamed(_ renames: [(old: String, new: String)]) -> Preset? {
        guard renames.allSatisfy({ keyNames.contains($0.old) }) else { return nil }
        let names = Dictionary(renames.map { ($0.old, $0.new) }) { $1 }
        var preset = self
        preset.regions = regions?.renamed(names)
        preset.menu = menu?.renamed(names)
        return preset
    }

    /// The key names that ``renamed(_:)`` knows.
    package var keyNames: [String] {
        var names: [String] = []
        for name in (regions?.keyNames ?? []) + (menu?.keyNames ?? []) where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}

/// What a front end's data are written as.
package enum PresetFormat: String, Sendable, CaseIterable {
    case json, js, mjs, plist, bplist, html, swift, typescript, kotlin

    /// Whether the data stand in a module of JavaScript.
    package var isModule: Bool { self == .js || self == .mjs }

    /// The ending of a file's name.
    package var fileExtension: String {
        switch self {
        case .bplist: "plist"
        case .typescript: "ts"
        case .kotlin: "kt"
        default: rawValue
        }
    }
}

/// How a preset's facts are known.
package enum Provenance: Sendable, Equatable {
    /// The component's own code was run with what is written for it; the version of it.
    case test(String)
    /// Read in the component's source: repository, commit and file.
    case source(String, commit: String, String)
    /// Read in the component's own documentation.
    case documentation(String)
    /// Seen in files of the kind.
    case files(String)
    /// Said by whoever wrote the configuration.
    case configuration

    /// The sentence for `explain`.
    package var sentence: String {
        switch self {
        case .test(let what): "Run in a test: \(what)."
        case .source(let repository, let commit, let file):
            "Read in the source: \(repository) at \(commit), \(file)."
        case .documentation(let place): "Read in its documentation: \(place)."
        case .files(let what): "Read in files: \(what)."
        case .configuration: "Said by the configuration."
        }
    }
}
