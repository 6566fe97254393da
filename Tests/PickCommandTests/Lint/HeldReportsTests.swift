import PickDiagnostics
import PickReporters
import PropertyList
import Testing

@testable import PickCommand

/// What `lint --write-baseline` keeps of its inputs until the baseline is written.
@Suite struct HeldReportsTests {
    private static let warning = Diagnostic(DiagnosticCode("PD301", "x", .warning, ""), "warning", at: 3..<4)
    private static let fault = Diagnostic(.tagMismatch, "fault", at: 1..<2)
    private static let source = SourceText(text: Array("a text".utf8), map: OffsetMap(shift: 0))

    private static func held(_ findings: [Diagnostic]) -> HeldReports {
        var held = HeldReports()
        let file = FileReport(path: "a.plist", findings: findings, source: source)
        held.add(file, isSyntaxOnly: false, ReportCounts())
        return held
    }

    @Test func keepsNoTextOfAFileWhoseFindingsTheBaselineHas() throws {
        let held = try #require(Self.held([Self.warning, Self.warning]).list.first)
        #expect(held.file.findings.isEmpty && held.file.source == nil)
        #expect(held.counts.baselined == 2)
    }

    @Test func keepsFaultsWithTheirText() throws {
        let held = try #require(Self.held([Self.fault, Self.warning]).list.first)
        #expect(held.file.findings == [Self.fault] && held.file.source != nil)
        #expect(held.counts.baselined == 1)
    }

    @Test func putsBackWhatNoBaselineKnows() throws {
        var held = Self.held([Self.fault, Self.warning])
        var again = Examination()
        again.findings = [Self.fault, Self.warning]
        again.source = Self.source
        held.complete("a.plist", with: again)
        held.complete("b.plist", with: Examination())
        let file = try #require(held.list.first)
        #expect(file.file.findings == [Self.fault, Self.warning] && file.file.source != nil)
        #expect(file.counts.baselined == 0)
    }

    /// A pipe or a device gives its bytes once, so what was found in them is kept.
    @Test(arguments: [(#filePath, true), ("-", false), ("/dev/null", false), ("/no/such/file", false)])
    func filesAloneAreReadAgain(_ path: String, _ isReadAgain: Bool) {
        #expect(Input(operand: path).canBeReadAgain == isReadAgain)
    }
}
