/// One pass over the statements of a module.
struct ModuleScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func isHere(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount {
            guard unsafe bytes[position + index] == text.utf8Start[index] else { return false }
        }
        return true
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        guard isHere(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    // MARK: - Statements

    /// The only value that the module holds.
    mutating func value() throws(ModuleText.Fault) -> Range<Int> {
        var found: Range<Int>?
        while true {
            skipSpace()
            guard position < bytes.count else { break }
            if skip(";") { continue }
            let start = position
            guard try statement() else { continue }
            let value = position..<end(ofBracketAt: position)
            position = value.upperBound
            guard found == nil else {
                throw ModuleText.Fault(
                    message:
                        "The module holds a second value here, and one is read: keep the one with the data.",
                    range: start..<min(start + 1, bytes.count)
                )
            }
            found = value
            skipTypeOfValue()
        }
        guard let found else {
            throw ModuleText.Fault(
                message:
                    "This module holds no JSON value: one is read where it is written as `module.exports = …`, "
                    + "`export default …` or `export const data = …`.",
                range: 0..<min(bytes.count, 1)
            )
        }
        return found
    }

    /// Goes to the value of a statement; false where it has none and is stepped over.
    private mutating func statement() throws(ModuleText.Fault) -> Bool {
        let start = position
        switch byte(position) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return true
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            // `"use strict"` and its like are no data.
            position = end(ofTextAt: position)
            return false
        default: break
        }
        var first = word()
        if first == "export" {
            skipSpace()
            if skip("=") { return reachValue() }
            if byte(position) == UInt8(ascii: "{") || byte(position) == UInt8(ascii: "*") {
                skipToEnd()
                return false
            }
            first = word()
        }
        switch first {
        case "default": return reachValue()
        case "import":
            skipToEnd()
            return false
        case "interface", "declare", "type", "enum", "namespace":
            skipDeclaration()
            return false
        case "const", "let", "var":
            skipSpace()
            _ = word()
            skipSpace()
            if byte(position) == UInt8(ascii: ":") { skipType() }
            if skip("=") { return reachValue() }
            skipToEnd()
            return false
        case "":
            break
        case "export", "function", "class", "async", "if", "for", "while", "switch", "return", "new", "throw",
            "try",
            "do":
            break
        default:
            // `module.exports = …`, `window.cities = …`, or a call such as `Object.defineProperty(…)`.
            while skip(".") { _ = word() }
            skipSpace()
            if byte(position) == UInt8(ascii: "="), byte(position + 1) != UInt8(ascii: "="),
                byte(position + 1) != UInt8(ascii: ">")
            {
                position += 1
                return reachValue()
            }
            if byte(position) == UInt8(ascii: "(") {
                position = end(ofBracketAt: position)
                return false
            }
            if byte(position) == UInt8(ascii: ";") || position >= bytes.count { return false }
        }
        throw ModuleText.Fault(
            message: "This is code, which is not run: of a module only a JSON value is read, as in "
                + "`export default […]`.",
            range: start..<max(start + 1, min(position, bytes.count))
        )
    }

    /// Goes to the value behind `=` or `default`; false where a name or another plain thing stands there.
    private mutating func reachValue() -> Bool {
        while true {
            skipSpace()
            if byte(position) == UInt8(ascii: "{") || byte(position) == UInt8(ascii: "[") { return true }
            // `module.exports = exports = {…}`
            let start = position
            _ = word()
            while skip(".") { _ = word() }
            skipSpace()
            guard byte(position) == UInt8(ascii: "="), byte(position + 1) != UInt8(ascii: "=") else {
                position = start
                skipToEnd()
                return false
            }
            position += 1
        }
    }

    // MARK: - Types

    /// Steps over `: readonly City[]` up to the equals sign.
    private mutating func skipType() {
        while position < bytes.count {
            switch byte(position) {
            case UInt8(ascii: "="):
                if byte(position + 1) != UInt8(ascii: ">") { return }
                position += 2
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                position = end(ofBracketAt: position)
            case UInt8(ascii: ";"): return
            default: step()
            }
        }
    }

    /// Steps over `interface City { … }`, `type Cities = City[];` and what begins so.
    private mutating func skipDeclaration() {
        while position < bytes.count {
            switch byte(position) {
            case UInt8(ascii: "{"):
                position = end(ofBracketAt: position)
                skipSpace()
                // A type may go on: `{ … } | { … }`, `{ … }[]`.
                guard "|&[".utf8.contains(byte(position)) else { return }
            case UInt8(ascii: "("), UInt8(ascii: "["): position = end(ofBracketAt: position)
            case UInt8(ascii: ";"): return
            case 0x0A, 0x0D:
                skipSpace()
                guard "{|&=<".utf8.contains(byte(position)) else { return }
            default: step()
            }
        }
    }

    /// Steps over `as const` and `satisfies City[]` behind a value.
    private mutating func skipTypeOfValue() {
        skipSpace()
        let start = position
        switch word() {
        case "as", "satisfies": skipToEnd()
        default: position = start
        }
    }

    // MARK: - Pieces

    /// Steps over white space and comments.
    mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case UInt8(ascii: "/"):
                let end = end(ofCommentAt: position)
                guard end > position else { return }
                position = end
            default: return
            }
        }
    }

    /// The name or key word here; empty where there is none.
    private mutating func word() -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
            guard isLetter || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x24 else { break }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Steps to the semicolon or the end of the line that ends a statement.
    private mutating func skipToEnd() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ";"), 0x0A, 0x0D: return
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
                position = end(ofBracketAt: position)
            default: step()
            }
        }
    }

    /// Steps over a comment, a text, or else one byte.
    private mutating func step() {
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): position = end(ofTextAt: position)
        case UInt8(ascii: "/"): position = max(end(ofCommentAt: position), position + 1)
        default: position += 1
        }
    }

    /// Behind the bracket that closes the one at `start`; behind everything where it is not closed.
    private func end(ofBracketAt start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                index = end(ofTextAt: index)
                continue
            case UInt8(ascii: "/"):
                let end = end(ofCommentAt: index)
                if end > index {
                    index = end
                    continue
                }
            default: break
            }
            index += 1
        }
        return bytes.count
    }

    /// Behind the quote that closes the one at `start`; where it is not closed before the line ends, there, and a template
    /// goes over lines.
    private func end(ofTextAt start: Int) -> Int {
        let quote = bytes[start]
        var index = start + 1
        while index < bytes.count, bytes[index] != quote {
            if quote != UInt8(ascii: "`"), bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// Behind the comment at `start`; `start` itself where there is none.
    private func end(ofCommentAt start: Int) -> Int {
        var index = start + 2
        switch byte(start + 1) {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            return index
        case UInt8(ascii: "*"):
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
                    return index + 2
                }
                index += 1
            }
            return bytes.count
        default: return start
        }
    }
}
