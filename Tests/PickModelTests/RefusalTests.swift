import PickDiagnostics
import PickModel
import PropertyList
import Testing

/// What is no picker data is refused at the place where the pattern breaks.
@Suite struct RefusalTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let list: Plain
        let path: String
        let looked: String
    }

    @Test(arguments: refusals) func refuses(_ refusal: Refusal) throws {
        let document = refusal.list.document
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.dataset == nil)
        #expect(recognition.kind == nil)
        #expect(recognition.verdict == nil)
        let finding = try #require(recognition.findings.first)
        #expect(finding.code == .notADataset)
        #expect(finding.severity == .error)
        #expect(finding.dataPath == refusal.path)
        #expect(recognition.layout.description == refusal.looked)
        let broken = try #require(recognition.brokenAt)
        #expect(finding.range == document.range(broken))
    }

    static let refusals: [Refusal] = [
        Refusal(testDescription: "a text", list: "North", path: "$", looked: "string"),
        Refusal(testDescription: "an empty list", list: [], path: "$", looked: "[…]"),
        Refusal(testDescription: "an empty dictionary", list: [:], path: "$", looked: "{…}"),
        Refusal(testDescription: "flags", list: [true, false], path: "$[0]", looked: "[string]"),
        Refusal(
            testDescription: "texts and a dictionary in one list",
            list: ["a", "b", ["AP": "x", "TS": "y"]],
            path: "$[2]",
            looked: "[string|{…}]"
        ),
        Refusal(
            testDescription: "lists and texts in one list",
            list: [["name": "North", "cities": ["a", ["b"], "c"]]],
            path: "$[0].cities[1]",
            looked: "[{name, cities:[string|[…]]}]"
        ),
        Refusal(
            testDescription: "settings",
            list: ["CFBundleName": "x", "Version": 3, "Flag": true, "Modes": ["a"], "Types": ["b"]],
            path: "$.CFBundleName",
            looked: "{…}"
        ),
        Refusal(
            testDescription: "translations",
            list: ["OK": "Ja", "Cancel": "Nein danke", "Help me": "Hilfe"],
            path: "$.OK",
            looked: "{…}"
        ),
        Refusal(
            testDescription: "an installation manifest",
            list: [
                "items": [
                    [
                        "assets": [["kind": "software-package", "url": "x"]],
                        "metadata": ["kind": "software", "title": "City"],
                    ]
                ]
            ],
            path: "$.items[0]",
            looked: "{items:[{…}]}"
        ),
        Refusal(
            testDescription: "records without names deep inside",
            list: [["name": "North", "cities": [["flag": true], ["flag": false]]]],
            path: "$[0].cities[0]",
            looked: "[{name, cities:[{…}]}]"
        ),
        Refusal(
            testDescription: "a tree of lists without names",
            list: [[["a", "b"], ["c"]], [["d"]]],
            path: "$[0][0]",
            looked: "[[[…]]]"
        ),
    ]

    @Test func theMessageSaysWhatItLookedLike() throws {
        let list: Plain = [["name": "North", "cities": [["flag": true]]]]
        let finding = try #require(DatasetRecognizer.recognize(list.document).findings.first)
        #expect(finding.message.contains("'flag'"))
        #expect(finding.message.contains("[{name, cities:[{…}]}]"))
    }

    @Test func depthIsLimited() throws {
        var list: Plain = ["x"]
        for _ in 0..<500 { list = [["name": "a", "children": list]] }
        let finding = try #require(DatasetRecognizer.recognize(list.document).findings.first)
        #expect(finding.code == .notADataset)
    }

    /// Ways to write one level more, by which containers there are to a level.
    enum Level: CaseIterable {
        case records, maps, listsOfMaps

        func around(_ below: Plain?) -> Plain {
            switch self {
            case .records:
                below.map { [["name": "Aa", "children": $0], ["name": "Bb"]] } ?? [["name": "Aa"]]
            case .maps: below.map { ["Aa": $0, "Bb": []] } ?? ["Aa", "Bb"]
            case .listsOfMaps: below.map { [["Aa": $0]] } ?? ["Aa"]
            }
        }
    }

    /// A level is what has a name, however many lists and dictionaries it is written in.
    @Test(arguments: Level.allCases)
    func sixtyFourLevelsAreReadAndNoMore(_ level: Level) throws {
        var list = level.around(nil)
        for _ in 1..<64 { list = level.around(list) }
        let hints = RecognitionHints(kind: .regions)
        let recognition = DatasetRecognizer.recognize(list.document, hints: hints)
        #expect(try #require(recognition.dataset).tree.levelCounts.count == 64)
        // What is told of the layout can be said with `--layout`.
        #expect(try LayoutNotation(recognition.layout.description) == recognition.layout)
        let deeper = DatasetRecognizer.recognize(level.around(list).document, hints: hints)
        #expect(deeper.dataset == nil)
        #expect(try #require(deeper.findings.first).message.contains("more than 64 levels"))
    }

    /// Dictionaries of codes, or of positions, are levels as well, though none of them has a name.
    @Test(arguments: ["110000", "item0"])
    func dictionariesWithoutNamesAreRefusedFromTheSixtyFifthLevelOn(_ key: String) throws {
        func recognition(_ count: Int) -> Recognition {
            var list: Plain = [key: ["Aa", "Bb"]]
            for _ in 1..<count { list = [key: list] }
            return DatasetRecognizer.recognize(list.document)
        }
        #expect(try #require(recognition(62).dataset).tree.levelCounts.count > 40)
        for count in [64, 65, 66, 80, 100, 120] {
            #expect(recognition(count).dataset?.tree.levelCounts.count ?? 0 <= 64)
        }
        let deep = recognition(120)
        #expect(deep.dataset == nil)
        #expect(try #require(deep.findings.first).message.contains("more than 64 levels"))
    }

    @Test func nestedListsAreRefusedAtAnyDepth() throws {
        var list: Plain = ["x"]
        for _ in 0..<500 { list = [list] }
        #expect(DatasetRecognizer.recognize(list.document).dataset == nil)
    }

    /// A broken part of a file that is clear otherwise does not hide the rest.
    @Test func aFileWithManyFaultsIsFoldedAfterAHundred() throws {
        var records: [Plain] = []
        for number in 0..<400 {
            records.append(["name": .string("n\(number)"), "cities": number % 3 == 0 ? "" : ["Aa"]])
        }
        let recognition = DatasetRecognizer.recognize(Plain.array(records).document)
        #expect(recognition.dataset != nil)
        #expect(recognition.findings.count == 100)
        #expect(recognition.unplaced.count == 134)
        #expect(recognition.findings.last?.notes.first?.message == "There are 34 more like this.")
    }
}

