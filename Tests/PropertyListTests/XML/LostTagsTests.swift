import PickDiagnostics
import PropertyList
import Testing

/// Tags of which nothing is left, several at one place too: all are told and mended at once.
@Suite struct LostTagsTests {
    private static let documents = [
        """
        <array>
        \t<array>
        \t\t<string>a</string>
        \t\t<string>b</string>
        \t</array>
        \t<array>
        \t\t<string>c</string>
        \t</array>
        </array>
        """,
        """
        <array>
        \t<dict>
        \t\t<key>name</key>
        \t\t<string>a</string>
        \t\t<key>cities</key>
        \t\t<array>
        \t\t\t<string>b</string>
        \t\t\t<string>c</string>
        \t\t</array>
        \t</dict>
        \t<dict>
        \t\t<key>name</key>
        \t\t<string>d</string>
        \t\t<key>r</key>
        \t\t<real>1.5</real>
        \t\t<key>cities</key>
        \t\t<array>
        \t\t\t<string>e</string>
        \t\t\t<string>f</string>
        \t\t</array>
        \t</dict>
        </array>
        """,
        """
        <dict><key>a</key><array><array><integer>1</integer><true/></array><array></array></array><key>b</key>\
        <dict><key>c</key><date>2020-01-01T00:00:00Z</date><key>d</key><data>QUJD</data></dict></dict>
        """,
    ].map {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist>\n<plist version=\"1.0\">\n\($0)\n</plist>\n"
    }

    private static let syntax: [DiagnosticCode] = [
        .tagMismatch, .tagSyntax, .unknownElement, .truncated, .extraContent,
    ]

    private static func errors(_ text: [UInt8]) -> [Diagnostic] {
        PropertyListReader.read(text).findings.filter { $0.severity == .error }
    }

    /// Where the start and end tags of a text stand, but for those of the root.
    private static func tags(_ text: String) -> [Range<String.Index>] {
        text.ranges(of: "<").compactMap { start in
            let rest = text[start.lowerBound...]
            guard let end = rest.firstIndex(of: ">") else { return nil }
            let tag = rest[...end]
            let isOther =
                ["<?", "<!", "<plist", "</plist"].contains { tag.hasPrefix($0) } || tag.hasSuffix("/>")
            return isOther ? nil : start.lowerBound..<text.index(after: end)
        }
    }

    /// The text without `count` neighbouring tags, for each place where they stand.
    private static func damaged(_ text: String, by count: Int) -> [[UInt8]] {
        let tags = tags(text)
        return (0...tags.count - count).map { first in
            var rest = text
            for tag in tags[first..<first + count].reversed() { rest.removeSubrange(tag) }
            return Array(rest.utf8)
        }
    }

    /// Each row: how many neighbouring tags are lost, and how often, at least, all that is found can be mended.
    @Test(arguments: [(1, 60), (2, 25), (3, 20)]) func isMendedAtOnceWhereAllCanBeMended(
        _ count: Int,
        _ least: Int
    ) {
        var mendedCount = 0
        for damaged in Self.documents.flatMap({ Self.damaged($0, by: count) }) {
            let errors = Self.errors(damaged)
            guard errors.contains(where: { Self.syntax.contains($0.code) }),
                errors.allSatisfy({ !$0.fixes.isEmpty })
            else { continue }
            mendedCount += 1
            let selection = FixSelection(for: errors, allowing: .unsafe)
            #expect(selection.count == errors.count)
            let mended = Fix.apply(selection.edits, to: damaged)
            let rest = Self.errors(mended).filter { Self.syntax.contains($0.code) }
            if !rest.isEmpty {
                Issue.record(
                    """
                    \(String(decoding: damaged, as: UTF8.self))
                    \(errors.map(\.message))
                    \(String(decoding: mended, as: UTF8.self))
                    \(rest.map(\.message))
                    """
                )
            }
        }
        #expect(mendedCount >= least)
    }

