internal import PickJSON

extension ConfigurationReader {
    /// Reads `build`: a list of files, or of objects about one each.
    mutating func readBuild(_ node: Int) {
        var entries: [BuildEntry] = []
        for item in items(node, "`build` is a list of files, or of objects with the key `file`") {
            if let entry = buildEntry(item) { entries.append(entry) }
        }
        configuration.build = entries
    }

    private mutating func buildEntry(_ node: Int) -> BuildEntry? {
        let range = document.range(node)
        if document.kind(node) == .string {
            return text(node, .file).map { BuildEntry(file: $0, range: range) }
        }
        guard isObject(node, "An entry of `build`") else { return nil }
        var entry = BuildEntry(file: "", range: range)
        for (key, value) in members(of: node, as: .build) {
            switch key {
            case .file: entry.file = text(value, key) ?? ""
            case .to: entry.format = choice(value, key)
            case .for: entry.preset = text(value, key)
            case .output: entry.output = outputName(value)
            case .accessor: entry.accessor = accessor(value)
            case .options: entry.options = texts(value).map(\.text)
            default: break
            }
        }
        if document.value(node, forKey: "file") == nil {
            fail(node, "An entry of `build` needs `file`: the picker data.")
        }
        return entry
    }

    private mutating func outputName(_ node: Int) -> String? {
        guard let name = text(node, .output) else { return nil }
        if name.utf8.contains(UInt8(ascii: "/")) || name == "." || name == ".." {
            fail(node, "`output` is the name of a file, without a folder.")
            return nil
        }
        return name
    }

    private mutating func accessor(_ node: Int) -> String? {
        guard let name = text(node, .accessor) else { return nil }
        if SwiftIdentifier.isValid(name) { return name }
        fail(node, "Swift cannot call a constant `\(name)`: take letters and digits, a letter first.")
        return nil
    }
}