/// Files made to cost much cost no more than their length.
@Suite struct HostileTests {
    @Test func listsThatSeveralNamesLeadToAreNotMultiplied() {
        let many = Plain.array(Array(repeating: "a", count: 300))
        let list: Plain = ["p": many, "c": ["a": many], "a": ["a-a": many]]
        let document = list.document
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.dataset?.tree.count == 900)
        #expect(LeafCount.missing(recognition, document) == [])
    }

    @Test func aThousandSpellingsOfOneWordAreFewCandidates() {
        var pairs: [(String, Plain)] = [("name", "x")]
        for number in 0..<1000 {
            pairs.append((String(repeating: "_", count: number % 20) + "cities\(number)", ["a"]))
        }
        for number in 0..<18 { pairs.append((String(repeating: "_", count: number) + "cities", ["a"])) }
        let document = Plain.array([.dict(pairs), .dict(pairs)]).document
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.dataset != nil)
        #expect(LeafCount.missing(recognition, document) == [])
    }

    @Test func aRepeatedKeyCountsOnceAndIsNamed() {
        let record = Plain.dict([("name", "Nn"), ("name", "Ss"), ("cities", ["x"]), ("cities", ["y"])])
        let document = Plain.array([record]).document
        let recognition = DatasetRecognizer.recognize(document)
        #expect(ModelText.lines(recognition.dataset) == ["Ss", "  y"])
        #expect(recognition.unplaced.count == 2)
        #expect(recognition.reasons.contains { $0.hasPrefix("2 values of repeated keys") })
        #expect(LeafCount.missing(recognition, document) == [])
    }
}