    /// A text, and the text that has what is lost.
    @Test(arguments: [
        ("<array><array><true/></plist>", "<array><array><true/></array></array></plist>"),
        (
            "a</string><string>b</string></array></plist>",
            "<array><string>a</string><string>b</string></array></plist>"
        ),
        (
            "<true/><true/></array></array></plist>",
            "<array><array><true/><true/></array></array></plist>"
        ),
        (
            "<array><array><string>a</array></plist>",
            "<array><array><string>a</string></array></array></plist>"
        ),
        (
            "<dict><key>a<true/><true/></array></dict></plist>",
            "<dict><key>a</key><array><true/><true/></array></dict></plist>"
        ),
        (
            "<array>name</key><true/></dict></array></plist>",
            "<array><dict><key>name</key><true/></dict></array></plist>"
        ),
    ]) func putsThemInOrder(_ damaged: String, _ whole: String) {
        let text = Array(("<plist>" + damaged).utf8)
        let errors = Self.errors(text)
        let selection = FixSelection(for: errors, allowing: .unsafe)
        #expect(String(decoding: Fix.apply(selection.edits, to: text), as: UTF8.self) == "<plist>" + whole)
        let edits = errors.flatMap { $0.fixes.first?.edits ?? [] }
        #expect(String(decoding: Fix.apply(edits, to: text), as: UTF8.self) == "<plist>" + whole)
        #expect(PropertyListReader.read(Array(("<plist>" + whole).utf8)).document != nil)
    }

    /// Faults of one kind in succession are each told and mended.
    @Test(arguments: [
        ("<string>a</string></string></string>", "<string>a</string>", 2),
        ("<array></array></array></array></array>", "<array></array>", 3),
        ("<dict></dict></dict>\n</dict>\n", "<dict></dict>\n\n", 2),
        ("<array><string>a</strin></arry>", "<array><string>a</string></array>", 2),
        (
            "<dict><key>a</key><string>b</string></dibt></plisa>",
            "<dict><key>a</key><string>b</string></dict></plist>", 2
        ),
        (
            "<array><dict><key>a</key><string>a</string></array><dict><key>a</key><true/></array></array>",
            "<array><dict><key>a</key><string>a</string></dict><dict><key>a</key><true/></dict></array>", 2
        ),
        (
            "<dict><key>a</key><array><true/></dict><key>b</key><array><true/></dict></dict>",
            "<dict><key>a</key><array><true/></array><key>b</key><array><true/></array></dict>", 2
        ),
    ]) func areMendedOneByOne(_ damaged: String, _ whole: String, _ count: Int) {
        let end = damaged.hasSuffix("</plisa>") ? "" : "</plist>"
        let text = Array("<plist>\(damaged)\(end)".utf8)
        let errors = Self.errors(text)
        #expect(errors.count == count)
        let selection = FixSelection(for: errors, allowing: .unsafe)
        #expect(
            String(decoding: Fix.apply(selection.edits, to: text), as: UTF8.self) == "<plist>\(whole)\(end)"
        )
    }

    /// Lost tags are told as far as findings are listed, in a large file too, and what looks ahead ends.
    @Test func areToldInALargeFile() {
        let item = "<array><string>a</string>b</string></array>"
        let text = Array("<plist><array>\(String(repeating: item, count: 900))</array></plist>".utf8)
        let errors = Self.errors(text)
        #expect(errors.count == 900)
        #expect(
            errors.allSatisfy { $0.code == .tagMismatch && $0.message.contains("<string> is missing here") }
        )
    }

    /// Behind too many levels nothing is looked for, and that is told beside what was found before.
    @Test func endAtTheDeepestLevel() {
        let deep = String(repeating: "<array>", count: 600)
        let errors = Self.errors(Array("<plist><array>a</string>\(deep)</dict></plist>".utf8))
        #expect(errors.map(\.code) == [.tagMismatch, .depth])
    }
}
