import PickBytes
import PickReporters
import Testing

@Suite struct CoverageTests {
    @Test func `the page tells how complete a file is, with nothing in it taken for markup`() {
        var file = FileReport(path: "<a>.plist", findings: [], source: nil)
        file.coverage = [.init(label: "missing", text: "河南省: 开封市 & more")]
        var reporter = HTMLReporter(ReporterOptions())
        var output = ByteWriter()
        reporter.report(file, to: &output)
        reporter.finish(ReportSummary(), to: &output)
        let page = String(decoding: output.bytes(), as: UTF8.self)
        #expect(page.contains("<caption>&lt;a&gt;.plist</caption>"))
        #expect(page.contains("<th scope=\"row\">missing</th><td>河南省: 开封市 &amp; more</td>"))
    }

    @Test func `a page without it has no such part`() {
        var reporter = HTMLReporter(ReporterOptions())
        var output = ByteWriter()
        reporter.report(FileReport(path: "a.plist", findings: [], source: nil), to: &output)
        reporter.finish(ReportSummary(), to: &output)
        #expect(!String(decoding: output.bytes(), as: UTF8.self).contains("coverage-title"))
    }
}
