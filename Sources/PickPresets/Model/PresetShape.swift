/// How a front end's data are built.
///
/// Key names are values, so that a reader can go from a file back to names, values and children by the same row.
package enum PresetShape: Sendable, Equatable {
    /// A list of records that hold their children.
    case tree(TreeKeys)
    /// An object of objects, one for each level, `{code: name}`: `{"province_list": {…}, "city_list": {…}}`.
    case codeMaps([String])
    /// `{parent: {code: name}}`; the first level stands under `root`.
    case adjacency(root: String)
    /// The first level as `{code: name}`, what is below as `{parent: {code: {name, initial}}}`.
    case splitAdjacency(SplitKeys)
    /// `[{name: [{name: [name]}]}]`: objects of one key.
    case nestedNames
    /// `[[row, …], …]`: independent columns.
    case columns(ColumnItem)
    /// What a page needs to rebuild dependent columns: the columns at the start, and rows by the place of their parent.
    case wheels
    /// A list with one level of groups; what is deeper is written in one row.
    case groups(GroupKeys)
    /// Options that name their group, and the groups.
    case options(OptionKeys)
    /// `<select>` with `<optgroup>`.
    case select
    /// A record for each leaf: `lvl0`, `lvl1`, each with the whole path.
    case facets(FacetKeys)
    /// Source code that has the data.
    case source

    /// The keys of a tree of records.
    package struct TreeKeys: Sendable, Equatable {
        /// The label's key by level; the last one holds for all levels below.
        package var label: [String]
        /// The label's key of rows without children, where it is another.
        package var leafLabel: String?
        /// The value's key; nil where there is none.
        package var value: String?
        /// The children's key by level; the last one holds for all levels below.
        package var children: [String]
        /// Whether the last of ``children`` is that of the level above the last.
        package var childrenEndAtLast = false
        /// Whether rows of the last level are texts and no records.
        package var hasTextLeaves = false

        package init(
            label: [String],
            leafLabel: String? = nil,
            value: String?,
            children: [String],
            childrenEndAtLast: Bool = false,
            hasTextLeaves: Bool = false
        ) {
            self.label = label
            self.leafLabel = leafLabel
            self.value = value
            self.children = children
            self.childrenEndAtLast = childrenEndAtLast
            self.hasTextLeaves = hasTextLeaves
        }

        /// The same keys on every level.
        package static func keys(_ label: String, _ value: String?, _ children: String) -> TreeKeys {
            TreeKeys(label: [label], value: value, children: [children])
        }

        /// The label's key of a level with rows below.
        package func labelKey(_ level: Int) -> String { label[min(level, label.count - 1)] }

        /// The children's key of a level of data with `depth` levels.
        package func childrenKey(_ level: Int, depth: Int) -> String {
            let skipped = childrenEndAtLast ? max(0, children.count - max(depth - 1, 0)) : 0
            return children[min(level + skipped, children.count - 1)]
        }
    }

    package struct SplitKeys: Sendable, Equatable {
        package var first: String
        package var below: String
        package var name: String
        /// The key of the initial letter, which is written where the data have one.
        package var initial: String

        package init(first: String, below: String, name: String, initial: String) {
            self.first = first
            self.below = below
            self.name = name
            self.initial = initial
        }
    }

    /// A row of a column.
    package enum ColumnItem: Sendable, Equatable {
        case text
        case record(label: String, value: String)
    }

    package struct GroupKeys: Sendable, Equatable {
        /// The key of the list; nil for a bare list.
        package var list: String?
        package var label: String
        package var value: String
        package var children: String

        package init(list: String?, label: String, value: String, children: String) {
            self.list = list
            self.label = label
            self.value = value
            self.children = children
        }
    }

    package struct OptionKeys: Sendable, Equatable {
        package var options: String
        package var groups: String
        package var value: String
        package var label: String
        package var group: String
        package var groupLabel: String

        package init(
            options: String,
            groups: String,
            value: String,
            label: String,
            group: String,
            groupLabel: String
        ) {
            self.options = options
            self.groups = groups
            self.value = value
            self.label = label
            self.group = group
            self.groupLabel = groupLabel
        }
    }

    package struct FacetKeys: Sendable, Equatable {
        package var id: String
        /// What stands before the number of the level.
        package var level: String
        package var separator: String

        package init(id: String, level: String, separator: String) {
            self.id = id
            self.level = level
            self.separator = separator
        }
    }
}

