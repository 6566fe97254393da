import PickJSON
import PickModel
import PickPresets
import PropertyList

/// Reads what was written for a front end, by the shape of its row, in a way of its own: the judge of the property test.
struct ReadBack {
    let preset: Preset
    let json: JSONDocument

    struct Failure: Error { let message: String }

    init(_ preset: Preset, _ bytes: [UInt8]) throws {
        self.preset = preset
        json = try JSONReader.read(bytes)
    }

    /// The rows of regions; for shapes with one level of groups the names below it are in one.
    func rows() throws -> [Row] {
        switch preset.regions {
        case .tree(let keys): try tree(json.root, keys, level: 0)
        case .codeMaps(let names): try maps(names)
        case .adjacency(let root): try adjacency(try member(json.root, root), in: json.root)
        case .splitAdjacency(let keys):
            try adjacency(try member(json.root, keys.first), in: try member(json.root, keys.below))
        case .nestedNames: nested(json.root)
        case .groups(let keys):
            try groups(keys.list.map { try member(json.root, $0) } ?? json.root, keys)
        case .options(let keys): try options(keys)
        case .facets(let keys): try facets(keys)
        default: throw Failure(message: "no reader for \(preset.name)")
        }
    }

    private func member(_ object: Int, _ key: String) throws -> Int {
        guard let node = json.children(object).first(where: { json.string($0) == key }) else {
            throw Failure(message: "\(key) is missing")
        }
        return node + 1
    }

    private func optional(_ object: Int, _ key: String) -> Int? {
        json.children(object).first { json.string($0) == key }.map { $0 + 1 }
    }

    private func tree(_ list: Int, _ keys: PresetShape.TreeKeys, level: Int) throws -> [Row] {
        try json.children(list).map { node in
            guard json.kind(node) == .object else { return Row(name: json.string(node)) }
            let label = try optional(node, keys.labelKey(level)) ?? member(node, keys.leafLabel ?? "?")
            // Which key stands on a level depends on how many levels there are.
            let children = keys.children.lazy.compactMap { optional(node, $0) }.first
            return Row(
                value: keys.value.flatMap { optional(node, $0) }.map { json.string($0) },
                name: json.string(label),
                children: try children.map { try tree($0, keys, level: level + 1) }
            )
        }
    }

    private func maps(_ names: [String]) throws -> [Row] {
        let maps = try names.map { name in
            json.children(try member(json.root, name)).map {
                (code: json.string($0), name: json.string($0 + 1))
            }
        }
        func rows(_ level: Int, _ prefix: Substring) -> [Row]? {
            guard level < maps.count else { return nil }
            let below = maps[level].filter { $0.code.hasPrefix(prefix) }
            guard !below.isEmpty else { return nil }
            return below.map {
                Row(value: $0.code, name: $0.name, children: rows(level + 1, $0.code.prefix(2 * (level + 1))))
            }
        }
        return rows(0, "") ?? []
    }

    private func adjacency(_ first: Int, in map: Int) throws -> [Row] {
        json.children(first).map { key in
            let code = json.string(key)
            let value = json.kind(key + 1) == .object ? optional(key + 1, "name") ?? key + 1 : key + 1
            let below = optional(map, code)
            return Row(
                value: code,
                name: json.string(value),
                children: below.flatMap { try? adjacency($0, in: map) }
            )
        }
    }

    private func nested(_ list: Int) -> [Row] {
        json.children(list).map { node in
            guard json.kind(node) == .object, let key = json.children(node).first(where: { _ in true }) else {
                return Row(name: json.string(node))
            }
            return Row(name: json.string(key), children: nested(key + 1))
        }
    }

    private func groups(_ list: Int, _ keys: PresetShape.GroupKeys) throws -> [Row] {
        try json.children(list).map { node in
            Row(
                value: optional(node, keys.value).map { json.string($0) },
                name: json.string(try member(node, keys.label)),
                children: try optional(node, keys.children).map { try groups($0, keys) }
            )
        }
    }

    private func options(_ keys: PresetShape.OptionKeys) throws -> [Row] {
        var rows: [Row] = []
        var places: [String: Int] = [:]
        for node in json.children(try member(json.root, keys.groups)) {
            places[json.string(try member(node, keys.value))] = rows.count
            rows.append(Row(name: json.string(try member(node, keys.groupLabel)), children: []))
        }
        for node in json.children(try member(json.root, keys.options)) {
            let row = Row(
                value: json.string(try member(node, keys.value)),
                name: json.string(try member(node, keys.label))
            )
            if let group = optional(node, keys.group) {
                guard let place = places[json.string(group)] else { throw Failure(message: "no such group") }
                rows[place].children?.append(row)
            } else {
                rows.append(row)
            }
        }
        return rows
    }

    private func facets(_ keys: PresetShape.FacetKeys) throws -> [Row] {
        try json.children(json.root).map { node in
            var last = ""
            var level = 0
            while let name = optional(node, "\(keys.level)\(level)") {
                last = json.string(name)
                level += 1
            }
            return Row(value: json.string(try member(node, keys.id)), name: last)
        }
    }
}
