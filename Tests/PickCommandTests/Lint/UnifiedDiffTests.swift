import Foundation
import PickBytes
import PickReporters
import TestTools
import Testing

@testable import PickCommand

@Suite struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String) -> String {
        var out = ByteWriter()
        UnifiedDiff(path: "a", style: .plain).write(Array(old.utf8), Array(new.utf8), to: &out)
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    @Test(arguments: [
        ("", "", ""), ("a\n", "a\n", ""),
        ("a\n", "b\n", "--- a\n+++ a\n@@ -1 +1 @@\n-a\n+b\n"),
        ("", "a\n", "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n"),
        ("a\n", "", "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("1\n2\n3\n4\n5\n", "1\n2\n3\n4\nx\n", "--- a\n+++ a\n@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+x\n"),
        ("a\r\nb\r\n", "a\r\nc\r\n", "--- a\n+++ a\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    ])
    func isWrittenAsDiffDoes(_ old: String, _ new: String, _ expected: String) {
        #expect(Self.diff(old, new) == expected)
    }

    /// `patch` makes the new text of the old one, whatever was changed.
    @Test(arguments: 0..<60)
    func isReadByPatch(_ seed: Int) throws {
        guard let patch = ExternalTool("patch") else { return }
        var generator = SeededGenerator(seed: UInt64(seed))
        let size = Int.random(in: 0..<60, using: &generator)
        let old = (0..<size).map { _ in "\(Int.random(in: 0..<(seed + 2), using: &generator))" }
        var new = old
        for _ in 0..<Int.random(in: 0..<12, using: &generator) {
            let place = Int.random(in: 0...new.count, using: &generator)
            if Bool.random(using: &generator) || new.isEmpty {
                new.insert("\(Int.random(in: 0..<(seed + 2), using: &generator))", at: place)
            } else {
                new.remove(at: min(place, new.count - 1))
            }
        }
        let before = old.map { $0 + "\n" }.joined()
        let after = new.map { $0 + "\n" }.joined()
        let folder = try TemporaryFolder()
        try folder.write(before, to: "a")
        let diff = Self.diff(before, after)
        let outcome = try patch.run(["-s", "-p0", "-d", folder.path], input: Array(diff.utf8))
        #expect(outcome.status == 0)
        #expect((try? folder.read("a")) ?? "" == after)
    }

    @Test func matchesManySmallChangesOfALargeText() {
        let old = (0..<20_000).map { "line \($0 % 700)\n" }
        var new = old
        for index in stride(from: 50, to: new.count, by: 97) { new[index] = "new \(index)\n" }
        let diff = Self.diff(old.joined(), new.joined())
        #expect(diff.split(separator: "\n").count { $0.hasPrefix("+new") } == 206)
        #expect(diff.split(separator: "\n").count { $0.hasPrefix("-line") } == 206)
    }
}
