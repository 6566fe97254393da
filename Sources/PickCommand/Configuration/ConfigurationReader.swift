internal import PickDiagnostics
internal import PickJSON
internal import PickModel
internal import PickReference
internal import PickReporters

/// Reads a configuration file, and says everything that is wrong with it.
struct ConfigurationReader {
    let document: JSONDocument
    private let codes: [DiagnosticCode]
    var configuration: Configuration
    private var faults: [Diagnostic] = []

    /// Reads `bytes`; the configuration is nil when there are faults.
    static func read(
        _ bytes: [UInt8],
        path: String,
        base: AbsolutePath,
        codes: [DiagnosticCode]
    ) -> (configuration: Configuration?, faults: FileReport) {
        let source = SourceText(text: bytes, map: OffsetMap(shift: 0))
        do throws(JSONFault) {
            let document = try JSONReader.read(bytes, .configuration)
            var reader = ConfigurationReader(
                document: document,
                codes: codes,
                configuration: Configuration(path: path, base: base)
            )
            reader.readTop()
            let report = FileReport(
                path: path,
                findings: FileReport.inOrder(reader.faults),
                source: source
            )
            return (reader.faults.isEmpty ? reader.configuration : nil, report)
        } catch {
            let fault = error.diagnostic(.configurationSyntax)
            return (nil, FileReport(path: path, findings: [fault], source: source))
        }
    }

    // MARK: Objects

    private mutating func readTop() {
        guard isObject(document.root, "A configuration") else { return }
        var rules = FileRules()
        for (key, node) in members(of: document.root, as: .top) {
            switch key {
            case .exclude: configuration.exclude = patterns(node)
            case .overrides:
                for item in items(node, "`overrides` is a list of objects") { readOverride(item) }
            case .suppress:
                for item in items(node, "`suppress` is a list of objects") { readSuppression(item) }
            case .presets: readPresets(node)
            case .dataset: readDataset(node)
            case .build: readBuild(node)
            case .baseline: configuration.baseline = text(node, key)
            case .schema: _ = text(node, key)
            default: read(key, node, into: &rules)
            }
        }
        configuration.rules = rules
    }

    private mutating func readOverride(_ object: Int) {
        guard isObject(object, "An entry of `overrides`") else { return }
        var override = Configuration.Override()
        for (key, node) in members(of: object, as: .override) {
            if key == .files {
                override.files = patterns(node)
            } else {
                read(key, node, into: &override.rules)
            }
        }
        if document.value(object, forKey: "files") == nil {
            fail(object, "An entry of `overrides` needs `files`: the files that it is for.")
        }
        configuration.overrides.append(override)
    }

    private mutating func readSuppression(_ object: Int) {
        guard isObject(object, "An entry of `suppress`") else { return }
        var suppression = ConfiguredSuppression(range: document.range(object))
        for (key, node) in members(of: object, as: .suppression) {
            switch key {
            case .code: suppression.codes = selectors(node)
            case .files: suppression.files = patterns(node)
            case .path:
                guard let path = text(node, key) else { continue }
                suppression.path = DataPathPattern(path)
                if suppression.path == nil {
                    fail(node, "This is no place in the data: write it like `$[*].cities[0]`.")
                }
            default: _ = text(node, key)
            }
        }
        if document.value(object, forKey: "code") == nil {
            fail(object, "An entry of `suppress` needs `code`: what is not to be told.")
        }
        configuration.suppressions.append(suppression)
    }

    private mutating func read(_ key: ConfigurationKey, _ node: Int, into rules: inout FileRules) {
        switch key {
        case .select: rules.policy.select = selectors(node)
        case .ignore: rules.policy.ignore = selectors(node)
        case .severity: rules.policy.levels = levels(node)
        case .kind: rules.kind = choice(node, key)
        case .layout: rules.layout = layout(node)
        case .keys: rules.keys = keys(node)
        case .wheelWidth:
            guard let width = document.integer(node), (1...1000).contains(width) else {
                return fail(node, "`wheelWidth` is a whole number from 1 to 1000.")
            }
            rules.wheelWidth = Int(width)
        case .profile: rules.profile = choice(node, key)
        default: break
        }
    }

    // MARK: Values

    private mutating func selectors(_ node: Int) -> [CodeSelector] {
        texts(node).compactMap { selector($0.text, at: $0.node) }
    }

    private mutating func selector(_ text: String, at node: Int) -> CodeSelector? {
        let selector = CodeSelector(text)
        if selector.isKnown(among: codes) { return selector }
        fail(node, "There is no code or rule `\(text)`" + question(text, CodeNames.all(codes)) + ".")
        return nil
    }

