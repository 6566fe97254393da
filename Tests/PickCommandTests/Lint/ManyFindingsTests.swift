import PickBytes
import PickDiagnostics
import PropertyList
import Testing

@testable import PickCommand

/// Files in which very many rows have the same thing wrong.
@Suite struct ManyFindingsTests {
    private static let count = 12_000

    /// A menu in which each row of the first column has a blank behind it, and the last one `comment` before it.
    private static func menu(_ comment: String = "") -> [UInt8] {
        var rows = (0..<count - 1).map { "<string>n\($0) </string>" }
        rows.append(comment + "<string>n\(count) </string>")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><array><array>
            \(rows.joined(separator: "\n"))
            </array><array><string>a</string><string>b</string></array></array></plist>

            """
        return Array(text.utf8)
    }

    private static func settings() throws -> FileSettings {
        let arguments = try OptionParserForTests.parse(["--isolated"])
        return FileSettings(nil, nil, try CheckSettings(arguments, .lint, command: LintCommand.name))
    }

    @Test func allAreListed() throws {
        let found = try FileCheck(mode: .lint).examine(
            .bytes(Self.menu()),
            try Self.settings(),
            isNamed: true
        )
        #expect(found.findings.count == Self.count)
        #expect(found.findings.allSatisfy { $0.code.id == "PD301" })
        #expect(!found.isCut)
    }

    @Test func suppressionOfTheLastOneIsUsed() throws {
        let bytes = Self.menu("<!-- pickdata:ignore PD301 -->\n")
        let found = try FileCheck(mode: .lint).examine(.bytes(bytes), try Self.settings(), isNamed: true)
        #expect(found.findings.count == Self.count - 1)
        #expect(found.findings.allSatisfy { $0.code.id == "PD301" })
        #expect(found.suppressed == 1)
    }

    @Test func allAreMendedInOnePass() throws {
        let settings = try Self.settings()
        let bytes = Self.menu()
        let found = try FileCheck(mode: .lint).examine(.bytes(bytes), settings, isNamed: true)
        #expect(FixSelection(for: found.findings, allowing: .safe).count == Self.count)
        let fixer = FileFixer(check: FileCheck(mode: .lint), settings: settings, isNamed: true, safety: .safe)
        let outcome = try fixer.run(bytes)
        #expect(outcome.fixCount == Self.count)
        #expect(outcome.rest.findings.isEmpty)
    }

    /// What a reading lists and what not is not known of a shape that is broken throughout.
    @Test func suppressionIsNotJudgedWhereNotAllIsListed() throws {
        var records = (0..<400).map { number in
            "<dict><key>name</key><string>n\(number)</string><key>cities</key>"
                + (number % 3 == 0 ? "<string/>" : "<array><string>Aa</string></array>") + "</dict>"
        }
        records[399] = "<!-- pickdata:ignore PD206 -->" + records[399]
        let text = "<plist version=\"1.0\"><array>\(records.joined())</array></plist>"
        let found = try FileCheck(mode: .lint).examine(
            .bytes(Array(text.utf8)),
            try Self.settings(),
            isNamed: true
        )
        #expect(found.isCut)
        #expect(!found.findings.contains { $0.code.id == "PD901" })
    }
}
