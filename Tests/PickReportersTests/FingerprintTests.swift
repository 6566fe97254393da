import PickDiagnostics
import Testing

@testable import PickReporters

@Suite struct FingerprintTests {
    private func names(_ text: String, _ places: [Range<Int>], message: String = "m", path: String? = nil)
        -> [String]
    {
        let findings = places.map { Diagnostic(SampleReport.entity, message, at: $0, dataPath: path) }
        let source = SourceText(text: Array(text.utf8), map: OffsetMap(shift: 0))
        let file = FileReport(path: "a", findings: findings, source: source)
        var fingerprints = Fingerprints(of: file)
        return findings.map { fingerprints.next($0) }
    }

    @Test func staysWhenLinesMoveAndWordsChange() {
        let before = names("<a>x</a>", [3..<4], path: "$[0]")
        #expect(before == names("\n\n\n<a>x</a>", [6..<7], message: "other words", path: "$[0]"))
        #expect(before.map(\.count) == [16])
    }

    @Test func tellsFindingsApart() {
        let all = [
            names("<a>x</a>", [3..<4]), names("<a>y</a>", [3..<4]), names("<a>x</a>", [3..<4], path: "$[0]"),
            names("<a>x</a>", [3..<4], path: "$[1]"), names("<a>x</a>", [3..<3]),
        ].joined()
        #expect(Set(all).count == all.count)
    }

    @Test func countsEqualOnes() {
        let text = "xxx"
        let one = names(text, [0..<1])
        let three = names(text, [0..<1, 1..<2, 2..<3])
        #expect(Set(three).count == 3)
        #expect(three[0] == one[0])
    }

    @Test func looksAtTheFirstLineOnly() {
        #expect(names("<a>\n1</a>", [0..<9]) == names("<a>\n2</a>", [0..<9]))
    }

    @Test func takesPlacesBehindTheEnd() {
        #expect(names("x", [5..<9]).count == 1)
    }
}
