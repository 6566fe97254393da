import Foundation
import PickDiagnostics
import Testing

@testable import PickReporters

/// What single formats promise beyond carrying every finding.
@Suite struct FormatTests {
    private func json(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func givesGitLabAllThatItAsksFor() throws {
        let issues = try #require(try json(SampleReport.rendered(as: .gitlab)) as? [[String: Any]])
        var fingerprints: Set<String> = []
        for issue in issues {
            #expect(issue["description"] is String && issue["check_name"] is String)
            fingerprints.insert(try #require(issue["fingerprint"] as? String))
            let severity = try #require(issue["severity"] as? String)
            #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
            let location = try #require(issue["location"] as? [String: Any])
            let path = try #require(location["path"] as? String)
            #expect(!path.hasPrefix("./") && !path.hasPrefix("/"))
            #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
        }
        #expect(fingerprints.count == SampleReport.count)
    }

    @Test func namesTheRulesOfSARIFOnce() throws {
        let report = try #require(try json(SampleReport.rendered(as: .sarif)) as? [String: Any])
        let run = try #require((report["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == ids.count)
        for result in try #require(run["results"] as? [[String: Any]]) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(ids[index] == result["ruleId"] as? String)
        }
    }

    @Test func givesSARIFTheBytesOfABinaryFile() throws {
        let text = SampleReport.rendered(as: .sarif)
        #expect(
            text.contains(
                #""artifactLocation":{"uri":"cut.bplist"},"region":{"byteOffset":9,"byteLength":3}"#
            )
        )
    }

    @Test(arguments: [
        ("plain", "plain"), ("a {0} b", "a {{0}} b"),
        ("[{name, cities:[string]}]", "[{{name, cities:[string]}}]"),
        ("[see](1)", "[see\\](1)"), ("x\u{202E}", "x<U+202E>"), ("a\nb", "a\nb"),
    ])
    func keepsSARIFFromReadingPlaceholdersAndLinks(_ text: String, _ expected: String) {
        #expect(SARIFText.of(text) == expected)
    }

    @Test func carriesTheHelpOfRulesInSARIF() throws {
        var options = ReporterOptions()
        options.version = "1.2.3"
        options.help = { $0.id == "PD130" ? RuleHelp(text: "Why it matters.", markdown: "**Why**") : nil }
        let text = SampleReport.rendered(as: .sarif, options)
        #expect(text.contains(#""help":{"text":"Why it matters.","markdown":"**Why**"}"#))
        #expect(text.contains(#""version":"1.2.3""#))
    }

    @Test(arguments: [(false, 3), (true, 6)])
    func failsWarningsInJUnitOnlyWhenStrict(_ isStrict: Bool, _ failures: Int) {
        var options = ReporterOptions()
        options.isStrict = isStrict
        let text = SampleReport.rendered(as: .junit, options)
        #expect(text.components(separatedBy: "<failure ").count - 1 == failures)
        #expect(text.contains("<property name=\"severity\" value=\"warning\"/>"))
    }

    @Test func loadsNothingFromElsewhereInHTML() {
        let text = SampleReport.rendered(as: .html)
        #expect(!text.contains("http:") && !text.contains("https:") && !text.contains(" src="))
        #expect(text.contains("default-src 'none'"))
    }

    @Test(arguments: [
        ("a/b.plist", "a/b.plist"), ("./a.plist", "a.plist"), (".//a.plist", "a.plist"), ("../a", "../a"),
        ("/x/y z.plist", "file:///x/y%20z.plist"), ("c:d", "c%3Ad"), ("50%#?.plist", "50%25%23%3F.plist"),
        ("省.plist", "%E7%9C%81.plist"), ("<stdin>", "%3Cstdin%3E"), (".", "."), ("\n", "%0A"),
    ])
    func writesPathsAsURIs(_ path: String, _ expected: String) {
        #expect(RelativeReference.of(path) == expected)
    }

    @Test func countsByRuleTheMostFrequentFirst() {
        #expect(
            SampleReport.summary.rules.lines == [
                "  2  info     PD164 no-doctype", "  2  warning  PD401 duplicate-row",
                "  1  error    PD112 key-without-value", "  1  error    PD130 entity",
                "  1  warning  PD139 duplicate-key", "  1  error    PD143 bplist-truncated",
            ]
        )
    }

    @Test(arguments: [ReportFormat.text, .github])
    func showsOneForManyWhereTheyAreFolded(_ format: ReportFormat) {
        var options = ReporterOptions()
        options.fold = { file in
            file.findings.prefix(1).map { ShownFinding($0, others: file.findings.count - 1) }
        }
        let text = Rendering.of([SampleReport.files[3]], as: format, options)
        #expect(text.components(separatedBy: "the row is there twice").count == 2)
        #expect(text.contains("and 1 more like this; `--all` shows each"))
    }
}
