import PickDiagnostics
import PickModel
import PickRules
import PropertyList
import TestTools
import Testing

@Suite struct PlacesTests {
    private func list(_ strings: String) -> [UInt8] {
        Array(
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><array><array>\(strings)</array></array></plist>\n"
                .utf8
        )
    }

    private func fixed(_ bytes: [UInt8]) throws -> String {
        let edits = try Linted(bytes).findings.flatMap { $0.fixes.first?.edits ?? [] }
        return String(decoding: Fix.apply(edits, to: bytes), as: UTF8.self)
    }

    @Test(arguments: [
        ("<string>a &amp;</string><string>b </string>", "<string>a &amp;</string><string>b</string>"),
        ("<string>a&#32;</string><string>b</string>", "<string>a</string><string>b</string>"),
        ("<string>&#x3000;é&lt;</string><string>b</string>", "<string>é&lt;</string><string>b</string>"),
        ("<string>a\r\n</string><string>b</string>", "<string>a</string><string>b</string>"),
        (
            "<string>Q&amp;amp;A &amp;lt;</string><string>b</string>",
            "<string>Q&amp;A &lt;</string><string>b</string>"
        ),
        // Markup inside: told, and left to a person.
        (
            "<string><![CDATA[a ]]></string><string>b</string>",
            "<string><![CDATA[a ]]></string><string>b</string>"
        ),
        (
            "<string>a<!-- x --> </string><string>b</string>",
            "<string>a<!-- x --> </string><string>b</string>"
        ),
    ])
    func fixChangesOnlyItsBytes(_ before: String, _ after: String) throws {
        let bytes = list(before)
        #expect(try !Linted(bytes).findings.isEmpty)
        #expect(try fixed(bytes) == String(decoding: list(after), as: UTF8.self))
    }

    /// What is no name for its length is not taken apart; the names beside it are.
    @Test func longTextIsNotLookedAtCloser() throws {
        let long = String(repeating: "x", count: 1_100_000)
        let findings = try Linted(list("<string>\(long) </string><string>b </string>")).findings
        #expect(findings.map(\.code.id) == ["PD301"])
        let name = String(repeating: "x", count: 100_000)
        #expect(try fixed(list("<string>\(name) </string><string>b</string>")).contains("\(name)</string>"))
    }

    @Test func fixThatWouldMakeADuplicateIsNotOffered() throws {
        let findings = try Linted(list("<string>a</string><string>a </string><string> b</string>")).findings
        #expect(findings.map(\.code.id) == ["PD403", "PD301", "PD301"])
        #expect(findings.map(\.fixes.count) == [0, 0, 1])
    }

    @Test func removalTakesTheWhiteSpaceBeforeTheElement() throws {
        let bytes = list("\n\t<string>a</string>\n\t<string>b</string>\n\t<string>a</string>\n")
        #expect(
            try fixed(bytes)
                == String(decoding: list("\n\t<string>a</string>\n\t<string>b</string>\n"), as: UTF8.self)
        )
    }

    @Test func withoutTheSourceFindingsAreAboutWholeElements() throws {
        let bytes = list("<string>a </string><string>b</string>")
        let document = try #require(PropertyListReader.read(bytes).document)
        let findings = RuleRunner.run(DatasetRecognizer.recognize(document)) { nil }
        #expect(findings.map(\.range) == [document.range(2)])
        #expect(findings.map(\.fixes.count) == [0])
        #expect(findings.map(\.dataPath) == ["$[0][0]"])
    }

    @Test func cleanDataNeverAskForTheSource() throws {
        let document = try #require(
            PropertyListReader.read(list("<string>a</string><string>b</string>")).document
        )
        let findings = RuleRunner.run(DatasetRecognizer.recognize(document)) { () -> SourceText? in
            Issue.record("asked")
            return nil
        }
        #expect(findings.isEmpty)
    }
}

@Suite struct DuplicateSearchTests {
    /// More than the tables of one part hold: sets this large are cut by hash.
    @Test func findsDuplicatesAmongVeryManySiblings() throws {
        let count = 60_000
        var random = SeededGenerator(seed: 7)
        var repeats: [Int: Int] = [:]
        while repeats.count < 40 {
            let later = Int.random(in: count / 2..<count, using: &random)
            repeats[later] = Int.random(in: 0..<count / 2, using: &random)
        }
        let strings = (0..<count).map { "<string>n\(repeats[$0] ?? $0)x</string>" }.joined(separator: "\n")
        let findings = try Linted(
            Array("<plist version=\"1.0\"><array><array>\(strings)</array></array></plist>".utf8)
        ).findings
        #expect(findings.allSatisfy { $0.code.id == "PD402" })
        #expect(findings.map(\.dataPath) == repeats.keys.sorted().map { "$[0][\($0)]" })
    }

    /// One name in a hundred thousand ways of writing it: linear, not quadratic.
    @Test func oneNameInManyVariantsCostsNoMoreThanItsLength() throws {
        let strings = (0..<20_000).map { number in
            let spaces = String(number, radix: 2).map { $0 == "0" ? "\u{3000}" : "\u{A0}" }.joined()
            return "<string>a\(spaces)b</string>"
        }.joined()
        var settings = RuleSettings()
        settings.mostOfACode = 10
        let bytes = Array("<plist version=\"1.0\"><array><array>\(strings)</array></array></plist>".utf8)
        var findings: [Diagnostic] = []
        let seconds = try processorSeconds { findings = try Linted(bytes, settings).findings }
        #expect(seconds < 30)
        #expect(findings.filter { $0.code.id == "PD403" }.count == 10)
    }

    @Test func equalNameIsExactEvenWhereAVariantStandsFirst() throws {
        let findings = try Linted(try ExampleList("[[Tea, tea, Milk, tea]]").xml).findings
        #expect(findings.map(\.code.id) == ["PD403", "PD402"])
    }
}
