internal import PickPresets

/// The shapes that a preset of the configuration can have.
enum OwnShape: String, OptionChoice {
    case tree, columns
    case nestedNames = "nested-names"
    case codeMaps = "code-maps"
    case adjacency, groups

    var meaning: String { "" }

    /// What its `names` may be for.
    var roles: [String] {
        switch self {
        case .tree: ["label", "value", "children"]
        case .columns: ["label", "value"]
        case .codeMaps: ["maps"]
        case .adjacency: ["root"]
        case .groups: ["list", "label", "value", "children"]
        case .nestedNames: []
        }
    }

    func hasValues(_ names: [String: [String]]) -> Bool {
        self == .tree || self == .columns ? names["value"] != nil : self == .nestedNames
    }

    func made(_ names: [String: [String]]) -> PresetShape {
        func one(_ role: String, _ usual: String) -> String { names[role]?.first ?? usual }
        func many(_ role: String, _ usual: [String]) -> [String] {
            let given = names[role] ?? []
            return given.isEmpty ? usual : given
        }
        return switch self {
        case .tree:
            .tree(
                PresetShape.TreeKeys(
                    label: many("label", ["label"]),
                    value: names["value"]?.first,
                    children: many("children", ["children"])
                )
            )
        case .columns:
            names["value"]?.first.map { .columns(.record(label: one("label", "label"), value: $0)) }
                ?? .columns(.text)
        case .nestedNames: .nestedNames
        case .codeMaps: .codeMaps(many("maps", ["province_list", "city_list", "county_list"]))
        case .adjacency: .adjacency(root: one("root", "100000"))
        case .groups:
            .groups(
                PresetShape.GroupKeys(
                    list: names["list"]?.first,
                    label: one("label", "text"),
                    value: one("value", "id"),
                    children: one("children", "children")
                )
            )
        }
    }
}

/// Where a value is the only one.
enum OwnValues: String, OptionChoice {
    case none, siblings, tree, leaves

    var meaning: String { "" }

    var rule: PresetRules.ValueRule {
        switch self {
        case .none: .none
        case .siblings: .siblings
        case .tree: .tree
        case .leaves: .leaves
        }
    }
}

/// What codes are for.
enum OwnCodes: String, OptionChoice {
    case unused, optional, required
    case required246 = "required-246"

    var meaning: String { "" }

    var rule: PresetRules.CodeRule {
        switch self {
        case .unused: .unused
        case .optional: .optional
        case .required: .required
        case .required246: .required246
        }
    }
}

/// What rows without children have.
enum OwnLeaves: String, OptionChoice {
    case omitted
    case neverEmpty = "never-empty"
    case emptyList = "empty-list"

    var meaning: String { "" }

    var rule: PresetRules.LeafRule {
        switch self {
        case .omitted: .omitted(breaks: false)
        case .neverEmpty: .omitted(breaks: true)
        case .emptyList: .emptyList
        }
    }
}

/// How deep rows go.
enum OwnDepth: String, OptionChoice {
    case any, even
    case firstDeepest = "first-deepest"

    var meaning: String { "" }

    func rule(_ padding: PresetRules.Padding) -> PresetRules.DepthRule {
        switch self {
        case .any: .any
        case .even: .even(padding)
        case .firstDeepest: .firstDeepest(padding)
        }
    }
}

/// What fills up rows that end early.
enum OwnPadding: String, OptionChoice {
    case repeatParent = "repeat-parent"
    case empty

    var meaning: String { "" }

    var padding: PresetRules.Padding { self == .empty ? .empty : .repeatParent }
}

extension PresetRules.DepthRule {
    /// The same depth with another padding.
    func padded(_ padding: PresetRules.Padding) -> PresetRules.DepthRule {
        switch self {
        case .any: .any
        case .even: .even(padding)
        case .firstDeepest: .firstDeepest(padding)
        case .atLeast(let level, _): .atLeast(level, padding)
        }
    }
}
