import Foundation
import Testing

/// Holds the tool to the contract of `Schemas/`, and the contract to the tool.
@Suite(.enabled(if: Repository.xmllint != nil, "xmllint is not installed (libxml2-utils)"))
struct SchemaTests {
    /// A file that a schema lets pass and the tool refuses, and why.
    struct Exception: Hashable {
        let schema: String
        let path: String
    }

    static let table = "Tests/Fixtures/schema-exceptions.tsv"

    static func exceptions(of schema: String) throws -> Set<Exception> {
        var all: Set<Exception> = []
        for row in try Repository.rows(table) {
            try #require(row.count == 3 && !row[2].isEmpty, "a row is schema, path and reason: \(row)")
            all.insert(Exception(schema: row[0], path: row[1]))
        }
        return all.filter { $0.schema == schema }
    }

    /// Whether the bytes are UTF-8 and no declaration says otherwise.
    ///
    /// Schemas know nothing of encodings.
    static func isUTF8(_ path: String) throws -> Bool {
        let data = try Data(contentsOf: Repository.root.appending(path: path))
        guard let text = String(data: data, encoding: .utf8) else { return false }
        guard let declared = text.firstMatch(of: /^\uFEFF?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/) else {
            return true
        }
        return declared.1.lowercased() == "utf-8"
    }

    @Test(arguments: ["plist", "menu", "regions"])
    func agreesWithTheTool(_ kind: String) throws {
        let files = try Repository.propertyLists(below: ["SampleData", "Tests/Fixtures", "Tests/Cases"])
            .filter(Self.isUTF8)
        let schema = try SchemaVerdicts(files, schema: kind)
        let tool = try Validation(files, kind: kind)

        for path in schema.refused.sorted() where tool.errors[path] == nil {
            // Menus and regions also come in layouts that these schemas leave out.
            let isClassic = try kind == "plist" || Layout(of: path).isClassic(for: kind)
            #expect(!isClassic, "\(kind).rng refuses \(path), the tool takes it")
        }
        let found = schema.accepted.filter { tool.errors[$0] != nil }.map {
            Exception(schema: kind, path: $0)
        }
        let listed = try Self.exceptions(of: kind)
        for exception in Set(found).subtracting(listed) {
            Issue.record(
                "\(kind).rng takes \(exception.path), the tool refuses it: fix one, or list it in \(Self.table)"
            )
        }
        // A stricter parser may call such a file not well-formed; the line is as true then.
        let untrue = listed.filter { tool.errors[$0.path] == nil || schema.refused.contains($0.path) }
        for exception in untrue {
            Issue.record(
                "\(kind).rng, \(exception.path): no exception any more, take it out of \(Self.table)"
            )
        }
    }
}

/// The words that `Schemas/regions.rng` has for the keys of a place.
struct SchemaWords {
    let names: [String]
    let below: [String]

    init() throws {
        let text = try Repository.text("Schemas/regions.rng")
        func words(_ name: String) -> [String] {
            let part = text.components(separatedBy: "<define name=\"\(name)\">").last ?? ""
            let body = part.components(separatedBy: "</define>").first ?? ""
            return body.matches(of: /<value type="string">([^<]*)</).map { String($0.1) }
        }
        names = words("name-words")
        below = words("below-words")
    }
}

/// The layout that `pickdata inspect` recognizes in a file.
private struct Layout: Decodable {
    let layout: String?

    init(of path: String) throws {
        let run = try Run(Repository.pickdata, ["inspect", "--format", "json", path])
        self = try JSONDecoder().decode(Self.self, from: run.output)
    }

    /// Whether it is `[[string]]`, for regions `[{name, cities: [string]}]` on any number of levels, in the schema's
    /// words.
    func isClassic(for kind: String) throws -> Bool {
        guard var rest = layout else { return false }
        if kind == "menu" { return rest == "[[string]]" }
        // From the innermost level outwards, each list of places becomes a list of strings.
        let words = try SchemaWords()
        let place = #/\[\{(\w+)(?:, @\w+\??)*(?:, (\w+)\??:\[(?:string)?\])?\}\]/#
        var levels = 0
        while let match = rest.firstMatch(of: place) {
            guard words.names.contains(String(match.1)),
                match.2.map({ words.below.contains(String($0)) }) ?? true
            else { return false }
            rest.replaceSubrange(match.range, with: "[string]")
            levels += 1
        }
        return rest == "[string]" && levels > 0
    }
}
