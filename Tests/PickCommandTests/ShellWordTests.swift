import Testing

@testable import PickCommand

@Suite struct ShellWordTests {
    @Test(arguments: [
        ("a.plist", "a.plist"), ("数据/城市.plist", "数据/城市.plist"), ("a b.plist", "'a b.plist'"),
        ("it's.plist", #"'it'\''s.plist'"#), ("-a.plist", "./-a.plist"), ("-a b", "'./-a b'"),
        ("$HOME", "'$HOME'"), ("~a", "'~a'"), ("a~", "a~"), ("", "''"), ("a;b", "'a;b'"), ("a*", "'a*'"),
        ("a\nb", "'a\nb'"),
    ])
    func isWhatAShellReadsBack(_ path: String, _ word: String) { #expect(ShellWord.text(path) == word) }
}
