import Foundation
import Testing

/// A finding of `pickdata validate --format json`.
struct Finding: Decodable {
    let path: String
    let line: Int?
    let column: Int?
    let code: String
    let severity: String
}

/// What `pickdata validate` says about many files at once.
struct Validation {
    let run: Run
    let errors: [String: [Finding]]

    init(_ paths: [String], kind: String) throws {
        struct Report: Decodable { let findings: [Finding] }
        let arguments = ["validate", "--isolated", "--kind", kind, "--format", "json"] + paths
        run = try Run(Repository.pickdata, arguments)
        try #require(!run.signalled && run.status < 2, "pickdata could not do its work: \(run.errorText)")
        let report = try JSONDecoder().decode(Report.self, from: run.output)
        errors = Dictionary(grouping: report.findings.filter { $0.severity == "error" }, by: \.path)
    }
}

/// What a schema says about many files at once, by libxml2's own validator.
struct SchemaVerdicts {
    let accepted: Set<String>
    let refused: Set<String>

    init(_ paths: [String], schema: String) throws {
        let xmllint = try #require(Repository.xmllint)
        let run = try Run(xmllint, ["--nonet", "--noout", "--relaxng", "Schemas/\(schema).rng"] + paths)
        try #require(!run.signalled, "xmllint crashed")
        let lines = run.errorText.split(separator: "\n").map(String.init)
        let broken = lines.filter { $0.contains("parser error : ") && $0.hasPrefix("Schemas/") }
        try #require(broken.isEmpty, "the schema itself is wrong")
        // What is not well-formed gets neither line.
        func files(_ verdict: String) -> Set<String> {
            Set(lines.filter { $0.hasSuffix(verdict) }.map { String($0.dropLast(verdict.count)) })
        }
        accepted = files(" validates")
        refused = files(" fails to validate")
        try #require(!accepted.isEmpty, "xmllint validated nothing")
    }
}
