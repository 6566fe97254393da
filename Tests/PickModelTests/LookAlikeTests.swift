import PickDiagnostics
import PickModel
import PropertyList
import Testing

/// Pairs of files that look alike and mean different things, and what settles them.
@Suite struct LookAlikeTests {
    /// One file, what is taken for it, and what the other reading is called.
    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let one: Plain
        let other: Plain
        let families: [String?]
        let kinds: [DatasetKind?]
    }

    @Test(arguments: pairs) func tellsApart(_ pair: Pair) {
        let both = [pair.one, pair.other].map { DatasetRecognizer.recognize($0.document) }
        #expect(both.map(\.family) == pair.families)
        #expect(both.map(\.kind) == pair.kinds)
    }

    static let pairs: [Pair] = [
        Pair(
            testDescription: "columns, or lists that belong together row by row",
            one: [["pear", "plum"], ["rice", "soup"]],
            other: [["Arland", "Borland"], ["001", "002"]],
            families: ["A1", "A1x"],
            kinds: [.menu, .menu]
        ),
        Pair(
            testDescription: "columns of rows, or a list of pairs",
            one: [["pear", "plum"], ["rice", "soup"], ["cake", "ice"], ["tea", "milk"], ["a", "b"]],
            other: [["Ar", "+1"], ["Bo", "+2"], ["Ca", "+3"], ["De", "+4"], ["El", "+5"]],
            families: ["A1", "B1"],
            kinds: [.menu, .menu]
        ),
        Pair(
            testDescription: "names of divisions, or titles of columns",
            one: ["北省": ["Aa"], "南省": ["Ba"]],
            other: ["size": ["S"], "colour": ["red"]],
            families: ["D1", "A3"],
            kinds: [.regions, .menu]
        ),
        Pair(
            testDescription: "names as keys, or letters as sections",
            one: ["Ab": ["Aa"], "Bc": ["Ba"]],
            other: ["A": ["Aa"], "B": ["Ba"]],
            families: ["D1", "D1g"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "names in names, or tables beside each other",
            one: ["北省": ["Aa": ["x"]], "南省": ["Ba": ["y"]]],
            other: ["p": ["North"], "c": ["North": ["Aa"]], "a": ["North-Aa": ["x"]]],
            families: ["J1", "K1"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "keys that are positions, or codes",
            one: ["0": ["North": ["0": ["Aa": ["x"]]]]],
            other: ["110000": ["North": [["110100": "Aa"]]], "120000": ["South": [["120100": "Ba"]]]],
            families: ["I1", "I3"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "a third level, or one that is always empty",
            one: [["state": "N", "cities": [["city": "Aa", "areas": ["x"]]]]],
            other: [["state": "N", "cities": [["city": "Aa", "areas": []]]]],
            families: ["F1", "F1"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "the same word for a list and for a text",
            one: [["state": "North", "city": ["Aa", "Ab"]], ["state": "South", "city": ["Ba"]]],
            other: [["state": "N", "cities": [["city": "Aa", "areas": ["x"]]]]],
            families: ["C1", "F1"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "one province around its cities, or a word around regions",
            one: [["name": "North", "cities": ["Aa"]]],
            other: ["Provinces": [["name": "North", "cities": ["Aa"]]]],
            families: ["C1", "C1"],
            kinds: [.regions, .regions]
        ),
        Pair(
            testDescription: "keys that are positions, or names that end in numbers",
            one: ["item0": ["city": "Aa", "id": 1], "item1": ["city": "Ab", "id": 2]],
            other: ["District 1": ["Aa"], "District 2": ["Ab"]],
            families: ["I5", "D1"],
            kinds: [.menu, .regions]
        ),
        Pair(
            testDescription: "columns without rows, or regions without children",
            one: [[], []],
            other: [["name": "North", "cities": []], ["name": "South", "cities": []]],
            families: ["A1", "C1"],
            kinds: [.menu, .regions]
        ),
        Pair(
            testDescription: "groups of pairs, or lists of any length in lists in lists",
            one: [[["Nowhere", "+999"]], [["Arland", "+1"], ["Atland", "+2"]]],
            other: [[["a"]], [["b", "c"], ["d", "e", "f"]]],
            families: ["A5", nil],
            kinds: [.regions, nil]
        ),
    ]

    @Test func aDeclaredLevelThatIsEmptyIsNoLevelOfTheTree() throws {
        let recognition = DatasetRecognizer.recognize(Self.pairs[6].other.document)
        guard case .regions(let regions)? = recognition.dataset else {
            Issue.record("no regions")
            return
        }
        #expect(regions.depth == 2)
        #expect(regions.count(atLevel: 1) == 1)
        #expect(regions.count(atLevel: 2) == 0)
    }

    // MARK: - What settles them

    struct Places: NameEvidence {
        let names: Set<String>
        func isPlaceName(_ name: String) -> Bool { names.contains(name) }
    }

    static let map: Plain = ["North": ["Aa"], "South": ["Ba"]]

    @Test func knownPlacesSettleNamesAsKeys() {
        let evidence = Places(names: ["North", "South"])
        let recognition = DatasetRecognizer.recognize(Self.map.document, evidence: evidence)
        #expect(recognition.verdict == .likely)
        #expect(recognition.kind == .regions)
        #expect(recognition.findings.isEmpty)
    }

    @Test func knownPlacesOverruleWordsOfColumns() {
        let titles: Plain = [["title": "North", "items": ["Aa"]], ["title": "South", "items": ["Ba"]]]
        #expect(DatasetRecognizer.recognize(titles.document).kind == .menu)
        let evidence = Places(names: ["North", "South"])
        #expect(DatasetRecognizer.recognize(titles.document, evidence: evidence).kind == .regions)
    }

    @Test(arguments: DatasetKind.allCases) func aKindSettlesWhatMayBeEither(_ kind: DatasetKind) {
        let recognition = DatasetRecognizer.recognize(Self.map.document, hints: RecognitionHints(kind: kind))
        #expect(recognition.kind == kind)
        #expect(recognition.dataset?.kind == kind)
        #expect(recognition.findings.isEmpty)
        #expect(recognition.verdict == .certain)
    }

    @Test func aGuessNamesTheOptionThatOverrulesIt() throws {
        let recognition = DatasetRecognizer.recognize(Self.map.document)
        #expect(recognition.overrules == ["--kind menu"])
        let finding = try #require(recognition.findings.first)
        #expect(finding.code == .guessedLayout)
        #expect(finding.severity == .info)
        #expect(finding.message.contains("--kind menu"))
        #expect(finding.dataPath == "$")
    }

    @Test func aListOfNamesMayBeRegionsOfOneLevel() {
        let list: Plain = ["North", "South"]
        let recognition = DatasetRecognizer.recognize(list.document, hints: RecognitionHints(kind: .regions))
        #expect(ModelText.lines(recognition.dataset) == ["North", "South"])
    }
}
