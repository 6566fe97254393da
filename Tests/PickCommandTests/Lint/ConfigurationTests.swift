import Foundation
import PickDiagnostics
import PickReporters
import TestTools
import Testing

@testable import PickCommand

@Suite struct ConfigurationTests {
    private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Schemas/config.schema.json")

    private static func read(_ text: String) -> (configuration: Configuration?, faults: FileReport) {
        ConfigurationReader.read(
            Array(text.utf8),
            path: ".pickdata.json",
            base: AbsolutePath(components: ["data"]),
            codes: KnownCodes.all
        )
    }

    static let accepted = [
        "{}", #"{"$schema": "x"}"#, #"{"select": "PD4"}"#, #"{"select": ["PD1", "duplicate-key"]}"#,
        #"{"ignore": [], "severity": {}}"#, #"{"severity": {"PD139": "error", "bom": "off"}}"#,
        #"{"exclude": ["*.plist", "/Old/"]}"#, #"{"overrides": []}"#,
        #"{"overrides": [{"files": "a.plist", "kind": "menu", "ignore": ["PD2"]}]}"#,
        #"{"suppress": [{"code": "PD139"}, {"code": ["bom"], "files": ["a"], "path": "$[*]", "reason": "r"}]}"#,
        #"{"presets": {"shop": {"like": "element", "names": {"label": "name", "value": "id"}, "title": "t"}}}"#,
        #"{"presets": {"a-1": {"shape": "tree", "names": {"label": "n", "children": ["c", "d"]}, "levels": [2, 3]}}}"#,
        #"{"presets": {"b": {"shape": "code-maps", "codes": "required", "depth": "even", "padding": "empty"}}}"#,
        #"{"presets": {"c": {"shape": "groups", "leaves": "never-empty", "values": "leaves", "forbidden": "0"}}}"#,
        ##"{"dataset": {"name": "n", "version": "1", "licence": "l", "source": "s", "asOf": "2024-02-29"}}"##,
        #"{"build": ["a.plist", {"file": "Data/b.plist", "to": "json", "accessor": "wheels"}]}"#,
        #"{"build": [{"file": "c.plist", "for": "element", "output": "c.json", "options": ["--levels", "2"]}]}"#,
        #"{"wheelWidth": 12, "profile": "cn", "baseline": "known.json"}"#,
        #"{"kind": "regions", "layout": "[{state, cities:[string]}]", "keys": {"name": "state", "code": ["id", "@"]}}"#,
    ]

