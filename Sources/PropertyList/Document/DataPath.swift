extension Document {
    /// The place of a node in the data: `$` for the root, `$[3].cities[1]` further in.
    ///
    /// A key of letters, digits, `_` and `-` follows a dot; any other is written `["…"]` with `"` and `\` escaped.
    public func path(of node: Int) -> String {
        var path = "$"
        var container = 0
        while container < node, kind(container).isContainer {
            var position = 0
            var child = container + 1
            let end = next(after: container)
            var found = false
            while child < end {
                if kind(container) == .dict {
                    let value = child + 1
                    let after = next(after: value)
                    if node < after {
                        Self.append(key: string(child), to: &path)
                        container = value
                        found = true
                        break
                    }
                    child = after
                } else {
                    let after = next(after: child)
                    if node < after {
                        path += "[\(position)]"
                        container = child
                        found = true
                        break
                    }
                    child = after
                    position += 1
                }
            }
            guard found else { return path }
            if container >= node { return path }
        }
        return path
    }

    private static func append(key: String, to path: inout String) {
        let plain = key.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar)
        }
        if plain, !key.isEmpty {
            path += "." + key
            return
        }
        path += "[\""
        for scalar in key.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { path += "\\" }
            path.unicodeScalars.append(scalar)
        }
        path += "\"]"
    }
}
