import Foundation
import PickBytes
import PickDiagnostics
import Testing
import TestTools

@testable import PickReporters

@Suite struct ReporterTests {
    @Test(arguments: ReportFormat.allCases)
    func writesEveryFinding(_ format: ReportFormat) throws {
        let text = SampleReport.rendered(as: format)
        try Golden.expect(text, named: "report.\(format.rawValue)")
    }

    @Test func colorsTheReportForPeople() throws {
        var options = ReporterOptions()
        options.style = .colored
        options.hasStatistics = true
        let text = SampleReport.rendered(as: .text, options)
        try Golden.expect(text, named: "report.colored")
    }

    @Test func leavesOutTheClosingLineWhenQuiet() {
        var options = ReporterOptions()
        options.isQuiet = true
        #expect(Rendering.of([], as: .text, options, summary: ReportSummary()) == "")
    }

    @Test func writesJSONThatOthersRead() throws {
        let text = SampleReport.rendered(as: .json)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == SampleReport.count)
        #expect(findings[3]["message"] as? String == "a hidden character\nin \u{202E}a message")
        // Three bytes of byte order mark stand before the text in the file.
        let ampersand = try #require(SampleReport.text.utf8.firstIndex(of: UInt8(ascii: "&")))
        let offset = SampleReport.text.utf8.distance(from: SampleReport.text.startIndex, to: ampersand)
        #expect(findings[1]["offset"] as? Int == offset + 3)
        #expect(findings[5]["offset"] as? Int == 9)
        #expect(findings[5]["line"] is NSNull)
        let summary = try #require(object["summary"] as? [String: Int])
        #expect(
            summary == ["files": 4, "errors": 3, "warnings": 3, "infos": 2, "suppressed": 2, "baselined": 1]
        )
    }

    @Test func writesAnEmptyJSONReport() {
        let counts = #""files":0,"errors":0,"warnings":0,"infos":0,"suppressed":0,"baselined":0"#
        let expected = #"{"version":1,"findings":[],"summary":{"# + counts + "}}\n"
        #expect(Rendering.of([], as: .json, summary: ReportSummary()) == expected)
    }

    @Test func putsErrorsFirstForGitHub() {
        let lines = SampleReport.rendered(as: .github).split(separator: "\n")
        let commands = lines.map { $0.prefix { $0 != " " } }
        #expect(
            commands == [
                "::error", "::error", "::error", "::warning", "::warning", "::warning", "::notice",
                "::notice",
            ]
        )
    }

    @Test(arguments: [
        (0, 0, 0, 0, 0, "no file was read"),
        (1, 0, 0, 0, 0, "no findings in 1 file"),
        (3, 2, 1, 0, 0, "2 errors, 1 warning in 3 files"),
        (3, 0, 0, 1, 1, "1 info in 3 files, 1 of them no dataset and checked for syntax only"),
        (3, 0, 0, 2, 2, "2 infos in 3 files, 2 of them no datasets and checked for syntax only"),
    ])
    func closesWithTheCounts(
        _ files: Int,
        _ errors: Int,
        _ warnings: Int,
        _ infos: Int,
        _ syntax: Int,
        _ text: String
    ) {
        var summary = ReportSummary()
        summary.files = files
        summary.errors = errors
        summary.warnings = warnings
        summary.infos = infos
        summary.syntaxOnlyFiles = syntax
        #expect(summary.sentence == text)
    }

    @Test func closesWithWhatIsNotShown() {
        #expect(SampleReport.summary.sentence.hasSuffix(" in 4 files, 2 suppressed, 1 in the baseline"))
    }

    @Test func ordersFindingsByPlaceThenCode() {
        let findings = [
            Diagnostic(SampleReport.entity, "b", at: 5..<6),
            Diagnostic(SampleReport.keyWithoutValue, "a", at: 5..<6),
            Diagnostic(SampleReport.entity, "first", at: 1..<2),
            Diagnostic(SampleReport.noDoctype, "whole", at: nil),
        ]
        #expect(FileReport.inOrder(findings).map(\.message) == ["whole", "first", "a", "b"])
    }
}