    /// Each text and the code and the place (line:column) of its first fault.
    static let rejected = [
        ("[]", "PD906", "1:1"), ("\"a\"", "PD906", "1:1"), (#"{"selct": []}"#, "PD905", "1:2"),
        (#"{"select": 1}"#, "PD906", "1:12"), (#"{"select": [1]}"#, "PD906", "1:13"),
        (#"{"select": [""]}"#, "PD906", "1:13"), (#"{"severity": []}"#, "PD906", "1:14"),
        (#"{"severity": {"PD139": "bad"}}"#, "PD906", "1:24"),
        (#"{"severity": {"PD139": 1}}"#, "PD906", "1:24"),
        ("{\n  \"overrides\": [{\"kind\": \"menu\"}]}", "PD906", "2:17"),
        (#"{"overrides": [{"files": "a", "exclude": []}]}"#, "PD905", "1:31"),
        (#"{"overrides": {}}"#, "PD906", "1:15"),
        (#"{"overrides": [1]}"#, "PD906", "1:16"), (#"{"suppress": [{}]}"#, "PD906", "1:15"),
        (#"{"suppress": [{"code": "PD1", "path": "a"}]}"#, "PD906", "1:39"),
        (#"{"suppress": [{"code": "PD1", "line": 1}]}"#, "PD905", "1:31"),
        (#"{"kind": "menus"}"#, "PD906", "1:10"), (#"{"kind": null}"#, "PD906", "1:10"),
        (#"{"keys": {"nam": "a"}}"#, "PD905", "1:11"), (#"{"keys": {"name": 1}}"#, "PD906", "1:19"),
        (#"{"dataset": {"nme": "n"}}"#, "PD905", "1:14"),
        (#"{"dataset": {"asOf": "2024"}}"#, "PD906", "1:22"),
        (#"{"dataset": {"licence": ""}}"#, "PD906", "1:25"), (#"{"dataset": []}"#, "PD906", "1:13"),
        (#"{"build": "a.plist"}"#, "PD906", "1:11"), (#"{"build": [1]}"#, "PD906", "1:12"),
        (#"{"build": [{"to": "json"}]}"#, "PD906", "1:12"),
        (#"{"build": [{"file": "a", "to": "yaml"}]}"#, "PD906", "1:32"),
        (#"{"build": [{"file": "a", "output": "b/c.json"}]}"#, "PD906", "1:36"),
        (#"{"build": [{"file": "a", "accessor": "1a"}]}"#, "PD906", "1:38"),
        (#"{"build": [{"file": "a", "name": "b"}]}"#, "PD905", "1:26"),
        (#"{"wheelWidth": 0}"#, "PD906", "1:16"), (#"{"wheelWidth": 1.5}"#, "PD906", "1:16"),
        (#"{"wheelWidth": "8"}"#, "PD906", "1:16"), (#"{"profile": ""}"#, "PD906", "1:13"),
        (#"{"presets": []}"#, "PD906", "1:13"), (#"{"presets": {"a": {}}}"#, "PD906", "1:19"),
        (#"{"presets": {"A": {"like": "element"}}}"#, "PD906", "1:14"),
        (#"{"presets": {"a": {"like": "element", "shape": "tree"}}}"#, "PD906", "1:19"),
        (#"{"presets": {"a": {"shape": "wood"}}}"#, "PD906", "1:29"),
        (#"{"presets": {"a": {"shape": "tree", "levels": 65}}}"#, "PD906", "1:47"),
        (#"{"presets": {"a": {"shape": "tree", "name": "b"}}}"#, "PD905", "1:37"),
        (#"{"baseline": false}"#, "PD906", "1:14"), (#"{"exclude": {}}"#, "PD906", "1:13"),
    ]

    /// What is wrong in ways that a schema does not see, or is no JSON at all.
    static let rejectedHereAlone = [
        (#"{"select": ["PD999"]}"#, "PD906", "1:13"), (#"{"ignore": "duplicate-kee"}"#, "PD906", "1:12"),
        (#"{"layout": "[{state"}"#, "PD906", "1:12"), (#"{"exclude": ["!a"]}"#, "PD906", "1:14"),
        (##"{"exclude": ["#"]}"##, "PD906", "1:14"),
        (#"{"suppress": [{"code": "PD1", "path": "$["}]}"#, "PD906", "1:39"),
        (#"{"presets": {"element": {"like": "antd"}}}"#, "PD906", "1:14"),
        (#"{"presets": {"a": {"like": "elemnt"}}}"#, "PD906", "1:28"),
        (#"{"presets": {"a": {"like": "element", "names": {"text": "b"}}}}"#, "PD905", "1:49"),
        (#"{"presets": {"a": {"shape": "tree", "names": {"text": "b"}}}}"#, "PD905", "1:47"),
        (#"{"presets": {"a": {"shape": "tree", "levels": [3, 2]}}}"#, "PD906", "1:47"),
        (#"{"dataset": {"asOf": "2023-02-29"}}"#, "PD906", "1:22"),
        (#"{"select": [], "select": []}"#, "PD905", "1:16"), (#"{"select": }"#, "PD904", "1:12"),
        ("", "PD904", "1:1"),
        ("{'a': 1}", "PD904", "1:2"),
    ]

    @Test(arguments: accepted) func reads(_ text: String) {
        let result = Self.read(text)
        #expect(result.configuration != nil, "\(result.faults.findings.map(\.message))")
    }

    @Test(arguments: rejected + rejectedHereAlone)
    func refuses(_ text: String, _ code: String, _ place: String) throws {
        let result = Self.read(text)
        #expect(result.configuration == nil)
        let finding = try #require(result.faults.findings.first)
        #expect(finding.code.id == code, "\(finding.message)")
        let range = try #require(finding.range)
        let position = try #require(result.faults.source?.position(of: range.lowerBound))
        #expect("\(position.line):\(position.column)" == place)
    }

    @Test(arguments: [
        (#"{"selct": []}"#, "There is no key `selct` here; did you mean `select`?"),
        (
            #"{"ignore": "duplicate-kee"}"#,
            "There is no code or rule `duplicate-kee`; did you mean `duplicate-key`?"
        ),
        (#"{"kind": "menus"}"#, "`kind` is one of auto, menu, regions, plist, any; did you mean `menu`?"),
        (
            #"{"severity": {"bom": "eror"}}"#,
            "A level is one of error, warning, info, off; did you mean `error`?"
        ),
        (#"{"keys": {"childs": "a"}}"#, "`keys` has name, children, code, parent; not `childs`."),
    ])
    func asksWhatWasMeant(_ text: String, _ message: String) {
        #expect(Self.read(text).faults.findings.map(\.message) == [message])
    }

    @Test func takesCommentsAndTrailingCommas() {
        let text = "// ours\n{\n  /* all */ \"select\": [\"PD1\",], // some\n}\n"
        #expect(Self.read(text).configuration?.rules.policy.select == [CodeSelector("PD1")])
    }

    @Test func tellsAllFaultsInOneRun() {
        let text = #"{"selct": [], "kind": "x", "suppress": [{"code": "nope"}]}"#
        #expect(Self.read(text).faults.findings.count == 3)
    }

    @Test func hasTheKeysOfTheSchema() throws {
        let schema = try #require(
            try JSONSerialization.jsonObject(with: try Data(contentsOf: Self.schema)) as? [String: Any]
        )
        func properties(_ path: [String]) throws -> [String] {
            var object = schema
            for key in path { object = try #require(object[key] as? [String: Any], "\(path)") }
            return object.keys.sorted()
        }
        let entries = ["items", "properties"]
        for (place, path) in [
            (ConfigurationKey.Place.top, ["properties"]),
            (.override, ["properties", "overrides"] + entries),
            (.preset, ["properties", "presets", "additionalProperties", "properties"]),
            (.suppression, ["properties", "suppress"] + entries),
            (.dataset, ["properties", "dataset", "properties"]),
            (.build, ["$defs", "buildEntry", "properties"]),
        ] {
            #expect(try properties(path) == place.keys.map(\.rawValue).sorted())
        }
    }

    @Test func agreesWithTheSchema() throws {
        let line = """
            import json, sys
            try: import jsonschema
            except ImportError: sys.exit(3)
            schema = json.load(open(sys.argv[1]))
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            for text in json.load(sys.stdin): print(int(validator.is_valid(json.loads(text))))
            """
        let texts = Self.accepted + Self.rejected.map(\.0)
        let input = try JSONSerialization.data(withJSONObject: texts)
        guard let run = try ExternalTool.python?.run(["-c", line, Self.schema.path], input: [UInt8](input))
        else { return }
        guard run.status != 3 else {
            print("SKIPPED: jsonschema of Python is not installed, so the schema is not tried")
            return
        }
        let verdicts = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
        try #require(verdicts.count == texts.count)
        for (text, verdict) in zip(texts, verdicts) {
            #expect(verdict == (Self.read(text).configuration != nil), "\(text)")
        }
    }

    @Test(arguments: [
        ("*.plist", "a.plist", true), ("*.plist", "x/y/a.plist", true), ("/a.plist", "x/a.plist", false),
        ("x/", "x/y/a.plist", true), ("x", "x/a.plist", true), ("x/**/a.plist", "x/y/z/a.plist", true),
        ("y", "x/yy/a.plist", false), ("a.plist/", "a.plist", false),
    ])
    func fitsPaths(_ pattern: String, _ path: String, _ expected: Bool) throws {
        let base = AbsolutePath(components: ["data"])
        let file = AbsolutePath(components: ["data"] + path.split(separator: "/").map(String.init))
        #expect(try #require(PathPattern(pattern)).matches(file, in: base) == expected)
    }

    @Test(
        arguments: [
            (["a", "b", "c"], ["a"], "b/c"), (["a", "b"], ["a", "x", "y"], "../../b"), (["a"], ["a"], ""),
            (["b"], [], "b"),
        ] as [([String], [String], String)]
    )
    func namesAPathFromAnother(_ path: [String], _ base: [String], _ expected: String) {
        let path = AbsolutePath(components: path)
        #expect(path.text(relativeTo: AbsolutePath(components: base)) == expected)
    }
}
