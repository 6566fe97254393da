import Foundation
import PickBytes
import PickDiagnostics
import PropertyList
import TestTools
import Testing

@testable import PickCommand

/// Fixing, over every faulty file of the conformance cases.
@Suite struct FixTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Conformance")

    /// Every property list of the cases, by its path.
    private static let files: [String] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".plist") }.sorted()
    }()

    private static let settings: FileSettings? = {
        guard
            let arguments = try? OptionParserForTests.parse(["--kind", "plist", "--isolated"]),
            let settings = try? CheckSettings(arguments, .lint, command: LintCommand.name)
        else { return nil }
        return FileSettings(nil, nil, settings)
    }()

    private static func fix(_ bytes: [UInt8], _ safety: Fix.Safety = .safe) throws -> FileFixer.Outcome {
        let settings = try #require(settings)
        let fixer = FileFixer(
            check: FileCheck(mode: .lint),
            settings: settings,
            isNamed: true,
            safety: safety
        )
        return try fixer.run(bytes)
    }

    @Test func findsFiles() { #expect(Self.files.count > 300) }

    @Test(arguments: [Fix.Safety.safe, .unsafe])
    func leavesNoNewFindingAndChangesNothingTheSecondTime(_ safety: Fix.Safety) throws {
        var changed = 0
        for path in Self.files {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: path)))
            let before = PropertyListReader.read(bytes)
            let outcome = try Self.fix(bytes, safety)
            #expect(!outcome.isBroken, "\(path) would be broken")
            guard outcome.isChanged else {
                #expect(outcome.fixCount == 0, "\(path)")
                continue
            }
            changed += 1
            // A fault may hide what can be noted about a file that can be read; all else was there before.
            if safety == .safe {
                let old = Set(before.findings.map(\.code.id))
                let new = outcome.rest.findings.filter { $0.severity != .info && !old.contains($0.code.id) }
                #expect(new.isEmpty, "\(path): \(new.map(\.code.id))")
            }
            let again = try Self.fix(outcome.fixed, safety)
            #expect(!again.isChanged, "\(path) is mended twice")
            let left = outcome.rest.findings.filter { finding in
                finding.fixes.contains { $0.safety >= safety }
            }
            #expect(left.isEmpty, "\(path) still has \(left.map(\.code.id))")
        }
        #expect(changed >= 9)
    }

    @Test func changesNoByteOutsideTheEdits() throws {
        var edited = 0
        for path in Self.files {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: path)))
            let reading = PropertyListReader.read(bytes)
            guard let source = reading.source, let editor = SourceEditor(bytes, source) else { continue }
            let selection = FixSelection(for: reading.findings, allowing: .safe, where: editor.canApply)
            guard selection.count > 0 else { continue }
            edited += 1
            var rest = editor.apply(selection.edits)[...]
            var place = 0
            // What stands between the edits is there, byte for byte and in order, and nothing else but replacements.
            for edit in selection.edits {
                let kept = bytes[place..<source.fileOffset(of: edit.range.lowerBound)]
                #expect(rest.starts(with: kept), "\(path)")
                rest = rest.dropFirst(kept.count)
                let width =
                    path.contains("utf16") ? edit.replacement.utf16.count * 2 : edit.replacement.utf8.count
                rest = rest.dropFirst(width)
                place = source.fileOffset(of: edit.range.upperBound)
            }
            #expect(rest == bytes[place...], "\(path)")
        }
        #expect(edited >= 9)
    }

    private static let broken =
        "\n<?xml version=\"1.0\" encoding=\"NAME\"?>\n<plist version=\"1.0\">\n<array>\n"
        + "<!-- 省 -- 市 --><array><string>广东 & 广西</string>\r\n<string>北京</string></array>\n"
        + "<!-- 一 --- 二 -->\n</array></plist>\n"

    @Test(arguments: [
        ("UTF-8", "utf-8"), ("GBK", "gbk"), ("GB18030", "gb18030"), ("UTF-16", "utf-16"), ("Big5", "big5"),
    ])
    func mendsInTheEncodingOfTheFile(_ declared: String, _ python: String) throws {
        guard let tool = ExternalTool.python else { return }
        let line = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode(sys.argv[1]))"
        // Big5 has no simplified characters.
        var text = Self.broken.replacingOccurrences(of: "NAME", with: declared)
        if declared == "Big5" {
            text = text.replacingOccurrences(of: "广", with: "廣").replacingOccurrences(of: "东", with: "東")
        }
        // A blank line in front hides the declaration of what is neither UTF-8 nor wide.
        if declared != "UTF-8", declared != "UTF-16" { text.removeFirst() }
        let mended = text.drop { $0 == "\n" }.replacingOccurrences(of: "-- 市", with: "- - 市")
            .replacingOccurrences(of: "--- 二", with: "- - - 二").replacingOccurrences(
                of: " & ",
                with: " &amp; "
            )
        let bytes = try tool.run(["-c", line, python], input: Array(text.utf8)).output
        let expected = try tool.run(["-c", line, python], input: Array(mended.utf8)).output
        let outcome = try Self.fix(bytes)
        #expect(outcome.fixed == expected)
        #expect(!outcome.rest.findings.contains { $0.severity == .error })
    }
}

/// Parses the arguments of `lint`.
enum OptionParserForTests {
    static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parser = OptionParser(LintCommand.declaration, among: [])
        return try parser.parse(arguments)
    }
}
