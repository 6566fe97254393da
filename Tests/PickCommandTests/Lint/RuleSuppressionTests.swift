import PickBytes
import PickDiagnostics
import PickReference
import PickRules
import TestTools
import Testing

@testable import PickCommand

/// Each rejected example of each rule, under a comment that asks for silence.
@Suite struct RuleSuppressionTests {
    struct Rejected: Sendable, CustomTestStringConvertible {
        let rule: any Rule.Type
        let example: RuleExample

        var testDescription: String { "\(rule.code.id) \(example.text.prefix(60))" }

        static let all = RuleRegistry.all.flatMap { rule in
            rule.about.rejected.map { Rejected(rule: rule, example: $0) }
        }
    }

    private static func examine(_ test: Rejected, comment: String) throws -> Examination {
        let arguments = try OptionParserForTests.parse(["--isolated"])
        var settings = FileSettings(nil, nil, try CheckSettings(arguments, .lint, command: "lint"))
        let wanted = test.example.settings
        settings.wheelWidth = wanted.wheelWidth
        settings.profile = wanted.profile
        settings.asOf = wanted.asOf.map { ChinaTable(year: $0) }
        settings.preset = wanted.preset
        let xml = try ExampleList(test.example.text, prologue: comment).xml
        return try FileCheck(mode: .lint).examine(.bytes(xml), settings, isNamed: true)
    }

    @Test(arguments: Rejected.all) func isToldWithoutOne(_ test: Rejected) throws {
        let examination = try Self.examine(test, comment: "<!-- pickdata is asked for nothing -->\n")
        #expect(examination.findings.contains { $0.code == test.rule.code })
        #expect(examination.suppressed == 0)
    }

    @Test(arguments: Rejected.all, ["ignore", "ignore-file"])
    func isSilentUnderSuppression(_ test: Rejected, _ directive: String) throws {
        let told = try Self.examine(test, comment: "").findings.filter { $0.code == test.rule.code }.count
        for word in [test.rule.code.id, test.rule.code.name] {
            let comment = "<!-- pickdata:\(directive) \(word): known -->\n"
            let examination = try Self.examine(test, comment: comment)
            #expect(!examination.findings.contains { $0.code == test.rule.code })
            #expect(!examination.findings.contains { $0.code.id.hasPrefix("PD9") })
            #expect(examination.suppressed == told)
        }
    }
}
