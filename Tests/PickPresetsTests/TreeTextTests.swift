import PickBytes
import PickExport
import PickModel
@testable import PickPresets
import TestTools
import Testing

/// Names and values stand in records as they are, whatever their length and wherever something is to be escaped.
@Suite struct TreeTextTests {
    private static let special = ["\"", "\\", "\u{9}", "\u{7F}", "é", "市"]

    private func expectSame(
        _ rows: [Row],
        _ preset: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let data = try dataset(xml: Row.xml(rows), RecognitionHints(kind: .regions))
        let exporter = Exporter(preset: try #require(Preset.named(preset)))
        let output = try exporter.write(data)
        let back = try ReadBack(exporter.preset, output.bytes).rows()
        func texts(_ rows: [Row]) -> [String] {
            rows.flatMap { [$0.value ?? "–", $0.name] + texts($0.children ?? []) }
        }
        func wanted(_ rows: [Row]) -> [String] {
            rows.flatMap { [$0.value ?? $0.name, $0.name] + wanted($0.children ?? []) }
        }
        #expect(texts(back) == wanted(rows), sourceLocation: sourceLocation)
    }

    @Test(arguments: special, [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 40, 1023, 1024, 1025, 20_000])
    func textsOfAllLengths(_ special: String, _ length: Int) throws {
        let places = length < 100 ? Array(0..<length) : [0, length / 2, length - 1]
        let names = places.map { place in
            String(repeating: "a", count: place) + special + String(repeating: "b", count: length - 1 - place)
        }
        let leaves = names.map { Row(value: nil, name: $0, children: nil) }
        try expectSame([Row(value: nil, name: names[0], children: leaves)], "element")
    }

    @Test(arguments: [1, 8, 1024, 1025])
    func codesBesideNames(_ length: Int) throws {
        let leaves = (1...20).map { number in
            Row(
                value: "1\(number + 10)",
                name: String(repeating: "n", count: length) + "\(number)",
                children: nil
            )
        }
        try expectSame([Row(value: "1", name: "top\"", children: leaves)], "element")
    }
}

@Suite struct HashSieveTests {
    @Test func meetsWhatHasCome() {
        var random = SeededGenerator(seed: 1)
        var sieve = HashSieve()
        for _ in 0..<100 {
            sieve.clear()
            let hashes = (0..<300).map { _ in UInt32.random(in: .min ... .max, using: &random) }
            for hash in hashes { _ = sieve.meets(hash) }
            var all = true
            for hash in hashes where !sieve.meets(hash) { all = false }
            #expect(all)
        }
    }

    @Test func seldomMeetsAnotherOfFew() {
        var random = SeededGenerator(seed: 2)
        var sieve = HashSieve()
        var met = 0
        for _ in 0..<1000 {
            sieve.clear()
            for _ in 0..<16 where sieve.meets(UInt32.random(in: .min ... .max, using: &random)) { met += 1 }
        }
        // 16 * 15 / 2 pairs, each one time in 4096: about 29.
        #expect((10...60).contains(met))
    }

    /// A repeated name is found in a list of any length, and in one without there is none.
    @Test(arguments: [2, 3, 12, 13, 64, 65, 500])
    func repeatsAreFoundInListsOfAnyLength(_ count: Int) throws {
        for repeated in [nil, 0, (count - 1) / 2, count - 2] as [Int?] {
            var names = (0..<count).map { "name \($0)" }
            if let repeated { names[count - 1] = names[repeated] }
            let rows = names.map { Row(value: nil, name: $0, children: nil) }
            let data = try dataset(
                xml: Row.xml([Row(value: nil, name: "top", children: rows)]),
                RecognitionHints(kind: .regions)
            )
            #expect(ValueScope(data, .siblings).hasRepeats(data.tree, .name) == (repeated != nil))
        }
    }
}
