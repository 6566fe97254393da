import PickDiagnostics
import PickModel
import PropertyList
import Testing

/// What the user says about a file overrules what would be guessed.
@Suite struct HintTests {
    @Test func keysChooseTheName() {
        let list: Plain = [
            ["name": "N", "state": "North", "cities": ["Aa"]],
            ["name": "S", "state": "South", "cities": ["Ba"]],
        ]
        let plain = DatasetRecognizer.recognize(list.document)
        #expect(plain.verdict == .ambiguous)
        let hints = RecognitionHints(keys: [.init(.name, "state")])
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(
            ModelText.lines(recognition.dataset) == ["North {name=N}", "  Aa", "South {name=S}", "  Ba"]
        )
        #expect(recognition.verdict == .certain)
        #expect(recognition.findings.isEmpty)
    }

    @Test func keysChooseChildrenAndCode() {
        let list: Plain = [
            ["t": "North", "nr": "01", "tags": ["x"], "orte": ["Aa"]],
            ["t": "South", "nr": "02", "tags": ["y"], "orte": ["Ba"]],
        ]
        let hints = RecognitionHints(
            keys: [.init(.name, "t"), .init(.children, "orte"), .init(.code, "nr")]
        )
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(
            ModelText.lines(recognition.dataset)
                == ["North #01 {tags=array}", "  Aa", "South #02 {tags=array}", "  Ba"]
        )
        #expect(recognition.layout.description == "[{t, @nr, +tags, orte:[string]}]")
    }

    @Test func aLayoutReadsWhatWouldBeRefused() throws {
        let list: Plain = [["Settings": ["a": ["x"]]], ["Other": ["b": ["y"], "c": []]]]
        let hints = RecognitionHints(layout: try LayoutNotation("[{*:{*:[string]}}]"))
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(
            ModelText.lines(recognition.dataset)
                == ["Settings", "  a", "    x", "Other", "  b", "    y", "  c (empty)"]
        )
    }

    @Test func aLayoutTurnsListsIntoTuples() throws {
        let list: Plain = [["Arland", "one"], ["Borland", "two"]]
        #expect(DatasetRecognizer.recognize(list.document).family == "A1")
        let hints = RecognitionHints(layout: try LayoutNotation("[(string, string)]"))
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(ModelText.lines(recognition.dataset) == ["column", "  Arland {one}", "  Borland {two}"])
    }

    @Test(
        arguments: [
            ("[[string]]", "$[0]"), ("[{name, cities:[string]}]", "$[0]"), ("{*:[string]}", "$"),
        ]
    )
    func aLayoutThatDoesNotFitIsSaidSo(_ notation: String, _ path: String) throws {
        let list: Plain = [["state": "North", "area": ["Aa"]]]
        let hints = RecognitionHints(layout: try LayoutNotation(notation))
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(recognition.dataset == nil)
        #expect(recognition.kind == nil)
        let finding = try #require(recognition.findings.first)
        #expect(finding.code == .layoutMismatch)
        #expect(finding.dataPath == path)
    }

    @Test(
        arguments: [
            ([["pear"], ["rice"]] as Plain, DatasetKind.regions),
            ([["name": "North", "cities": ["Aa"]]] as Plain, DatasetKind.menu),
            ([["state": "N", "cities": [["city": "Aa", "areas": ["x"]]]]] as Plain, DatasetKind.menu),
        ]
    )
    func theOtherKindIsAnError(_ list: Plain, _ kind: DatasetKind) throws {
        let recognition = DatasetRecognizer.recognize(list.document, hints: RecognitionHints(kind: kind))
        #expect(recognition.dataset == nil)
        #expect(recognition.kind != kind)
        #expect(recognition.kind != nil)
        let finding = try #require(recognition.findings.last)
        #expect(finding.code == .kindMismatch)
        #expect(finding.severity == .error)
    }

    static let bilingual: Plain = [
        [
            "items": [["en": "Apple", "zh-Hans": "苹果"], ["en": "Pear", "zh-Hans": "梨"]],
            "title": ["en": "Fruit", "zh-Hans": "水果"],
        ],
        ["items": [["en": "Water", "zh-Hans": "水"]], "title": ["en": "Drink", "zh-Hans": "饮料"]],
    ]

    @Test(
        arguments: [
            (nil, ["column Fruit {zh-Hans=水果}", "  Apple {zh-Hans=苹果}"]),
            ("zh", ["column 水果 {en=Fruit}", "  苹果 {en=Apple}"]),
            ("zh_Hans", ["column 水果 {en=Fruit}", "  苹果 {en=Apple}"]),
            ("fr", ["column Fruit {zh-Hans=水果}", "  Apple {zh-Hans=苹果}"]),
        ] as [(String?, [String])]
    )
    func namesComeInTheLanguageThatIsAskedFor(_ language: String?, _ lines: [String]) {
        let document = Self.bilingual.document
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(language: language))
        #expect(recognition.kind == .menu)
        #expect(recognition.layout.description == "[{title:<en, zh-Hans>, items:[<en, zh-Hans>]}]")
        #expect(recognition.languages == ["en", "zh-Hans"])
        #expect(ModelText.lines(recognition.dataset).prefix(2) == lines.prefix(2))
        #expect(LeafCount.missing(recognition, document) == [])
    }

    /// The layout that was recognized, given as a hint, recognizes the same.
    @Test(
        arguments: ListFamilyTests.cases + RecordFamilyTests.cases + MapFamilyTests.cases
            + TableFamilyTests.cases + IrregularFamilyTests.cases
    )
    func aRecognizedLayoutDescribesItsFile(_ layout: LayoutCase) throws {
        let document = layout.list.document
        let first = DatasetRecognizer.recognize(document)
        let notation = try LayoutNotation(first.layout.description)
        let hints = RecognitionHints(kind: first.kind, layout: notation)
        let again = DatasetRecognizer.recognize(document, hints: hints)
        #expect(again.layout == first.layout)
        #expect(again.verdict == .certain)
        #expect(ModelText.lines(again.dataset) == ModelText.lines(first.dataset))
    }
}
