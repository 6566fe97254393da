import PickDiagnostics

@testable import PickReporters

/// One report with everything in it that a format can meet.
enum SampleReport {
    static let keyWithoutValue = DiagnosticCode("PD112", "key-without-value", .error, "")
    static let duplicateKey = DiagnosticCode("PD139", "duplicate-key", .warning, "")
    static let noDoctype = DiagnosticCode("PD164", "no-doctype", .info, "")
    static let entity = DiagnosticCode("PD130", "entity", .error, "")
    static let truncated = DiagnosticCode("PD143", "bplist-truncated", .error, "")

    static let duplicateRow = DiagnosticCode("PD401", "duplicate-row", .warning, "A row that is there twice.")

    static let text = """
        <plist version="1.0">
        <dict>
        \t<key>name</key>
        \t<string>浙江省 & 江苏省</string>
        \t<key>name</key>
        \t<string>\u{202E}x</string>
        \t<key>cities</key>
        </dict>
        </plist>

        """

    static let files: [FileReport] = [
        FileReport(path: "clean.plist", findings: [], source: nil),
        FileReport(
            path: "data/50%,a:b.plist",
            findings: [
                Diagnostic(noDoctype, "no document type declaration: add Apple's", at: nil),
                Diagnostic(
                    entity,
                    "a bare `&`: XML reads it as the start of an entity",
                    at: place("&"),
                    dataPath: "$.name",
                    fixes: [Fix("write &amp;", .safe, [Fix.Edit(place("&"), "&amp;")])]
                ),
                Diagnostic(
                    duplicateKey,
                    "the key `name` is already there; the last value counts",
                    at: place("<key>name</key>", occurrence: 2),
                    dataPath: "$.name",
                    notes: [
                        .init("first used here", at: place("<key>name</key>")),
                        .init("property lists keep the last value"),
                    ],
                    fixes: [Fix("delete the first", .unsafe, [Fix.Edit(place("<key>name</key>"), "")])]
                ),
                Diagnostic(noDoctype, "a hidden character\nin \u{202E}a message", at: place("\u{202E}")),
                Diagnostic(
                    keyWithoutValue,
                    "the key `cities` has no value",
                    at: place("<key>cities</key>\n</dict>")
                ),
            ],
            source: SourceText(text: Array(text.utf8), map: OffsetMap(shift: 3))
        ),
        FileReport(
            path: "cut.bplist",
            findings: [Diagnostic(truncated, "the trailer is cut off", at: 9..<12)],
            source: SourceText(binary: Array("bplist00\u{1}\u{2}\u{3}\u{4}".utf8))
        ),
        FileReport(
            path: "./省份/two #1.plist",
            findings: [
                Diagnostic(
                    duplicateRow,
                    "the row is there twice: [see](1) {0}",
                    at: 8..<14,
                    fixes: [Fix("delete one of them", .safe, [])]
                ),
                Diagnostic(duplicateRow, "the row is there twice: [see](1) {0}", at: 23..<29),
            ],
            source: SourceText(text: Array("<string>杭州</string>杭州</string>\n".utf8), map: OffsetMap(shift: 0))
        ),
    ]

    /// How many findings the files have.
    static let count = 8

    static var summary: ReportSummary {
        var summary = ReportSummary()
        for file in files { summary.count(file.findings) }
        summary.suppressed = 2
        summary.baselined = 1
        return summary
    }

    private static func place(_ marked: String, occurrence: Int = 1) -> Range<Int> {
        let bytes = Array(text.utf8)
        let pattern = Array(marked.utf8)
        var left = occurrence
        for start in 0..<(bytes.count - pattern.count)
        where bytes[start..<start + pattern.count].elementsEqual(pattern) {
            left -= 1
            if left == 0 { return start..<start + pattern.count }
        }
        return 0..<0
    }
}
