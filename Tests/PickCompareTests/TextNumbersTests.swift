import PickModel
import TestTools
import Testing

@testable import PickCompare

@Suite struct TextNumbersTests {
    /// Rows of random texts, few enough that many are equal; what is alike is told by Swift's own dictionary of bytes.
    @Test(arguments: [3, 40, 900], [30, 3000])
    func equalBytesHaveEqualNumbers(_ variety: Int, _ count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(variety * count))
        func rows() -> [String] {
            (0..<count).map { _ in
                "'\(["é", "e\u{301}", "n"].randomElement(using: &generator) ?? "")\(Int.random(in: 0..<variety, using: &generator))'"
            }
        }
        let old = rows()
        // The middle is the same, so that both ways of finding texts are gone.
        var new = rows()
        let middle = count / 3..<count / 2
        new.replaceSubrange(middle, with: old[middle])
        var before = PlaceTable(try dataset(old))
        var after = PlaceTable(try dataset(new))
        let numbers = TextNumbers.number(.name, &before, &after)
        var known: [[UInt8]: Int] = [:]
        for (table, rows) in [(before, old), (after, new)] {
            for (place, row) in rows.enumerated() {
                let bytes = Array(row.utf8)
                #expect(known[bytes, default: table.names[place]] == table.names[place])
                known[bytes] = table.names[place]
            }
        }
        #expect(known.count == numbers - 1)
        #expect(Set(known.values) == Set(1..<numbers))
        let lookup = TextLookup(.name, before, after, count: numbers)
        for (bytes, number) in known {
            let text = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
            let found = lookup.number(of: text)
            #expect(found == number)
        }
        let missing = lookup.number(of: "nowhere")
        #expect(missing == nil)
    }

    private func dataset(_ rows: [String]) throws -> Dataset {
        try Dataset(
            bytes: ExampleList("[\(rows.joined(separator: ", "))]").xml,
            hints: RecognitionHints(kind: .regions)
        )
    }
}
