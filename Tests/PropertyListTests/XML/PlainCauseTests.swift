import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// Faults whose cause is plain: it is named where it stands, and nothing else is.
@Suite struct PlainCauseTests {
    /// A text with `↓` before the one fault, the code and words of its message, and the text when its fix is applied.
    struct Example: CustomTestStringConvertible {
        var marked: String
        var code: DiagnosticCode
        var words: String
        var mended: String?

        var testDescription: String { marked }
    }

    private static let plist = "<plist version=\"1.0\">"

    static let examples: [Example] = [
        // A start tag that is spelt wrong, and not its end tag.
        .init(
            marked: "\(plist)↓<arry></array></plist>",
            code: .unknownElement,
            words: "write <array>",
            mended: "\(plist)<array></array></plist>"
        ),
        .init(
            marked: "\(plist)↓<sting>a</string></plist>",
            code: .unknownElement,
            words: "write <string>",
            mended: "\(plist)<string>a</string></plist>"
        ),
        .init(
            marked: "\(plist)↓<interger>1</integer></plist>",
            code: .unknownElement,
            words: "write <integer>",
            mended: "\(plist)<integer>1</integer></plist>"
        ),
        .init(
            marked: "↓<plits version=\"1.0\"><true/></plist>",
            code: .unknownElement,
            words: "write <plist>",
            mended: "\(plist)<true/></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓<arry></array></array></plist>",
            code: .unknownElement,
            words: "write <array>",
            mended: "\(plist)<array><array></array></array></plist>"
        ),
        // A start tag for an end tag, and the other way round.
        .init(
            marked: "\(plist)<array><string>a↓<string><string>b</string></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><string>a</string><string>b</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><string>a↓<string></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><string>a</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<dict><key>a↓<key><true/></dict></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<dict><key>a</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array><dict><key>a</key><true/>↓<dict></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><dict><key>a</key><true/></dict></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><dict><key>a</key><true/>↓<dict><dict></dict></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><dict><key>a</key><true/></dict><dict></dict></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><array><true/>↓<array><array><true/></array></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><array><true/></array><array><true/></array></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><array><true/>↓<array></array></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<array><array><true/></array></array></plist>"
        ),
        .init(
            marked: "\(plist)<dict><key>a</key><array><true/>↓<array><key>b</key><true/></dict></plist>",
            code: .tagMismatch,
            words: "its `/` is missing",
            mended: "\(plist)<dict><key>a</key><array><true/></array><key>b</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓</dict><key>a</key><true/></dict></array></plist>",
            code: .tagMismatch,
            words: "its `/` is too much",
            mended: "\(plist)<array><dict><key>a</key><true/></dict></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓</string>a</string><true/></array></plist>",
            code: .tagMismatch,
            words: "its `/` is too much",
            mended: "\(plist)<array><string>a</string><true/></array></plist>"
        ),
        .init(
            marked: "\(plist)<dict>↓</key>a</key><true/></dict></plist>",
            code: .tagMismatch,
            words: "its `/` is too much",
            mended: "\(plist)<dict><key>a</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array><dict><key>a</key><true/>↓/dict></array></plist>",
            code: .tagMismatch,
            words: "`<` is missing",
            mended: "\(plist)<array><dict><key>a</key><true/></dict></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><array><true/>↓/array><array><true/></array></array></plist>",
            code: .tagMismatch,
            words: "`<` is missing",
            mended: "\(plist)<array><array><true/></array><array><true/></array></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><string>a↓/string></array></plist>",
            code: .tagMismatch,
            words: "`<` is missing",
            mended: "\(plist)<array><string>a</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓<string><string>b</string></array></plist>",
            code: .tagMismatch,
            words: "stands here twice",
            mended: "\(plist)<array><string>b</string></array></plist>"
        ),
        // An end tag too many.
        .init(
            marked: "\(plist)<array></array>↓</array></plist>",
            code: .tagMismatch,
            words: "delete it",
            mended: "\(plist)<array></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓</dict></array></plist>",
            code: .tagMismatch,
            words: "delete it",
            mended: "\(plist)<array></array></plist>"
        ),
        .init(
            marked: "\(plist)<true/></plist>↓</plist>",
            code: .extraContent,
            words: "closed already",
            mended: "\(plist)<true/></plist>"
        ),
        // What is not plain stays with the end tag.
        .init(
            marked: "\(plist)<string>a↓</key></plist>",
            code: .tagMismatch,
            words: "write </string>",
            mended: "\(plist)<string>a</string></plist>"
        ),
        .init(
            marked: "\(plist)<array><array>↓</dict></array></plist>",
            code: .tagMismatch,
            words: "write </array>",
            mended: "\(plist)<array><array></array></array></plist>"
        ),
        // A tag without its `<`.
        .init(
            marked: "\(plist)<array>↓real>1</real></array></plist>",
            code: .tagSyntax,
            words: "`<` is missing",
            mended: "\(plist)<array><real>1</real></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓=real>1</real></array></plist>",
            code: .tagSyntax,
            words: "write <real>",
            mended: "\(plist)<array><real>1</real></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>\n↓ing>a</string></array></plist>",
            code: .tagSyntax,
            words: "is what is left of <string>",
            mended: "\(plist)<array>\n<string>a</string></array></plist>"
        ),
        .init(
            marked: "\(plist)\n↓ray>\n<string>a</string><string>b</string>\n</array></plist>",
            code: .tagSyntax,
            words: "is what is left of <array>",
            mended: "\(plist)\n<array>\n<string>a</string><string>b</string>\n</array></plist>"
        ),
        .init(
            marked: "\(plist)↓dict><key>k</key><string>a</string></dict></plist>",
            code: .tagSyntax,
            words: "`<` is missing",
            mended: "\(plist)<dict><key>k</key><string>a</string></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓array><true/></array><string>&amp;</string></array></plist>",
            code: .tagSyntax,
            words: "`<` is missing",
            mended: "\(plist)<array><array><true/></array><string>&amp;</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓<ar>ray><true/></array></array></plist>",
            code: .unknownElement,
            words: "write <array>",
            mended: "\(plist)<array><array><true/></array></array></plist>"
        ),
        .init(
            marked: "\(plist)<array>↓<r>al>1.5</real></array></plist>",
            code: .unknownElement,
            words: "write <real>",
            mended: "\(plist)<array><real>1.5</real></array></plist>"
        ),
        // A tag of which nothing is left.
        .init(
            marked: "\(plist)<!-- c -->\n↓<string>a</string><string>b</string></array></plist>",
            code: .tagMismatch,
            words: "<array> is missing here",
            mended: "\(plist)<!-- c -->\n<array><string>a</string><string>b</string></array></plist>"
        ),
        .init(
            marked: "\(plist)↓<key>k</key><true/></dict></plist>",
            code: .tagMismatch,
            words: "<dict> is missing here",
            mended: "\(plist)<dict><key>k</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array><true/> ↓a b</string></array></plist>",
            code: .tagMismatch,
            words: "<string> is missing here",
            mended: "\(plist)<array><true/> <string>a b</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><true/>\n↓a b</string>\n<true/></array></plist>",
            code: .tagMismatch,
            words: "<string> is missing here",
            mended: "\(plist)<array><true/>\n<string>a b</string>\n<true/></array></plist>"
        ),
        .init(
            marked: "\(plist)<dict><key>k</key>↓a</string><key>l</key><true/></dict></plist>",
            code: .tagMismatch,
            words: "<string> is missing here",
            mended: "\(plist)<dict><key>k</key><string>a</string><key>l</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<array><dict><key>k</key>↓<true/><false/></array></dict></array></plist>",
            code: .tagMismatch,
            words: "<array> is missing here",
            mended: "\(plist)<array><dict><key>k</key><array><true/><false/></array></dict></array></plist>"
        ),
        .init(
            marked: "<!DOCTYPE plist>\n↓plist version=\"1.0\"><true/></plist>",
            code: .tagSyntax,
            words: "`<` is missing",
            mended: "<!DOCTYPE plist>\n\(plist)<true/></plist>"
        ),
        // The first thing in a container.
        .init(
            marked: "\(plist)<array>↓1.5</real><string>a</string></array></plist>",
            code: .tagMismatch,
            words: "<real> is missing here",
            mended: "\(plist)<array><real>1.5</real><string>a</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><dict>\n↓name</key><string>a</string></dict></array></plist>",
            code: .tagMismatch,
            words: "<key> is missing here",
            mended: "\(plist)<array><dict>\n<key>name</key><string>a</string></dict></array></plist>"
        ),
        .init(
            marked: "\(plist)↓a</string></plist>",
            code: .tagMismatch,
            words: "<string> is missing here",
            mended: "\(plist)<string>a</string></plist>"
        ),
        .init(
            marked: "\(plist)<array>\n↓<key>k</key><true/></dict><dict></dict></array></plist>",
            code: .tagMismatch,
            words: "<dict> is missing here",
            mended: "\(plist)<array>\n<dict><key>k</key><true/></dict><dict></dict></array></plist>"
        ),
        // An end tag of which nothing is left.
        .init(
            marked: "\(plist)<array><string>a\n↓</array></plist>",
            code: .tagMismatch,
            words: "</string> is expected here",
            mended: "\(plist)<array><string>a</string>\n</array></plist>"
        ),
        .init(
            marked: "\(plist)<array><string>a\n↓<string>b</string></array></plist>",
            code: .tagMismatch,
            words: "</string> is missing",
            mended: "\(plist)<array><string>a</string>\n<string>b</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<array><string>a/string>↓<string>b</string></array></plist>",
            code: .tagMismatch,
            words: "`<` of </string> is missing",
            mended: "\(plist)<array><string>a</string><string>b</string></array></plist>"
        ),
        .init(
            marked: "\(plist)<dict><key>k</key><array><true/>↓<key>l</key><true/></dict></plist>",
            code: .tagMismatch,
            words: "</array> is expected here",
            mended: "\(plist)<dict><key>k</key><array><true/></array><key>l</key><true/></dict></plist>"
        ),
        .init(
            marked: "\(plist)<dict><key>a</key><string>b ↓<key>c</key><array><true/></array></dict></plist>",
            code: .tagMismatch,
            words: "</string> is missing",
            mended:
                "\(plist)<dict><key>a</key><string>b</string> <key>c</key><array><true/></array></dict></plist>"
        ),
        // References.
        .init(
            marked: "\(plist)<string>↓&#XE9;</string></plist>",
            code: .charref,
            words: "`&#xE9;`",
            mended: "\(plist)<string>&#xE9;</string></plist>"
        ),
        .init(
            marked: "\(plist)<string>↓&#xD83D;&#xDE00;</string></plist>",
            code: .charref,
            words: "UTF-16 pair",
            mended: "\(plist)<string>😀</string></plist>"
        ),
        .init(
            marked: "\(plist)<string>↓&#55357;&#56832;</string></plist>",
            code: .charref,
            words: "UTF-16 pair",
            mended: "\(plist)<string>😀</string></plist>"
        ),
        // The prologue.
        .init(
            marked: "<?xml version=↓1.0?>\n\(plist)<string>a</string></plist>",
            code: .xmlDeclaration,
            words: "quotes"
        ),
        .init(
            marked: "<?xml version=\"1.0\" ↓encodig=\"UTF-8\"?>\n\(plist)<string>a</string></plist>",
            code: .xmlDeclaration,
            words: "in this order"
        ),
        .init(
            marked: "<?xml version=\"1.0\" encoding=\"UTF-8\"↓>\n\(plist)<string>a</string></plist>",
            code: .xmlDeclaration,
            words: "`?>`"
        ),
        .init(
            marked:
                "<?xml version=\"1.0\" encoding=\"UTF-8↓?>\n<!DOCTYPE plist PUBLIC \"a\" \"\">\(plist)<string>a</string></plist>",
            code: .xmlDeclaration,
            words: "closing quote"
        ),
        .init(
            marked: "<?xml version=\"1.0\" standalone=\"↓true\"?>\n\(plist)<string>a</string></plist>",
            code: .xmlDeclaration,
            words: "standalone"
        ),
        .init(
            marked: "<!DOCTYPE↓>\n\(plist)<string>a</string></plist>",
            code: .doctypeSyntax,
            words: "white space"
        ),
        .init(
            marked: "↓<!DOCTYPEplist>\n\(plist)<string>a</string></plist>",
            code: .doctypeSyntax,
            words: "White space",
            mended: "<!DOCTYPE plist>\n\(plist)<string>a</string></plist>"
        ),
        .init(
            marked: "<!DOCTYPE plist PUBLIC \"-//Ap↓&ple//\" \"\">\n\(plist)<string>a</string></plist>",
            code: .doctypeSyntax,
            words: "`&` may not stand in a public id"
        ),
        .init(
            marked: "<plist ↓version>=\"1.0\"><string>a</string></plist>",
            code: .attribute,
            words: "no value"
        ),
        // What stands before the first tag.
        .init(
            marked: "↓# a comment\n<?xml version=\"1.0\"?>\n\(plist)<true/></plist>",
            code: .extraContent,
            words: "Text before",
            mended: "<?xml version=\"1.0\"?>\n\(plist)<true/></plist>"
        ),
        .init(
            marked: " ↓\u{FEFF}<?xml version=\"1.0\"?>\n\(plist)<true/></plist>",
            code: .extraContent,
            words: "byte order mark",
            mended: "<?xml version=\"1.0\"?>\n\(plist)<true/></plist>"
        ),
        // Merges.
        .init(
            marked:
                "\(plist)<array>\n↓<<<<<<< HEAD\n<true/>\n=======\n<false/>\n>>>>>>> other\n</array></plist>",
            code: .tagSyntax,
            words: "unresolved merge"
        ),
        .init(
            marked: "\(plist)<array>\n<true/>\n↓=======\n</array></plist>",
            code: .textInContainer,
            words: "unresolved merge"
        ),
    ]

