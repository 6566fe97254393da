import TestTools
import Testing

@testable import PickCommand

@Suite struct PreviewSnippetTests {
    static let names = [
        "cities.plist", "my cities.plist", "a'b.plist", "城市.plist", "$(touch hit)", "`x`", "a\\b", "\"", "*",
        "~", "#x",
        "a;b", "", "!x", "a\nb", "é",
    ]

    @Test(arguments: names)
    func aShellReadsTheWord(_ name: String) throws {
        guard let shell = ExternalTool("sh") else { return }
        let line = "printf '%s|' \(ShellWord.text(name))"
        #expect(try shell.run(["-c", line]).output == Array((name + "|").utf8))
    }

    @Test func plainWordsStayPlain() {
        #expect(ShellWord.text("SampleData/城市-2.plist") == "SampleData/城市-2.plist")
        #expect(ShellWord.text("a b") == "'a b'")
    }

    @Test(arguments: [
        ("a.plist", #""a.plist""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb\u{7F}", #""a\u{a}b\u{7f}""#),
        (#"\(x)"#, #""\\(x)""#),
    ])
    func swiftReadsTheLiteral(_ name: String, _ literal: String) {
        #expect(SwiftText.quoting(name) == literal)
    }

    @Test func aFileThatLooksLikeAnOptionIsNone() {
        #expect(ShellWord.text("-x.plist") == "./-x.plist")
        #expect(ShellWord.text("x-.plist") == "x-.plist")
    }
}
