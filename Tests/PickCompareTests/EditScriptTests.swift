import Testing

@testable import PickCompare

@Suite struct EditScriptTests {
    @Test(arguments: EditScript.seeds, [true, false])
    func findsARandomScriptOfEditsAgain(_ seed: UInt64, _ coded: Bool) throws {
        let script = EditScript(seed: seed, coded: coded)
        let comparison = try #require(try script.comparison())
        var told: [[String]: Set<String>] = [:]
        for change in comparison.changes {
            let words = Set(Change.Facts.all.filter { change.facts.contains($0.fact) }.map(\.word))
            let path =
                change.old.map { comparison.path(old: $0) } ?? ["+"]
                + (change.new.map { comparison.path(new: $0) } ?? [])
            let others = words.subtracting(["reordered"])
            if !others.isEmpty { told[path] = others }
        }
        #expect(told == script.expected)
        #expect(comparison.count(.reordered) == script.fewestMoves)
    }

    @Test func editsEnoughToFail() {
        let words = EditScript.seeds.flatMap {
            EditScript(seed: $0, coded: true).expected.values.flatMap { $0 }
        }
        for word in ["removed", "added", "renamed", "moved", "recoded", "attributes"] {
            #expect(words.count { $0 == word } > 20, "\(word)")
        }
    }
}