    /// A `>` between elements is text; it is no rest of the start tag of a text that stands behind other elements.
    @Test(arguments: [">", "ng>"]) func keepsTextApartFromATagBehindElements(_ rest: String) {
        let text = "\(Self.plist)<array> \(rest) <string>a</string></string></array></plist>"
        let errors = PropertyListReader.read(Array(text.utf8)).findings.filter { $0.severity == .error }
        #expect(!errors.isEmpty)
        #expect(errors.allSatisfy { !$0.message.contains("what is left of") })
    }

    @Test(arguments: examples) func namesTheCause(_ example: Example) throws {
        let mark = Array("↓".utf8)
        let marked = Array(example.marked.utf8)
        let place = try #require(marked.indices.first { marked[$0...].starts(with: mark) })
        var text = marked
        text.removeSubrange(place..<place + mark.count)
        let errors = PropertyListReader.read(text).findings.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [example.code])
        let error = try #require(errors.first)
        #expect(error.range?.lowerBound == place)
        #expect(error.message.contains(example.words), "\(error.message)")
        guard let mended = example.mended else { return }
        let fix = try #require(error.fixes.first)
        #expect(String(decoding: Fix.apply(fix.edits, to: text), as: UTF8.self) == mended)
    }

    /// A second mark behind the one that every reader drops.
    @Test func namesASecondByteOrderMark() {
        let text = Array("\u{FEFF}\u{FEFF}<?xml version=\"1.0\"?>\n\(Self.plist)<true/></plist>".utf8)
        let errors = PropertyListReader.read(text).findings.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [.extraContent])
        #expect(errors.first?.message.contains("byte order mark") == true)
    }

    @Test(arguments: [
        ("<array><!-- a <true/></array>", "<!--"),
        ("<array><string><![CDATA[ a</string></array>", "<![CDATA["),
        ("<array><?a b </array>", "<?a"),
    ]) func saysWhereThatBeganWhichDoesNotEnd(_ body: String, _ opening: String) throws {
        let text = Array("\(Self.plist)\(body)</plist>".utf8)
        let error = try #require(PropertyListReader.read(text).findings.first { $0.severity == .error })
        #expect(error.code == .truncated)
        let range = try #require(error.notes.first?.range)
        #expect(String(decoding: text[range], as: UTF8.self).hasPrefix(opening))
    }

    @Test(
        arguments: [([0x1F, 0x8B, 8, 0], "gzip"), (Array("%PDF-1.7\n%".utf8), "PDF")] as [([UInt8], String)]
    )
    func namesWhatIsNoPropertyList(_ head: [UInt8], _ word: String) {
        let findings = PropertyListReader.read(head + Array("<plist>".utf8)).findings
        #expect(findings.map(\.code) == [.notXml])
        #expect(findings.first?.message.contains(word) == true)
    }
}
