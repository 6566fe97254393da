import Foundation
import PickDiagnostics
import TestTools
import Testing

@testable import PickReporters

/// Every format carries every finding, and nothing in a finding's text becomes part of the format.
@Suite(.enabled(if: ExternalTool.python != nil)) struct EveryFindingTests {
    @Test(arguments: ReportFormat.allCases)
    func carriesEveryFindingWithItsNotesAndFixes(_ format: ReportFormat) throws {
        let text = SampleReport.rendered(as: format)
        let report = try ParsedReport(text, format)
        #expect(report.messages.count == SampleReport.count)
        let all = (report.messages + report.rest).joined(separator: "\n")
        for word in [
            "first used here", "property lists keep the last value", "write &amp;", "delete one of them",
        ] {
            #expect(all.contains(word))
        }
    }

    static let hostile = [
        "]]> <![CDATA[ </failure></testcase> & &amp; &#1;",
        "\" onmouseover=\"alert(1)\" ' <script>alert(1)</script> <img src=x> --> </style></title>",
        "\u{0} \u{1B}[31m \u{7F} \u{9B}2J \u{FFFE} \u{FFFF}",
        "\u{202E}gnp.\u{2066} \u{200B}\u{FEFF}\u{2028}\u{2029}\u{85}",
        "a\nb\r\n::error::c\td \\ \\u0000 %0A,title=x::y",
        "[a](1) {0} {{ }} ](javascript:alert(1))",
        "/**/ ${x} `y` =cmd|' /C calc'!A0 \u{1F469}\u{200D}\u{1F680} 省\u{301}",
    ]

    @Test(arguments: ReportFormat.allCases)
    func takesEveryTextAsText(_ format: ReportFormat) throws {
        let files = Self.hostile.map { hostile in
            let finding = Diagnostic(
                SampleReport.entity,
                hostile,
                at: 0..<4,
                dataPath: hostile,
                notes: [.init(hostile, at: 0..<1), .init(hostile)],
                fixes: [Fix(hostile, .unsafe, [.init(0..<1, hostile)])]
            )
            let source = SourceText(text: Array((hostile + "\n" + hostile).utf8), map: OffsetMap(shift: 0))
            return FileReport(path: hostile, findings: [finding, finding], source: source)
        }
        let text = Rendering.of(files, as: format)
        let report = try ParsedReport(text, format)
        switch format {
        case .json, .jsonl: #expect(report.messages == Self.hostile.flatMap { [$0, $0] })
        // What programs compare or apply is exact there: paths, places in the data, replacements.
        case .gitlab, .sarif: expectVisible(report.messages.joined())
        case .text, .concise, .compiler, .github, .junit, .checkstyle, .html: expectVisible(text)
        }
        #expect(report.messages.count == 2 * files.count)
        #expect(!text.utf8.contains(0x1B) && !text.utf8.contains(0))
    }

    private func expectVisible(_ text: String) {
        let hidden = text.unicodeScalars.filter { $0 != "\n" && PrintableText.mustEscape($0) }
        #expect(Set(hidden.map(\.value)) == [])
    }

    @Test(arguments: ReportFormat.allCases)
    func writesAReportWithoutFilesAndOneWithoutFindings(_ format: ReportFormat) throws {
        let clean = FileReport(path: "a.plist", findings: [], source: nil)
        #expect(try ParsedReport(Rendering.of([], as: format), format).messages == [])
        #expect(try ParsedReport(Rendering.of([clean], as: format), format).messages == [])
    }
}
