import PickDiagnostics
import PropertyList
import Testing

/// Modules of JavaScript and TypeScript: one JSON value is read, and code is not run.
@Suite struct ModuleTests {
    private static let value = #"[{"name": "a}]", "x": "// no"}]"#

    @Test(arguments: [
        "module.exports = @", "module.exports = @;\n", "exports.cities = @", "module.exports.cities = @;",
        "export default @\n", "export const cities = @;", "export let cities = @",
        "const cities = @;\nexport default cities;\n",
        "var cities = @;\nmodule.exports = cities", "const cities = @\nexport { cities };",
        "window.cities = @;",
        "'use strict';\nmodule.exports = @",
        "\"use strict\"\nObject.defineProperty(exports, \"__esModule\", { value: true });\nexports.default = void 0;\nexports.default = @;",
        "module.exports = exports = @", "module.exports = exports.default = @", "\u{FEFF}export default @",
        "// a comment: module.exports = {}\n/* another; */ export default @ // behind\n",
        "export interface City {\n  readonly name: string;\n  children?: City[];\n}\n\nexport const cities: readonly City[] = @ as const;\n",
        "import type { City } from \"./city\";\nexport const cities: City[] = @ satisfies City[];",
        "type Name = string\nexport type Row = { name: Name }\n  | { x: Name };\nexport const rows: readonly (readonly Row[])[] = @",
        "declare const other: number;\nexport const f: (a: number) => Row[] = @", "export = @",
        "import { City } from \"./city\" // it's the type\nexport default @",
        "import { City } from \"./city\" /* it's */\nexport default @",
        "const cities: City[] /* x = 1 */ = @", "type Kind = \"it;{\"\nexport default @",
    ])
    func theValueIsRead(_ text: String) throws {
        let bytes = Array(text.replacing("@", with: Self.value).utf8)
        for name in ["a.js", "a.mjs", "a.cjs", "a.ts", "a.mts"] {
            let reading = DataReader.read(bytes, name: name)
            let document = try #require(reading.document, "\(reading.findings.map(\.message))")
            #expect(document.format == .json)
            // Places are those of the file.
            let range = document.range(document.root)
            #expect(String(decoding: bytes[range], as: UTF8.self) == Self.value)
            #expect(document.string(document.root + 3) == "a}]")
        }
    }

    @Test(arguments: [
        "module.exports = [1]", "export default [1]", "exports.x = [1]", "const x = [1]", "var x = [1];",
        "// c\nexport default [1]",
        "'use strict'\nmodule.exports = [1]", "/* c */module.exports={\"a\":1}",
    ])
    func aModuleWithoutANameIsKnown(_ text: String) {
        #expect(DataReader.read(Array(text.utf8)).document?.format == .json)
    }

    /// However often a word stands there, it takes no room on the stack.
    @Test(arguments: ["export ", "a = ", "module.exports = "])
    func repetitionIsNoTrap(_ word: String) {
        let text = "module.exports = " + String(repeating: word, count: 300_000) + "[1]"
        _ = DataReader.read(Array(text.utf8), name: "a.js")
        _ = DataReader.read(Array(text.dropFirst(17).utf8), name: "a.js")
    }

    @Test func commentsAndCommasOfJavaScriptAreTaken() throws {
        let document = try #require(
            DataReader.read(Array("export default [\n  1, // one\n  2,\n];".utf8), name: "a.js").document
        )
        #expect(document.childCount(document.root) == 2)
    }

    @Test(arguments: [
        (
            "module.exports = [{name: \"a\"}]", 19,
            "The key name needs double quotes. Of a module the value is read as JSON."
        ),
        (
            "module.exports = ['a']", 18,
            "Strings of JSON stand in double quotes, not in single ones. Of a module the value is read as JSON."
        ),
        (
            "export default [", 16,
            "The text ends inside an array: ] is missing. Of a module the value is read as JSON."
        ),
        (
            "const a = [1];\nconst b = [2];", 15,
            "The module holds a second value here, and one is read: keep the one with the data."
        ),
        (
            "const a = require('./a');\nmodule.exports = a;", 0,
            "This module holds no JSON value: one is read where it is written as `module.exports = …`, `export default …` or `export const data = …`."
        ),
        ("export default function () { return [] }", 0, nil),
        ("(function () { module.exports = [] })()", 0, nil), ("for (;;) {}", 0, nil), ("", 0, nil),
    ])
    func whatIsNoValueIsToldWithItsPlace(_ text: String, _ offset: Int, _ message: String?) {
        let reading = DataReader.read(Array(text.utf8), name: "a.js")
        #expect(reading.document == nil)
        #expect(reading.findings.map { $0.range?.lowerBound } == [offset])
        if let message { #expect(reading.findings.map(\.message) == [message]) }
    }

    @Test(arguments: [("a.swift", "Swift"), ("a.kt", "Kotlin"), ("a.html", "HTML")])
    func sourceCodeOfOtherLanguagesIsNotRead(_ name: String, _ language: String) {
        let reading = DataReader.read(Array("// Made by pickdata.\n".utf8), name: name)
        #expect(reading.document == nil)
        #expect(
            reading.findings.map(\.message) == [
                "This is \(language) source, which is written and not read: name the file that it was made of."
            ]
        )
    }

    /// Nothing that is cut off or changed may trap.
    @Test func brokenModulesGiveFindings() {
        let whole = Array(
            "/* c */ export interface A { a: [string] }\nexport const x: A[] = [{\"a\": \"b\\n\"}] as const;"
                .utf8
        )
        for count in whole.indices {
            _ = DataReader.read(Array(whole[..<count]), name: "a.ts")
            var bytes = whole
            for byte in "{}[]()\"'`/*=;\\\n".utf8 {
                bytes[count] = byte
                _ = DataReader.read(bytes, name: "a.ts")
            }
        }
    }
}
