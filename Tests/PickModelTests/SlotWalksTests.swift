import PropertyList
import TestTools
import Testing

@testable import PickModel

/// What several threads find in the containers of a level is what one finds, keys are numbered alike, and counting ends alike.
@Suite struct SlotWalksTests {
    @Test(arguments: [2, 3], [3, 40, 3000, 20_000]) func findWhatOneThreadFinds(
        _ jobs: Int,
        _ distinct: Int
    ) throws {
        let document = try Self.rows(max(400, distinct / 2), keys: distinct)
        let alone = Found(document, jobs: 1)
        #expect(Found(document, jobs: jobs) == alone)
        #expect(alone.totals[0] > 300)
        #expect(alone.isCut == (distinct == 20_000))
    }

    /// Dictionaries of one to three keys, some of which have no value in most places.
    private static func rows(_ count: Int, keys: Int) throws -> Document {
        var generator = SeededGenerator(seed: UInt64(keys))
        let values = ["null", "\"a\"", "1", "true", "[\"b\", 2, []]", "{\"c\": \"d\"}"]
        let rows = (0..<count).map { row in
            let pairs = (0...row % 3).map { field in
                let key = (row * 3 + field * 7 + Int.random(in: 0..<3, using: &generator)) % keys
                return "\"k\(key)\": \(values[Int.random(in: 0..<6, using: &generator)])"
            }
            return "{\(pairs.joined(separator: ", "))}"
        }
        return try #require(DataReader.read(Array("[\(rows.joined(separator: ", "))]".utf8)).document)
    }
}

private struct Found: Equatable {
    var keys: [[Int]] = []
    var totals: [Int] = []
    var isCut = false
    var tallies: [[Int]] = []
    /// For each number of a key the node that had it first.
    var nodes: [Int] = []

    init(_ document: Document, jobs: Int) {
        var work = RecognitionWork(jobs: jobs)
        work.fewestNodes = 0
        work.partSize = 16
        let walks = SlotWalks(document, work)
        var table = KeyTable(document, forced: [])
        var root = Tally()
        root.add(document.root, .array)
        let items = Slot(walks.items(Slot(root)))
        let survey = walks.survey(items, &table)
        keys = survey.keys.map {
            [$0.number, $0.count, $0.texts, $0.numbers, $0.others, $0.containers] + $0.samples
        }
        isCut = survey.isCut
        totals = [
            survey.filled, survey.singles, survey.pairs, survey.scalars, survey.numbers, survey.containers,
            survey.arrays,
        ]
        let field = Slot(walks.values(items, under: 1, &table))
        let all = Slot(walks.values(items))
        let below = Slot(walks.items(all))
        tallies = [items, field, all, below].map { Self.numbers($0) }
        nodes = table.entries.map(\.node)
    }

    private static func numbers(_ slot: Slot) -> [Int] {
        var numbers = [
            slot.tally.texts, slot.tally.numbers, slot.tally.others, slot.tally.arrayCount,
            slot.tally.dictCount, slot.tally.firstScalar, slot.tally.firstOther,
        ]
        for index in 0..<slot.tally.arrayCount { numbers.append(slot.tally.array(index)) }
        for index in 0..<slot.tally.dictCount { numbers.append(slot.tally.dict(index)) }
        return numbers + slot.tally.sampleNodes
    }
}
