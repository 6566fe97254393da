import Foundation
import PickBytes
import PickReporters
import TestTools
import Testing

@testable import PickCommand

@Suite struct LineDiffTests {
    static func lines(_ text: String) -> [ArraySlice<UInt8>] { text.map { Array(String($0).utf8)[...] } }

    /// The lines that stay, by either side.
    static func kept(_ lines: [ArraySlice<UInt8>], _ changed: [Bool]) -> [ArraySlice<UInt8>] {
        zip(lines, changed).filter { !$0.1 }.map(\.0)
    }

    /// The most lines that both can keep, by the textbook's table.
    static func longestCommon(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for one in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = one == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[new.count]
    }

    @Test(arguments: [
        ("", ""), ("a", ""), ("", "a"), ("a", "a"), ("a", "b"), ("abc", "abc"), ("abcabba", "cbabac"),
        ("ab", "ba"),
        ("aaaa", "aa"), ("abcdef", "acf"), ("xaxbxc", "abc"),
    ])
    func keepsAsMuchAsCanBe(_ old: String, _ new: String) {
        let (left, right) = (Self.lines(old), Self.lines(new))
        let diff = LineDiff(left, right)
        #expect(Self.kept(left, diff.removed) == Self.kept(right, diff.added))
        #expect(Self.kept(left, diff.removed).count == Self.longestCommon(left, right))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func keepsAsMuchAsCanBeOfRandomLines(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("abcdefgh".prefix(Int.random(in: 1...8, using: &random)))
        func text() -> String {
            String(
                (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                }
            )
        }
        let (left, right) = (Self.lines(text()), Self.lines(text()))
        let diff = LineDiff(left, right)
        #expect(Self.kept(left, diff.removed) == Self.kept(right, diff.added))
        #expect(Self.kept(left, diff.removed).count == Self.longestCommon(left, right))
    }

    /// A search that is not cut off would take minutes here.
    @Test
    func staysQuickWhereLittleIsCommon() {
        var random = SeededGenerator(seed: 7)
        func text(_ count: Int) -> [ArraySlice<UInt8>] {
            (0..<count).map { _ in Array(String(Int.random(in: 0..<50, using: &random)).utf8)[...] }
        }
        let (left, right) = (text(20_000), text(20_000))
        var diff = LineDiff([], [])
        #expect(processorSeconds { diff = LineDiff(left, right) } < 30)
        #expect(Self.kept(left, diff.removed) == Self.kept(right, diff.added))
    }

    static func unified(_ old: String, _ new: String, _ style: Style = .plain) -> String {
        var out = ByteWriter()
        UnifiedDiff(path: "a.plist", style: style).write(Array(old.utf8), Array(new.utf8), to: &out)
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    @Test func equalTextsHaveNoDiff() { #expect(Self.unified("a\n", "a\n") == "") }

    @Test func aTerminalIsNotControlledByTheText() {
        let text = Self.unified("a\u{202E}\tb\n", "a\n", .colored)
        #expect(text.contains("a<U+202E>\tb"))
    }

    /// `patch` makes the new text of the old one and the diff.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func patchTakesIt(_ seed: UInt64) throws {
        guard let patch = ExternalTool("patch") else { return }
        var random = SeededGenerator(seed: seed)
        func text() -> String {
            let lines = (0..<Int.random(in: 0...60, using: &random)).map {
                "\($0 / 4) \(Int.random(in: 0..<3, using: &random))"
            }
            return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
        }
        let (old, new) = (text(), text())
        guard old != new, !new.isEmpty else { return }
        let folder = try TemporaryFolder()
        try folder.write(old, to: "a.plist")
        try folder.write(Self.unified(old, new), to: "a.diff")
        let outcome = try patch.run(["-s", folder.path("a.plist"), folder.path("a.diff")])
        #expect(outcome.status == 0, "\(String(decoding: outcome.output, as: UTF8.self))")
        #expect(try folder.read("a.plist") == new)
    }
}
