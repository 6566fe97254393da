/// The tree behind a ``LayoutNotation``.
package indirect enum LayoutShape: Sendable, Equatable {
    /// A name that stands alone.
    case text
    /// A value that is an attribute of what its key names, by its type.
    case value(String)
    /// A list; nil when nothing is known of its items, since there are none.
    case list(LayoutShape?)
    /// A record, map or wrapper.
    case dict([LayoutField])
    /// A list whose first value is a name and whose others belong to it.
    case tuple(Int)
    /// One name in several languages.
    case languages([String])
    /// One of several.
    case either([LayoutShape])

    package var written: String {
        switch self {
        case .text: "string"
        case .value(let type): type
        case .list(nil): "[]"
        case .list(let item?): "[\(item.written)]"
        case .dict(let fields): "{" + fields.map(\.written).joined(separator: ", ") + "}"
        case .tuple(let count): "(" + Array(repeating: "string", count: count).joined(separator: ", ") + ")"
        case .languages(let tags): "<" + tags.joined(separator: ", ") + ">"
        case .either(let shapes): shapes.map(\.written).joined(separator: "|")
        }
    }
}

/// A key of a dictionary in a ``LayoutNotation`` and what stands under it.
package struct LayoutField: Sendable, Equatable {
    package enum Key: Sendable, Equatable {
        case word(String)
        /// Keys are names.
        case names
        /// Keys are positions behind a prefix, which may be empty.
        case positions(String)
        /// Keys are codes.
        case codes
    }

    package enum Mark: Sendable, Equatable { case plain, code, parent, attribute }

    package var key: Key
    package var mark = Mark.plain
    package var isOptional = false
    package var shape: LayoutShape?

    package init(_ key: Key, _ shape: LayoutShape? = nil, mark: Mark = .plain, isOptional: Bool = false) {
        self.key = key
        self.shape = shape
        self.mark = mark
        self.isOptional = isOptional
    }

    var written: String {
        var text =
            switch key {
            case .word(let word): Self.quoted(word)
            case .names: "*"
            case .positions(let prefix): prefix + "#"
            case .codes: "@"
            }
        switch mark {
        case .plain: break
        case .code: text = "@" + text
        case .parent: text = "^" + text
        case .attribute: text = "+" + text
        }
        if isOptional { text += "?" }
        if let shape { text += ":" + shape.written }
        return text
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { LayoutNotationParser.isWord($0) }
        if isPlain { return word }
        var text = "\""
        for scalar in word.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }
}
