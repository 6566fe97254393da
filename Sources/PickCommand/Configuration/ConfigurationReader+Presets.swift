internal import PickDiagnostics
internal import PickJSON
internal import PickPresets

extension ConfigurationReader {
    /// Reads `presets`: an object with a front end for each name.
    mutating func readPresets(_ object: Int) {
        guard isObject(object, "`presets`") else { return }
        for key in document.children(object) {
            let name = document.string(key)
            guard Self.isName(name) else {
                fail(key, "The name of a preset is made of small letters, digits and hyphens.")
                continue
            }
            if Preset.named(name) != nil || configuration.presets.contains(where: { $0.name == name }) {
                fail(key, "There is a preset `\(name)` already: give it another name.")
                continue
            }
            if let preset = preset(name, key + 1) { configuration.presets.append(preset) }
        }
    }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "-"), name.utf8.count <= 64 else {
            return false
        }
        return name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    private mutating func preset(_ name: String, _ object: Int) -> Preset? {
        guard isObject(object, "A preset") else { return nil }
        var values: [ConfigurationKey: Int] = [:]
        for (key, node) in members(of: object, as: .preset) { values[key] = node }
        guard (values[.like] == nil) != (values[.shape] == nil) else {
            fail(object, "A preset needs `like`, the name of a known one, or `shape`, and not both.")
            return nil
        }
        let title = values[.title].flatMap { text($0, .title) } ?? "a preset of the configuration"
        guard var preset = base(name, title, values) else { return nil }
        if preset.regions == nil { preset.rules.levels = 1...64 }
        change(&preset.rules, values)
        preset.provenance = [.configuration]
        return preset
    }

    private mutating func base(_ name: String, _ title: String, _ values: [ConfigurationKey: Int]) -> Preset?
    {
        if let node = values[.like] {
            guard let text = text(node, .like) else { return nil }
            guard let known = Preset.named(text) else {
                fail(node, "There is no preset `\(text)`" + question(text, Preset.all.map(\.name)) + ".")
                return nil
            }
            let copy = Preset(
                name,
                title,
                regions: known.regions,
                menu: known.menu,
                known.rules,
                formats: known.formats,
                facts: known.facts
            )
            return values[.names].flatMap { renamed(copy, $0) } ?? (values[.names] == nil ? copy : nil)
        }
        guard let node = values[.shape], let shape: OwnShape = choice(node, .shape) else { return nil }
        let roles = roles(values[.names], shape)
        var preset = Preset(name, title)
        if shape == .columns { preset.menu = shape.made(roles) } else { preset.regions = shape.made(roles) }
        if shape.hasValues(roles) { preset.rules.value = .siblings }
        switch shape {
        case .codeMaps: preset.rules.code = .required246
        case .adjacency: preset.rules.code = .required
        case .nestedNames: preset.rules.needsNames = true
        case .groups: preset.rules.value = .leaves
        case .tree, .columns: break
        }
        return preset
    }

    /// With `like`: old and new names of keys.
    private mutating func renamed(_ preset: Preset, _ object: Int) -> Preset? {
        guard isObject(object, "`names`") else { return nil }
        var renames: [(old: String, new: String)] = []
        for key in document.children(object) {
            guard let new = text(key + 1, .names) else { return nil }
            let old = document.string(key)
            guard preset.keyNames.contains(old) else {
                fail(key, "It has no key `\(old)`" + question(old, preset.keyNames) + ".", .configurationKey)
                return nil
            }
            renames.append((old, new))
        }
        let renamed = preset.renamed(renames)
        if let key = renamed?.regions?.repeatedKey ?? renamed?.menu?.repeatedKey {
            fail(object, "An object would have the key `\(key)` twice: give one of the two another name.")
            return nil
        }
        return renamed
    }

    /// With `shape`: keys by what they are for.
    private mutating func roles(_ object: Int?, _ shape: OwnShape) -> [String: [String]] {
        guard let object, isObject(object, "`names`") else { return [:] }
        var roles: [String: [String]] = [:]
        for key in document.children(object) {
            let role = document.string(key)
            guard shape.roles.contains(role) else {
                let known = shape.roles.joined(separator: ", ")
                let end = shape.roles.isEmpty ? "has no names" : "has \(known)" + question(role, shape.roles)
                fail(key, "`\(shape.rawValue)` \(end).", .configurationKey)
                continue
            }
            roles[role] = texts(key + 1).map(\.text)
        }
        return roles
    }

    private mutating func change(_ rules: inout PresetRules, _ values: [ConfigurationKey: Int]) {
        if let node = values[.values], let value: OwnValues = choice(node, .values) {
            rules.value = value.rule
        }
        if let node = values[.codes], let value: OwnCodes = choice(node, .codes) { rules.code = value.rule }
        if let node = values[.leaves], let value: OwnLeaves = choice(node, .leaves) {
            rules.leaf = value.rule
        }
        if let node = values[.levels], let levels = levels(of: node) { rules.levels = levels }
        var padding = rules.depth.padding ?? .repeatParent
        if let node = values[.padding], let value: OwnPadding = choice(node, .padding) {
            padding = value.padding
        }
        if let node = values[.depth], let value: OwnDepth = choice(node, .depth) {
            rules.depth = value.rule(padding)
        } else if values[.padding] != nil {
            rules.depth = rules.depth.padded(padding)
        }
        if let node = values[.forbidden] { rules.forbidden = texts(node).map(\.text) }
    }

    private mutating func levels(of node: Int) -> ClosedRange<Int>? {
        let isList = document.kind(node) == .array
        let numbers = (isList ? Array(document.children(node)) : [node]).map { document.integer($0) ?? 0 }
        guard (1...2).contains(numbers.count), let first = numbers.first, let last = numbers.last,
            first >= 1, last <= 64, first <= last
        else {
            fail(node, "`levels` is a whole number from 1 to 64, or a list of the least and the most.")
            return nil
        }
        return (isList ? Int(first) : 1)...Int(last)
    }
}
