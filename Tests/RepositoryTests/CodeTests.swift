import Foundation
import Testing

/// Every code that the sources declare is known to `explain`, once.
@Suite struct CodeTests {
    @Test func explainsEveryCode() throws {
        let sources = try FileManager.default.subpathsOfDirectory(
            atPath: Repository.root.appending(path: "Sources").path
        )
        var declared: [String] = []
        for path in sources.sorted() where path.hasSuffix(".swift") {
            let text = try Repository.text("Sources/\(path)")
            for match in text.matches(of: #/DiagnosticCode\(\s*"(PD[0-9]{3})",\s*"([a-z0-9-]+)"/#) {
                declared.append("\(match.1) \(match.2)")
            }
        }
        #expect(declared.count > 90)
        let run = try Run(Repository.pickdata, ["explain", "--format", "json"])
        let answer = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let codes = try #require(answer["codes"] as? [[String: Any]])
        let known = codes.map { "\($0["code"] ?? "") \($0["name"] ?? "")" }
        #expect(known == declared.sorted())
        let names = codes.compactMap { $0["name"] as? String }
        #expect(Set(names).count == names.count)
    }
}