    private mutating func levels(_ node: Int) -> [FindingPolicy.LevelOfCodes] {
        guard isObject(node, "`severity`") else { return [] }
        var levels: [FindingPolicy.LevelOfCodes] = []
        for key in document.children(node) {
            let codes = selector(document.string(key), at: key)
            let names = FindingPolicy.Level.allCases.map(\.rawValue)
            guard document.kind(key + 1) == .string,
                let level = FindingPolicy.Level(rawValue: document.string(key + 1))
            else {
                let given = document.kind(key + 1) == .string ? document.string(key + 1) : ""
                fail(
                    key + 1,
                    "A level is one of \(names.joined(separator: ", "))" + question(given, names) + "."
                )
                continue
            }
            if let codes { levels.append(.init(codes, level)) }
        }
        return levels
    }

    private mutating func patterns(_ node: Int) -> [PathPattern] {
        texts(node).compactMap { item in
            let pattern = PathPattern(item.text)
            if pattern == nil { fail(item.node, "This is no pattern that a file could fit.") }
            return pattern
        }
    }

    private mutating func layout(_ node: Int) -> LayoutNotation? {
        guard let text = text(node, .layout) else { return nil }
        do throws(LayoutNotationError) {
            return try LayoutNotation(text)
        } catch {
            fail(node, "This is no layout: \(error.message) (character \(error.offset + 1)).")
            return nil
        }
    }

    private mutating func keys(_ node: Int) -> [RecognitionHints.Key] {
        guard isObject(node, "`keys`") else { return [] }
        var keys: [RecognitionHints.Key] = []
        let roles = RecognitionHints.Key.Role.allCases.map(\.rawValue)
        for key in document.children(node) {
            let name = document.string(key)
            guard let role = RecognitionHints.Key.Role(rawValue: name) else {
                let message =
                    "`keys` has \(roles.joined(separator: ", ")); not `\(name)`" + question(name, roles)
                fail(key, message + ".", .configurationKey)
                continue
            }
            for item in texts(key + 1) { keys.append(RecognitionHints.Key(role, item.text)) }
        }
        return keys
    }

    mutating func choice<Value: OptionChoice>(_ node: Int, _ key: ConfigurationKey) -> Value? {
        guard let text = text(node, key) else { return nil }
        if let value = Value(rawValue: text) { return value }
        let names = Value.allCases.map(\.rawValue)
        fail(
            node,
            "`\(key.rawValue)` is one of \(names.joined(separator: ", "))" + question(text, names) + "."
        )
        return nil
    }

    mutating func text(_ node: Int, _ key: ConfigurationKey) -> String? {
        guard document.kind(node) == .string, !document.string(node).isEmpty else {
            fail(node, "`\(key.rawValue)` is a text, and not an empty one.")
            return nil
        }
        return document.string(node)
    }

    /// A text, or a list of texts.
    mutating func texts(_ node: Int) -> [(node: Int, text: String)] {
        let nodes = document.kind(node) == .array ? Array(document.children(node)) : [node]
        return nodes.compactMap { node in
            guard document.kind(node) == .string, !document.string(node).isEmpty else {
                fail(node, "A text in double quotes is expected here, not \(document.kind(node).words).")
                return nil
            }
            return (node, document.string(node))
        }
    }

    mutating func items(_ node: Int, _ message: String) -> [Int] {
        guard document.kind(node) == .array else {
            fail(node, message + ".")
            return []
        }
        return Array(document.children(node))
    }

    mutating func isObject(_ node: Int, _ what: String) -> Bool {
        if document.kind(node) == .object { return true }
        fail(node, "\(what) is an object, not \(document.kind(node).words).")
        return false
    }

    /// The keys that the object may have, each with its value; the others are faults.
    mutating func members(
        of object: Int,
        as place: ConfigurationKey.Place
    ) -> [(key: ConfigurationKey, value: Int)] {
        var members: [(key: ConfigurationKey, value: Int)] = []
        for node in document.children(object) {
            let name = document.string(node)
            guard let key = place.keys.first(where: { $0.rawValue == name }) else {
                let known = place.keys.map(\.rawValue)
                fail(node, "There is no key `\(name)` here" + question(name, known) + ".", .configurationKey)
                continue
            }
            if members.contains(where: { $0.key == key }) {
                fail(node, "The key `\(name)` is here twice.", .configurationKey)
            } else {
                members.append((key, node + 1))
            }
        }
        return members
    }

    func question(_ word: String, _ known: [String]) -> String {
        Suggestion.closest(to: word, in: known).map { "; did you mean `\($0)`?" } ?? ""
    }

    mutating func fail(_ node: Int, _ message: String, _ code: DiagnosticCode = .configurationValue) {
        // A question mark ends a sentence by itself.
        let message = message.hasSuffix("?.") ? String(message.dropLast()) : message
        faults.append(Diagnostic(code, message, at: document.range(node)))
    }
}
