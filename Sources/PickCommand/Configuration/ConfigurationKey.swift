/// The keys of a configuration file.
///
/// One table for reading, for "did you mean", for `explain configuration`, and for the test that holds
/// `Schemas/config.schema.json` to it.
enum ConfigurationKey: String, CaseIterable {
    case schema = "$schema"
    case select, ignore, severity
    case exclude, overrides, suppress, baseline, presets, dataset, build
    case kind, layout, keys
    case wheelWidth, profile
    case files
    case code, path, reason
    case like, shape, title, names, values, codes, levels, depth, padding, leaves, forbidden
    case name, version, licence, source, asOf
    case file, to, `for`, output, accessor, options

    /// An object that has keys.
    enum Place: CaseIterable {
        case top, override, suppression, preset, dataset, build

        /// The keys that it may have.
        var keys: [ConfigurationKey] { ConfigurationKey.allCases.filter { $0.places.contains(self) } }
    }

    var places: [Place] {
        switch self {
        case .schema, .exclude, .overrides, .suppress, .baseline, .presets, .dataset, .build:
            [.top]
        case .select, .ignore, .severity, .kind, .layout, .keys, .wheelWidth, .profile: [.top, .override]
        case .files: [.override, .suppression]
        case .code, .path, .reason: [.suppression]
        case .like, .shape, .title, .names, .values, .codes, .levels, .depth, .padding, .leaves, .forbidden:
            [.preset]
        case .name, .version, .licence, .source, .asOf: [.dataset]
        case .file, .to, .for, .output, .accessor, .options: [.build]
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
        case .kind:
            "what the data are: menu, regions, plist for any property list, auto for picker data of either kind, or any for either of these"
        case .layout: "the layout of the data, in the notation that `pickdata inspect` prints"
        case .keys: "what keys are for: name, children, code or parent, and the key"
        case .wheelWidth: "how many columns of half-width characters a wheel shows"
        case .profile: "the reference that names and codes are held to"
        case .files: "files, as .gitignore writes them, from the folder of the configuration"
        case .code: "a code, the beginning of one, or a name; or a list of them"
        case .path: "a place in the data and all that is in it, such as $[*].cities"
        case .reason: "why, for people"
        case .dataset: "what people say about the dataset, for bundles"
        case .build: "what an app ships: a file of picker data, or an object about one, each; for `build`"
        case .file: "the picker data, from the folder of the configuration"
        case .to: "the format that is shipped; without `for` a binary property list"
        case .for: "the front end that the file is for; without `to` and `output` as JSON"
        case .output: "the name of the shipped file; its ending decides the format where `to` is absent"
        case .accessor: "the name of the constant in Swift, where that of the file does not do"
        case .options: "more options of `convert`, such as --add and code"
        case .name: "what the dataset is called"
        case .version: "the version of the dataset"
        case .licence: "the licence of the dataset, such as CC-BY-4.0"
        case .source: "where the data come from"
        case .asOf: "the day that the data are true for, such as 2024-12-31"
        case .presets: "front ends of your own, each under its name, for `--for`"
        case .like: "the known preset that it is like"
        case .shape: "its shape: tree, columns, nested-names, code-maps, adjacency or groups"
        case .title: "what it is, for people"
        case .names:
            "names of keys: with `like` old and new ones; with `shape` label, value, children (a list: one for each level), maps, root or list"
        case .values: "where a value stands once: siblings, tree, leaves; or none for rows without values"
        case .codes:
            "unused, optional (written where there are some), required (six digits), required-246 (and those of the parents before)"
        case .levels: "the most levels, or a list of the least and the most"
        case .depth: "any, even (every row goes down to the last level), first-deepest (the first row does)"
        case .padding: "what fills up rows that end early: repeat-parent or empty"
        case .leaves:
            "what rows without children have: omitted, never-empty (an empty list breaks it), empty-list"
        case .forbidden: "values that it does not take"
        }
    }
}
