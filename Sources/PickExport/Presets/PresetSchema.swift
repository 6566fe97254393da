package import PickBytes
internal import PickJSON
package import PickPresets

/// The JSON Schema (2020-12) of what is written for a front end, made of its row in the table.
package enum PresetSchema {
    private static var code: SchemaValue { ["type": "string", "pattern": "^[0-9]{6}$"] }
    private static var text: SchemaValue { ["type": "string"] }

    /// Whether what is written is JSON, alone or in a module.
    package static func isThere(for preset: Preset) -> Bool {
        preset.formats.contains { [.json, .js, .mjs].contains($0) }
    }

    /// Writes the schema; nothing where the front end takes no JSON.
    package static func write(_ preset: Preset, to out: inout ByteWriter) {
        guard isThere(for: preset) else { return }
        var definitions: [(String, SchemaValue)] = []
        var shapes: [SchemaValue] = []
        for shape in [preset.regions, preset.menu] {
            if let shape { shapes.append(schema(shape, preset.rules, &definitions)) }
        }
        var members: [(String, SchemaValue)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .text("What pickdata writes for \(preset.name)")),
            ("description", .text(preset.title)),
        ]
        if shapes.count == 1, case .object(let own) = shapes[0] {
            members += own
        } else {
            members.append(("anyOf", .list(shapes)))
        }
        if !definitions.isEmpty { members.append(("$defs", .object(definitions))) }
        out.appendJSON { SchemaValue.object(members).write(to: &$0) }
    }

    private static func schema(
        _ shape: PresetShape,
        _ rules: PresetRules,
        _ definitions: inout [(String, SchemaValue)]
    ) -> SchemaValue {
        switch shape {
        case .tree(let keys): return tree(keys, rules, &definitions)
        case .codeMaps(let names):
            return record(names.map { ($0, codeMap(text)) }, required: names)
        case .adjacency(let root):
            return [
                "type": "object", "required": .list([.text(root)]), "propertyNames": code,
                "additionalProperties": codeMap(text),
            ]
        case .splitAdjacency(let keys):
            let place = record(
                [(keys.name, text), (keys.initial, ["type": "string", "pattern": "^[a-z]$"])],
                required: [keys.name]
            )
            let below: SchemaValue = [
                "type": "object", "propertyNames": code, "additionalProperties": codeMap(place),
            ]
            return record(
                [(keys.first, codeMap(text)), (keys.below, below)],
                required: [keys.first, keys.below]
            )
        case .nestedNames:
            definitions.append(
                (
                    "names",
                    [
                        "type": "array", "minItems": .number(1),
                        "items": [
                            "anyOf": [
                                text,
                                [
                                    "type": "object", "minProperties": .number(1),
                                    "maxProperties": .number(1),
                                    "additionalProperties": ["$ref": "#/$defs/names"],
                                ],
                            ]
                        ],
                    ]
                )
            )
            return ["$ref": "#/$defs/names"]
        case .columns(.text): return list(list(text))
        case .columns(.record(let label, let value)):
            return list(list(record([(value, text), (label, text)], required: [value, label])))
        case .wheels:
            return record(
                [
                    ("columns", list(list(text))),
                    (
                        "byParent",
                        [
                            "type": "object", "propertyNames": ["pattern": "^[0-9]+(-[0-9]+)*$"],
                            "additionalProperties": list(text),
                        ]
                    ),
                ],
                required: ["columns", "byParent"]
            )
        case .groups(let keys):
            let option = record(
                [(keys.value, value(rules)), (keys.label, text)],
                required: [keys.value, keys.label]
            )
            let group = record(
                [(keys.label, text), (keys.children, list(option, isFilled: true))],
                required: [keys.label, keys.children]
            )
            let all = list(["anyOf": [option, group]])
            return keys.list.map { record([($0, all)], required: [$0]) } ?? all
        case .options(let keys):
            let option = record(
                [(keys.value, value(rules)), (keys.label, text), (keys.group, text)],
                required: [keys.value, keys.label]
            )
            let group = record(
                [(keys.value, text), (keys.groupLabel, text)],
                required: [keys.value, keys.groupLabel]
            )
            return record(
                [(keys.options, list(option)), (keys.groups, list(group))],
                required: [keys.options, keys.groups]
            )
        case .facets(let keys):
            return list([
                "type": "object", "required": .list([.text(keys.id), .text("\(keys.level)0")]),
                "properties": .object([(keys.id, value(rules))]),
                "patternProperties": .object([("^\(keys.level)[0-9]+$", text)]),
                "additionalProperties": .bool(false),
            ])
        case .select, .source: return [:]
        }
    }

    // MARK: Trees

    private static func tree(
        _ keys: PresetShape.TreeKeys,
        _ rules: PresetRules,
        _ definitions: inout [(String, SchemaValue)]
    ) -> SchemaValue {
        let isSame = keys.children.count == 1 && keys.label.count == 1 && rules.levels.upperBound > 2
        let last = isSame ? 1 : min(rules.levels.upperBound, keys.children.count + 1)
        for level in 1...last {
            definitions.append(("row\(level)", row(keys, rules, level: level, isSame: isSame, last: last)))
        }
        return list(["$ref": "#/$defs/row1"])
    }

    private static func row(
        _ keys: PresetShape.TreeKeys,
        _ rules: PresetRules,
        level: Int,
        isSame: Bool,
        last: Int
    ) -> SchemaValue {
        if keys.hasTextLeaves, level == last { return text }
        let label = keys.labelKey(level - 1)
        let valueMember = keys.value.map { [($0, value(rules))] } ?? []
        let needed = rules.value == .none || rules.code == .optional ? [] : [keys.value].compactMap { $0 }
        let leafLabel = keys.leafLabel ?? label
        let leaf = record(valueMember + [(leafLabel, text)], required: needed + [leafLabel])
        guard isSame || level < last else { return leaf }
        let isFilled = rules.leaf != .emptyList
        // Where keys are counted from the last level, fewer levels begin with a later key.
        let own =
            keys.childrenEndAtLast
            ? Array(keys.children[min(level - 1, keys.children.count - 1)...])
            : [
                keys.childrenKey(level - 1, depth: last)
            ]
        let groups = own.enumerated().map { offset, key in
            let below = isSame ? 1 : min(level + 1 + offset, last)
            return record(
                valueMember + [
                    (label, text), (key, list(["$ref": .text("#/$defs/row\(below)")], isFilled: isFilled)),
                ],
                required: needed + [label, key]
            )
        }
        return isFilled ? ["anyOf": .list([leaf] + groups)] : groups[0]
    }

    // MARK: Pieces

    private static func value(_ rules: PresetRules) -> SchemaValue {
        guard !rules.forbidden.isEmpty else { return text }
        return ["type": "string", "not": ["enum": .list(rules.forbidden.map { .text($0) })]]
    }

    private static func list(_ items: SchemaValue, isFilled: Bool = false) -> SchemaValue {
        isFilled
            ? ["type": "array", "minItems": .number(1), "items": items] : ["type": "array", "items": items]
    }

    private static func codeMap(_ value: SchemaValue) -> SchemaValue {
        ["type": "object", "propertyNames": code, "additionalProperties": value]
    }

    private static func record(_ members: [(String, SchemaValue)], required: [String]) -> SchemaValue {
        [
            "type": "object", "required": .list(required.map { .text($0) }), "properties": .object(members),
            "additionalProperties": .bool(false),
        ]
    }
}
