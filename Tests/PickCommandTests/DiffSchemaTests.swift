import Foundation
import PickCompare
import TestTools
import Testing

/// The reports of `diff` for programs are what their schema says, and the schema has the words that there are.
@Suite struct DiffSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let schema = root.appending(path: "Schemas/diff.schema.json")

    private func schema(_ path: String...) throws -> Any {
        var object: Any = try JSONSerialization.jsonObject(with: try Data(contentsOf: Self.schema))
        for key in path { object = try #require((object as? [String: Any])?[key], "\(path)") }
        return object
    }

    @Test func hasTheWordsOfTheReport() throws {
        let change = ["properties", "changes", "items", "properties"]
        func words(_ path: [String]) throws -> [String] {
            var object: Any = try schema()
            for key in change + path { object = try #require((object as? [String: Any])?[key], "\(path)") }
            return try #require(object as? [Any]).compactMap { $0 as? String }
        }
        #expect(try words(["what", "items", "enum"]) == Change.Facts.all.map(\.word))
        #expect(Set(try words(["basis", "enum"])) == Set(MatchBasis.allCases.map(\.rawValue)))
        #expect(
            Set(try words(["history", "properties", "how", "enum"]))
                == Set(Succession.How.allCases.map(\.rawValue))
        )
    }

    @Test func agreesWithTheReports() throws {
        let line = """
            import json, sys
            try: import jsonschema
            except ImportError: sys.exit(3)
            schema = json.load(open(sys.argv[1]))
            jsonschema.Draft202012Validator.check_schema(schema)
            for path in sys.argv[2:]:
                jsonschema.Draft202012Validator(schema).validate(json.load(open(path)))
            """
        let cases = Self.root.appending(path: "Tests/Cases/diff")
        let reports = try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted().filter {
            name in
            let command = try? String(contentsOf: cases.appending(path: "\(name)/cmd"), encoding: .utf8)
            return command?.contains("diff --format json ") ?? false
        }
        #expect(reports.count >= 3)
        let paths = reports.map { cases.appending(path: "\($0)/expout").path }
        guard let run = try ExternalTool.python?.run(["-c", line, Self.schema.path] + paths) else { return }
        guard run.status != 3 else {
            print("SKIPPED: Python's jsonschema is not installed, so no report is held to the schema")
            return
        }
        #expect(run.status == 0)
    }
}
