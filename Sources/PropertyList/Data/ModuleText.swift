/// Where the one JSON value stands that a module of JavaScript or TypeScript exports.
///
/// `module.exports = …`, `export default …`, `export const cities: readonly City[] = …` and the like are read, with
/// comments, imports and type declarations around them. Nothing is run: a value that is made by code is none here.
struct ModuleText {
    /// Why a module is not read; a sentence with its place.
    struct Fault: Error, Equatable {
        let message: String
        let range: Range<Int>
    }

    /// The bytes of the value: from its bracket or quote to the end of it.
    let value: Range<Int>

    init(_ bytes: [UInt8]) throws(Fault) {
        var scanner = ModuleScanner(bytes)
        value = try scanner.value()
    }

    /// How a module may begin, each word with what follows it.
    private static let openings = [
        "module.exports", "exports.", "export ", "export{", "const ", "let ", "var ", "window.",
        "\"use strict\"",
        "'use strict'",
    ].map { Array($0.utf8) }

    /// Whether a text without a name looks like a module; `head` is its first bytes.
    static func begins(_ head: [UInt8]) -> Bool {
        var scanner = ModuleScanner(head)
        scanner.skipSpace()
        let text = head[scanner.position...]
        return openings.contains { text.starts(with: $0) }
    }
}
