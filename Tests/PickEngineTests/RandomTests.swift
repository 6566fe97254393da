import PickEngine
import PickModel
import Testing

@Suite struct RandomTests {
    /// A generator without any chance in it.
    struct Stuck: RandomNumberGenerator {
        let word: UInt64
        mutating func next() -> UInt64 { word }
    }

    @Test func splitMixGivesThePublishedNumbers() {
        var generator = SplitMix64(seed: 1_234_567)
        let words = (0..<5).map { _ in generator.next() }
        #expect(
            words == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ]
        )
    }

    @Test(arguments: [UInt64.min, 1, 1 << 63, .max])
    func endsWithAGeneratorThatIsStuck(_ word: UInt64) {
        var generator = Stuck(word: word)
        var menu = PickerState(Item.menu([["a", "b", "c"], ["d"], [], ["e", "e"]]))
        var regions = PickerState(PickerStateTests.regions)
        for _ in 0..<20 {
            let title = menu.selectedTitles[0]
            menu.randomize(using: &generator)
            #expect(menu.selectedTitles[0] != title)
            let path = regions.selectedPath
            regions.randomize(using: &generator, over: .leaves)
            #expect(regions.selectedPath != path)
        }
        #expect(menu.selectedRows.dropFirst() == [0, nil, 0])
    }

    /// The sum of squares over many draws from one row, for columns of several lengths.
    @Test(arguments: [2, 3, 7, 12, 100], [RandomRule.wheels, .leaves])
    func everyOtherRowIsAsLikely(_ count: Int, _ rule: RandomRule) throws {
        let items = (0..<count).map { Item("\($0)") }
        var picker = PickerState(Item.regions(items))
        var generator = SplitMix64(seed: UInt64(count))
        let old = count / 2
        let draws = 300 * count
        var seen = Array(repeating: 0, count: count)
        for _ in 0..<draws {
            try picker.select(row: old, inComponent: 0)
            picker.randomize(using: &generator, over: rule)
            seen[try #require(picker.selectedRow(inComponent: 0))] += 1
        }
        #expect(seen[old] == 0)
        seen.remove(at: old)
        expectUniform(seen)
    }

    /// A first draw, before which nobody has chosen: the row shown at first is as likely as the others.
    @Test(arguments: [2, 3, 12], [RandomRule.wheels, .leaves])
    func everyRowIsAsLikelyInAFirstDraw(_ count: Int, _ rule: RandomRule) throws {
        let fresh = PickerState(Item.regions((0..<count).map { Item("\($0)") }))
        var generator = SplitMix64(seed: UInt64(count))
        var seen = Array(repeating: 0, count: count)
        for _ in 0..<300 * count {
            var picker = fresh
            picker.randomize(using: &generator, over: rule, mayRepeat: true)
            seen[try #require(picker.selectedRow(inComponent: 0))] += 1
        }
        expectUniform(seen)
    }

    @Test func duplicatesOfTheTitleShownAreNeverDrawn() throws {
        var picker = PickerState(Item.menu([["樱桃", "梨", "樱桃", "桃", "樱桃", "梨"]]))
        var generator = SplitMix64(seed: 3)
        var seen = Array(repeating: 0, count: 6)
        for _ in 0..<3000 {
            try picker.select(row: 2, inComponent: 0)
            picker.randomize(using: &generator)
            seen[try #require(picker.selectedRow(inComponent: 0))] += 1
        }
        #expect([seen[0], seen[2], seen[4]] == [0, 0, 0])
        expectUniform([seen[1], seen[3], seen[5]])
    }

    @Test func leavesAreLikelyAlikeHoweverManySiblingsTheyHave() throws {
        let regions = Item.regions([
            Item("大", (0..<20).map { Item("大\($0)") }), "无", Item("空", []), Item("小", ["小0"]),
        ])
        var generator = SplitMix64(seed: 5)
        var seen: [[String]: Int] = [:]
        for _ in 0..<6600 {
            var picker = PickerState(regions)
            picker.randomize(using: &generator, over: .leaves)
            seen[picker.selectedPath, default: 0] += 1
        }
        #expect(seen.count == 22)
        expectUniform(seen.keys.sorted { $0.joined() < $1.joined() }.map { seen[$0] ?? 0 })
    }

    @Test func numbersOfLeavesAreRightAcrossWords() throws {
        let items = (0..<150).map { index in
            index % 3 == 0
                ? Item("r\(index)", [Item("c\(index)"), Item("d\(index)", [Item("e\(index)")])])
                : Item("r\(index)")
        }
        var generator = SplitMix64(seed: 9)
        var picker = PickerState(Item.regions(items))
        var seen: Set<String> = []
        for _ in 0..<6000 {
            picker.randomize(using: &generator, over: .leaves)
            seen.insert(picker.selectedPath.joined(separator: "/"))
        }
        #expect(seen.count == 200)
        #expect(seen.allSatisfy { !$0.hasPrefix("d") })
    }

    /// Pearson's test: the sum stays below a bound that chance passes once in about 10,000 times, by the
    /// approximation of Wilson and Hilferty.
    ///
    /// The seeds are fixed, so the test passes always or never.
    private func expectUniform(_ counts: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
        let freedom = Double(counts.count - 1)
        guard freedom > 0 else { return }
        let expected = Double(counts.reduce(0, +)) / Double(counts.count)
        let sum = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
        let root = 1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)).squareRoot()
        let bound = freedom * root * root * root
        #expect(sum < bound, "\(counts)", sourceLocation: sourceLocation)
    }
}
