import PickDiagnostics
import PickModel
import PickRules
import PropertyList
import TestTools
import Testing

/// One example of a rule.
struct ExampleCase: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type
    let example: RuleExample

    var testDescription: String { "\(rule.code.id) \(example.text.prefix(60))" }

    static let accepted = RuleRegistry.all.flatMap { rule in
        rule.about.accepted.map { ExampleCase(rule: rule, example: $0) }
    }
    static let rejected = RuleRegistry.all.flatMap { rule in
        rule.about.rejected.map { ExampleCase(rule: rule, example: $0) }
    }
}

@Suite struct RuleExampleTests {
    @Test(arguments: RuleRegistry.all.map { ExampleCase(rule: $0, example: "") })
    func ruleTellsWhyAndShowsExamples(_ test: ExampleCase) {
        let about = test.rule.about
        #expect(about.accepted.count >= 3)
        #expect(about.rejected.count >= 3)
        #expect(about.why.hasSuffix("."))
        #expect(test.rule.code.summary.hasSuffix("."))
    }

    @Test(arguments: ExampleCase.accepted) func findsNothingInAcceptedExample(_ test: ExampleCase) throws {
        let list = try ExampleList(test.example.text)
        #expect(list.marks.isEmpty)
        #expect(try Linted(list.xml, test.example.settings).places(of: test.rule.code) == [])
    }

    @Test(arguments: ExampleCase.rejected) func findsWhatIsMarked(_ test: ExampleCase) throws {
        let list = try ExampleList(test.example.text)
        #expect(!list.marks.isEmpty)
        #expect(try Linted(list.xml, test.example.settings).places(of: test.rule.code) == list.marks)
    }

    @Test(arguments: ExampleCase.rejected) func findsItBehindMultiByteText(_ test: ExampleCase) throws {
        let list = try ExampleList(test.example.text, prologue: "<!-- 前言：é ü 𠮷\r\n 二 -->\n")
        #expect(try Linted(list.xml, test.example.settings).places(of: test.rule.code) == list.marks)
    }

    @Test(arguments: ExampleCase.rejected) func isSilentInsideComment(_ test: ExampleCase) throws {
        let inner = try ExampleList(test.example.text)
        let body = String(decoding: inner.xml, as: UTF8.self).split(separator: "\n").dropFirst().joined(
            separator: " "
        )
        let list = try ExampleList("[[甲子, 乙丑], [丙寅, 丁卯]]", prologue: "<!-- \(body) -->\n")
        #expect(try Linted(list.xml, test.example.settings).places(of: test.rule.code) == [])
    }

    @Test(arguments: ExampleCase.rejected) func fixLeavesNothingToFix(_ test: ExampleCase) throws {
        let list = try ExampleList(test.example.text)
        let before = try Linted(list.xml, test.example.settings)
        let mine = before.findings.filter { $0.code == test.rule.code }
        let edits = mine.flatMap { $0.fixes.first?.edits ?? [] }
        let about = test.rule.about
        if about.fix == nil { #expect(edits.isEmpty) }
        guard !edits.isEmpty else { return }
        #expect(mine.compactMap { $0.fixes.first?.safety }.allSatisfy { $0 == about.fix?.safety })
        let fixed = Fix.apply(edits, to: list.xml)
        let after = try Linted(fixed, test.example.settings)
        let left = after.findings.filter { $0.code == test.rule.code }
        #expect(left.count == mine.filter { $0.fixes.isEmpty }.count)
        // Nothing new: a shorter list may have one row, which is told.
        let codes = Set(before.findings.map(\.code))
        #expect(
            after.findings.filter { !codes.contains($0.code) && $0.severity != .info }.map(\.code.id) == []
        )
    }
}

/// A property list and what the rules find in it.
struct Linted {
    let findings: [Diagnostic]

    init(_ bytes: [UInt8], _ settings: RuleSettings = RuleSettings()) throws {
        let reading = PropertyListReader.read(bytes)
        let document = try #require(reading.document, "\(reading.findings.map(\.message))")
        let recognition = DatasetRecognizer.recognize(document)
        try #require(recognition.dataset != nil, "\(recognition.findings.map(\.message))")
        let source = SourceText(text: bytes, map: OffsetMap(shift: 0))
        findings = RuleRunner.run(recognition, settings) { source }
    }

    func places(of code: DiagnosticCode) -> [Int] {
        findings.filter { $0.code == code }.compactMap { $0.range?.lowerBound }
    }
}
