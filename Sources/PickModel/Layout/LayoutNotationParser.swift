/// Reads a ``LayoutNotation``.
struct LayoutNotationParser {
    private let scalars: [UnicodeScalar]
    private var place = 0
    private var depth = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    static func isWord(_ scalar: UnicodeScalar) -> Bool {
        switch scalar {
        case "[", "]", "{", "}", "(", ")", "<", ">", ",", ":", "|", "?", "\"", "*", "#", "@", "+", "^": false
        default: !scalar.properties.isWhitespace
        }
    }

    mutating func parse() throws(LayoutNotationError) -> LayoutShape {
        let shape = try either()
        skipSpace()
        guard place == scalars.count else { throw wrong("nothing more can stand here") }
        return shape
    }

    private mutating func either() throws(LayoutNotationError) -> LayoutShape {
        depth += 1
        defer { depth -= 1 }
        // A level is a list of dictionaries, with a list or a text in the last one.
        guard depth <= 2 * NamedTreeBuilder.deepest + 1 else { throw wrong("this is nested too deeply") }
        var shapes = [try single()]
        while take("|") { shapes.append(try single()) }
        return shapes.count == 1 ? shapes[0] : .either(shapes)
    }

    private mutating func single() throws(LayoutNotationError) -> LayoutShape {
        if take("[") {
            if take("]") { return .list(nil) }
            let item = try either()
            try expect("]")
            return .list(item)
        }
        if take("{") { return .dict(try fields()) }
        if take("(") {
            var count = 0
            repeat {
                _ = try word()
                count += 1
            } while take(",")
            try expect(")")
            return .tuple(count)
        }
        if take("<") {
            var tags: [String] = []
            repeat { tags.append(try word()) } while take(",")
            try expect(">")
            return .languages(tags)
        }
        let type = try word()
        return type == "string" ? .text : .value(type)
    }

    private mutating func fields() throws(LayoutNotationError) -> [LayoutField] {
        var fields: [LayoutField] = []
        if take("}") { return fields }
        repeat {
            var mark = LayoutField.Mark.plain
            if take("+") { mark = .attribute } else if take("^") { mark = .parent }
            var key: LayoutField.Key
            if take("*") {
                key = .names
            } else if take("#") {
                key = .positions("")
            } else if take("@") {
                skipSpace()
                if place < scalars.count, scalars[place] == "\"" || Self.isWord(scalars[place]) {
                    mark = .code
                    key = .word(try word())
                } else {
                    key = .codes
                }
            } else {
                let word = try word()
                key = take("#") ? .positions(word) : .word(word)
            }
            let isOptional = take("?")
            let shape = take(":") ? try either() : nil
            fields.append(LayoutField(key, shape, mark: mark, isOptional: isOptional))
        } while take(",")
        try expect("}")
        return fields
    }

    private mutating func word() throws(LayoutNotationError) -> String {
        skipSpace()
        var text = String.UnicodeScalarView()
        if place < scalars.count, scalars[place] == "\"" {
            place += 1
            while place < scalars.count, scalars[place] != "\"" {
                if scalars[place] == "\\", place + 1 < scalars.count { place += 1 }
                text.append(scalars[place])
                place += 1
            }
            guard place < scalars.count else { throw wrong("a quotation mark is missing") }
            place += 1
            return String(text)
        }
        while place < scalars.count, Self.isWord(scalars[place]) {
            text.append(scalars[place])
            place += 1
        }
        guard !text.isEmpty else { throw wrong("a word is missing") }
        return String(text)
    }

    private mutating func take(_ scalar: UnicodeScalar) -> Bool {
        skipSpace()
        guard place < scalars.count, scalars[place] == scalar else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ scalar: UnicodeScalar) throws(LayoutNotationError) {
        guard take(scalar) else { throw wrong("'\(scalar)' is missing") }
    }

    private mutating func skipSpace() {
        while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    }

    private func wrong(_ message: String) -> LayoutNotationError {
        LayoutNotationError(message: message, offset: place)
    }
}
