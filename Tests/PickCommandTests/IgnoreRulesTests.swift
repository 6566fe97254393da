import Foundation
import Testing
import TestTools

@testable import PickCommand

@Suite struct IgnoreRulesTests {
    static let git = ExternalTool("git")

    @Test(arguments: [
        ("*.plist", "a.plist", false, true), ("*.plist", "x/a.plist", false, true), ("/a", "a", true, true),
        ("/a", "x/a", true, false), ("a/", "a", false, false), ("a/", "x/a", true, true),
        ("a/b", "a/b", false, true),
        ("a/b", "x/a/b", false, false), ("**/b", "b", false, true), ("**/b", "x/y/b", false, true),
        ("a/**", "a", true, false), ("a/**", "a/x/y", false, true), ("a/**/b", "a/b", false, true),
        ("a/**/b", "a/x/y/b", false, true), ("a/**/b", "ab", false, false), ("a**b", "axxb", false, true),
        ("x/a**b", "x/a/b", false, false), ("a?c", "abc", false, true), ("a?c", "a/c", false, false),
        ("[ab]c", "bc", false, true), ("[!ab]c", "bc", false, false), ("[a-c]", "b", false, true),
        ("[]]", "]", false, true), ("[[:digit:]]x", "5x", false, true), ("[a", "[a", false, false),
        ("\\#x", "#x", false, true), ("#x", "#x", false, false), ("\\!x", "!x", false, true),
        ("a ", "a", false, true), ("a\\ ", "a ", false, true), ("a\r", "a", false, true),
        ("a\\", "a", false, false),
        ("*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false, false), ("", "a", false, false),
        ("/", "a", true, false), ("?", "é", false, false), ("省*", "省会", false, true),
    ])
    func matchesAsGitDoes(_ pattern: String, _ path: String, _ isFolder: Bool, _ expected: Bool) {
        let file = IgnoreFile(Array(pattern.utf8))
        let components = path.split(separator: "/").map { Array($0.utf8) }
        #expect((file.verdict(components[...], isFolder: isFolder) ?? false) == expected)
    }

    @Test func letsTheLastPatternDecide() {
        let file = IgnoreFile(Array("\u{FEFF}*.plist\n!keep.plist\nkeep.plist\n!keep.plist\n".utf8))
        #expect(file.verdict([Array("keep.plist".utf8)], isFolder: false) == false)
        #expect(file.verdict([Array("x.plist".utf8)], isFolder: false) == true)
        #expect(file.verdict([Array("x".utf8)], isFolder: false) == nil)
    }

    /// Random trees with random rules; git itself says what is left.
    @Test(.enabled(if: git != nil), arguments: 0..<60)
    func walksWhatGitLists(_ seed: Int) throws {
        let git = try #require(Self.git)
        var random = SeededGenerator(seed: UInt64(seed))
        let folder = try TemporaryFolder()
        _ = try git.run(["init", "-q", folder.path])
        try Self.fill(folder, &random)
        let listing = try git.run([
            "-C", folder.path, "-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false", "ls-files",
            "-z",
            "--others", "--exclude-standard", "--", "*.plist",
        ])
        #expect(listing.status == 0)
        let expected = listing.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var walk = FolderWalk(folder.path)
        walk.run()
        #expect(walk.failures == [])
        let found = walk.files.map { String($0.dropFirst(folder.path.count + 1)) }
        let rules = try? folder.read(".gitignore")
        #expect(
            found.sorted() == expected.sorted(),
            "rules: \((rules ?? "").debugDescription)"
        )
    }

    private static func fill(_ folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
        let names = ["a", "b", "ab", "x y", "[a]", "é", "#c", "!d", "a-b"]
        var folders = [""]
        for _ in 0..<8 {
            let parent = folders.randomElement(using: &random) ?? ""
            folders.append(parent + (names.randomElement(using: &random) ?? "a") + "/")
        }
        for path in folders {
            for name in names where Bool.random(using: &random) {
                try folder.write("", to: path + name + ".plist")
            }
        }
        for path in folders where path.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
            try folder.write(rules(&random), to: path + ".gitignore")
        }
        try folder.write(rules(&random), to: ".git/info/exclude")
    }

    private static func rules(_ random: inout SeededGenerator) -> String {
        let parts = [
            "a", "b", "ab", "*", "**", "?", "/", "/", "!", "[ab]", "[!a]", "[^b]", "[a-]", "[[:alpha:]]", "[",
            "]", "\\",
            "#", " ", ".plist", ".plist", "é", "x y", "**/", "/**", "\\ ", "-", "*.plist",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            if Int.random(in: 0..<3, using: &random) == 0 { text += "!" }
            for _ in 0..<Int.random(in: 1..<5, using: &random) {
                text += parts.randomElement(using: &random) ?? ""
            }
            text += "\n"
        }
        return text
    }
}
