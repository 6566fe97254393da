import Foundation
import PickDiagnostics
import PickModel
import PickRules
import PropertyList
import TestTools
import Testing

@Suite struct RegistryTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func codesAndNamesAreUniqueAndInOrder() {
        let ids = CodeCatalogue.all.map(\.code.id)
        #expect(ids == Set(ids).sorted())
        let names = CodeCatalogue.all.map(\.code.name)
        #expect(Set(names).count == names.count)
    }

    @Test func registryHasEachFileOfRules() throws {
        let folder = Self.root.appending(path: "Sources/PickRules/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.dropLast(6) }
        #expect(RuleRegistry.all.map { "\($0)" }.sorted() == files.map(String.init).sorted())
    }

    /// The declarations of the other rooms, read from their files: a code that is missing in the catalogue is no code.
    @Test func catalogueHasEachCodeOfEachRoom() throws {
        var declared: Set<String> = []
        let enumerator = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources").path)
        for case let path as String in try #require(enumerator) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: Self.root.appending(path: "Sources/\(path)"), encoding: .utf8)
            for match in text.matches(of: /DiagnosticCode\(\s*"(PD\d{3})"/) {
                declared.insert(String(match.1))
            }
        }
        let rooms = declared.filter { ["PD1", "PD2", "PD3", "PD4", "PD5"].contains($0.prefix(3)) }
        #expect(Set(CodeCatalogue.all.map(\.code.id)).isSuperset(of: rooms))
    }

    @Test func rulesPageIsWhatTheRulesSay() throws {
        let page = Self.root.appending(path: "Documentation/Rules.md")
        try Golden.expect(RulesPage.markdown, in: page.path, sourceLocation: #_sourceLocation)
    }

    @Test(
        arguments: [
            ("PD401", ["PD401"]), ("duplicate-row", ["PD402"]), ("PD50", (1...8).map { "PD50\($0)" }),
            ("nothing", []),
            ("pd401", []), ("PD", CodeCatalogue.all.map(\.code.id)),
            ("all", CodeCatalogue.all.map(\.code.id)),
        ] as [(String, [String])]
    )
    func selectorNamesCodes(_ selector: String, _ ids: [String]) {
        #expect(CodeCatalogue.codes(matching: selector).map(\.id) == ids)
    }
}

@Suite struct RuleSettingsTests {
    private static let row = "[[樱桃, 苹果, 樱桃], [水, '茶 ']]"

    @Test(
        arguments: [
            ([], [], ["PD402", "PD301"]), (["PD402"], [], ["PD402"]), (["PD4"], [], ["PD402"]),
            ([], ["PD4"], ["PD301"]),
            ([], ["all"], []), (["PD301"], ["all"], ["PD301"]), (["PD3"], ["edge-space"], []),
            (["edge-space"], ["PD3"], ["PD301"]),
            (["PD3"], ["PD3"], []),
        ] as [([String], [String], [String])]
    )
    func moreExactSelectorCounts(_ selected: [String], _ ignored: [String], _ ids: [String]) throws {
        var settings = RuleSettings()
        settings.selected = selected
        settings.ignored = ignored
        #expect(try Linted(try ExampleList(Self.row).xml, settings).findings.map(\.code.id) == ids)
    }

    @Test func severityFollowsTheMostExactSelector() throws {
        var settings = RuleSettings()
        settings.severities = ["PD4": .info, "duplicate-row": .error, "all": .info]
        let findings = try Linted(try ExampleList(Self.row).xml, settings).findings
        #expect(findings.map(\.severity) == [.error, .info])
    }

    @Test func behindVeryManyFindingsOneTellsHowManyThereAre() throws {
        var settings = RuleSettings()
        settings.mostOfACode = 2
        let findings = try Linted(try ExampleList("[['a ', 'b ', 'c ', 'd ', 'e ']]").xml, settings).findings
        #expect(findings.map(\.code.id) == ["PD301", "PD301", "PD138"])
        #expect(
            findings.last?.message
                == "Only the first 2 findings of PD301 edge-space are listed, of 5: mend these first."
        )
        #expect(findings.last?.severity == .warning)
    }
}

@Suite struct SampleTests {
    @Test(arguments: ["cities", "foods", "foods-bilingual", "foods-en", "regions"])
    func sampleGivesNoErrorAndNoWarning(_ name: String) throws {
        let file = RegistryTests.root.appending(path: "SampleData/\(name).plist")
        let findings = try Linted([UInt8](try Data(contentsOf: file))).findings
        #expect(findings.filter { $0.severity != .info } == [])
    }

    @Test func classicMenuGivesItsTwoDuplicates() throws {
        let menu = """
            [[苹果, 葡萄, 樱桃, 西瓜, 樱桃, 橙子, 奇异果, 香蕉, 奇异果, 梨], [米饭, 面条, 馒头, 炒饭], [水, 绿茶, 可乐, 雪碧]]
            """
        let findings = try Linted(try ExampleList(menu).xml).findings
        #expect(findings.map(\.code.id) == ["PD402", "PD402"])
        #expect(findings.map(\.dataPath) == ["$[0][4]", "$[0][8]"])
        #expect(findings.allSatisfy { $0.notes.count == 1 })
    }
}