extension PresetShape {
    /// What the shape is called in the configuration and in `explain`.
    package var word: String {
        switch self {
        case .tree: "tree"
        case .codeMaps: "code-maps"
        case .adjacency: "adjacency"
        case .splitAdjacency: "split-adjacency"
        case .nestedNames: "nested-names"
        case .columns: "columns"
        case .wheels: "wheels"
        case .groups: "groups"
        case .options: "options"
        case .select: "select"
        case .facets: "facets"
        case .source: "source"
        }
    }

    /// The names of its keys that may be others, in the order of the shape.
    package var keyNames: [String] {
        switch self {
        case .tree(let keys):
            keys.label + [keys.leafLabel, keys.value].compactMap { $0 } + keys.children
        case .codeMaps(let names): names
        case .splitAdjacency(let keys): [keys.first, keys.below, keys.name, keys.initial]
        case .columns(.record(let label, let value)): [label, value]
        case .groups(let keys): [keys.list, keys.label, keys.value, keys.children].compactMap { $0 }
        case .options(let keys):
            [keys.options, keys.groups, keys.value, keys.label, keys.group, keys.groupLabel]
        case .facets(let keys): [keys.id]
        case .adjacency, .nestedNames, .columns(.text), .wheels, .select, .source: []
        }
    }

    /// A key that would stand twice in one object; nil where there is none.
    package var repeatedKey: String? {
        let objects: [[String?]]
        switch self {
        case .tree(let keys):
            objects = (0..<max(keys.label.count, keys.children.count)).flatMap { level in
                let children = keys.children[min(level, keys.children.count - 1)]
                return [
                    [keys.labelKey(level), keys.value, children], [keys.leafLabel, keys.value, children],
                ]
            }
        case .codeMaps(let names): objects = [names]
        case .splitAdjacency(let keys): objects = [[keys.first, keys.below], [keys.name, keys.initial]]
        case .columns(.record(let label, let value)): objects = [[label, value]]
        case .groups(let keys): objects = [[keys.label, keys.value, keys.children]]
        case .options(let keys):
            objects = [
                [keys.options, keys.groups], [keys.value, keys.label, keys.group],
                [keys.value, keys.groupLabel],
            ]
        case .facets, .adjacency, .nestedNames, .columns(.text), .wheels, .select, .source: objects = []
        }
        for object in objects {
            var seen: Set<String> = []
            if let key = object.compactMap({ $0 }).first(where: { !seen.insert($0).inserted }) { return key }
        }
        return nil
    }

    /// The shape with some keys called otherwise, all at once, so that two can change places.
    func renamed(_ names: [String: String]) -> PresetShape {
        func name(_ key: String) -> String { names[key] ?? key }
        switch self {
        case .tree(var keys):
            keys.label = keys.label.map(name)
            keys.leafLabel = keys.leafLabel.map(name)
            keys.value = keys.value.map(name)
            keys.children = keys.children.map(name)
            return .tree(keys)
        case .codeMaps(let names): return .codeMaps(names.map(name))
        case .splitAdjacency(var keys):
            keys.first = name(keys.first)
            keys.below = name(keys.below)
            keys.name = name(keys.name)
            keys.initial = name(keys.initial)
            return .splitAdjacency(keys)
        case .columns(.record(let label, let value)):
            return .columns(.record(label: name(label), value: name(value)))
        case .groups(var keys):
            keys.list = keys.list.map(name)
            keys.label = name(keys.label)
            keys.value = name(keys.value)
            keys.children = name(keys.children)
            return .groups(keys)
        case .options(var keys):
            keys.options = name(keys.options)
            keys.groups = name(keys.groups)
            keys.value = name(keys.value)
            keys.label = name(keys.label)
            keys.group = name(keys.group)
            keys.groupLabel = name(keys.groupLabel)
            return .options(keys)
        case .facets(var keys):
            keys.id = name(keys.id)
            return .facets(keys)
        case .adjacency, .nestedNames, .columns(.text), .wheels, .select, .source: return self
        }
    }
}
