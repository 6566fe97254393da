/// The keys of a configuration file.
///
/// One table for reading, for "did you mean", for `explain configuration`, and for the test that holds
/// `Schemas/config.schema.json` to it.
enum ConfigurationKey: String, CaseIterable {
    case schema = "$schema"
    case select, ignore, severity
    case exclude, overrides, suppress, baseline
    case kind, layout, keys
    case wheelWidth, profile
    case files
    case code, path, reason

    /// An object that has keys.
    enum Place: CaseIterable {
        case top, override, suppression

        /// The keys that it may have.
        var keys: [ConfigurationKey] { ConfigurationKey.allCases.filter { $0.places.contains(self) } }
    }

    var places: [Place] {
        switch self {
        case .schema, .exclude, .overrides, .suppress, .baseline: [.top]
        case .select, .ignore, .severity, .kind, .layout, .keys, .wheelWidth, .profile: [.top, .override]
        case .files: [.override, .suppression]
        case .code, .path, .reason: [.suppression]
        }
    }

    /// What it is for.
    var meaning: String {
        switch self {
        case .schema: "the address of the schema, for editors"
        case .select: "codes, beginnings of codes or names that are reported, and no others"
        case .ignore: "codes, beginnings of codes or names that are not reported"
        case .severity: "a level by code: error, warning, info, or off"
        case .exclude: "files that folder walks leave out, as .gitignore writes them"
        case .overrides: "wishes for the files that `files` names; the later ones are stronger"
        case .suppress: "findings that are not told: by `code`, in `files`, at `path` in the data"
        case .baseline: "the file of known findings"
        case .kind: "what the data are: menu, regions, plist for any property list, or auto"
        case .layout: "the layout of the data, in the notation that `pickdata inspect` prints"
        case .keys: "what keys are for: name, children, code or parent, and the key"
        case .wheelWidth: "how many columns of half-width characters a wheel shows"
        case .profile: "the reference that names and codes are held to"
        case .files: "files, as .gitignore writes them, from the folder of the configuration"
        case .code: "a code, the beginning of one, or a name; or a list of them"
        case .path: "a place in the data and all that is in it, such as $[*].cities"
        case .reason: "why, for people"
        }
    }
}
