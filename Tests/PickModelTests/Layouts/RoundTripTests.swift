import PickBytes
import PickExport
import PickModel
import PropertyList
import Testing

/// Data in any layout, read again, are the same data: what a layout cannot hold is named and nothing else is lost.
@Suite struct RoundTripTests {
    static let fixtures =
        ListFamilyTests.cases + MapFamilyTests.cases + RecordFamilyTests.cases + TableFamilyTests.cases
        + IrregularFamilyTests.cases

    /// Bytes, as a file would have them, and read again.
    static func reread(_ document: Document) throws -> (bytes: [UInt8], document: Document) {
        let bytes = try PropertyListWriter.xml(document)
        return (bytes, try #require(PropertyListReader.read(bytes).document))
    }

    @Test(arguments: fixtures)
    func writtenInItsOwnLayoutADocumentIsTheSame(_ layout: LayoutCase) throws {
        let document = layout.list.document
        let recognition = DatasetRecognizer.recognize(document)
        guard let dataset = recognition.dataset, let place = recognition.place else { return }
        // A repeated key and what fits no place are not written, and are named.
        let isWhole = recognition.unplaced.isEmpty
        let (written, losses) = LayoutWriter.write(dataset, in: place)
        #expect(losses == LayoutLosses())
        if isWhole { #expect(written.hasSameValue(as: document)) }
        let again = DatasetRecognizer.recognize(written)
        #expect(ModelText.lines(again.dataset) == ModelText.lines(dataset))
    }

    /// Layouts whose entries share a dictionary, or whose records have words for names that are none.
    static let shared: [Plain] = [
        ["北省": [["Aa": ["x"], "Ab": ["y", "z"]], ["Ac": ["x"]]], "南省": [["Ba": ["x"]]]],
        ["0": ["北省": ["0": ["Aa": ["x"]]], "南省": ["0": ["Ba": ["y"]]]], "2": ["西省": ["0": ["Ca": ["z"]]]]],
        ["Boston": ["country": "USA", "latitude": 42.5], "杭州": ["country": "China", "latitude": 30.25]],
        [["10103": ["北省": [["101030100": "Aa", "101030200": "Ad"], ["101030300": "Ab"]]]]],
    ]

    @Test(arguments: shared.indices)
    func entriesOfOneDictionaryStayTogether(_ index: Int) throws {
        let document = Self.shared[index].document
        let recognition = DatasetRecognizer.recognize(document)
        let dataset = try #require(recognition.dataset)
        let place = try #require(recognition.place)
        #expect(LayoutWriter.write(dataset, in: place).document.hasSameValue(as: document))
    }

    /// Edits in the source's layout: the data that come back are the edited ones.
    @Test(
        arguments: fixtures,
        [
            TreeEdits(order: .name), TreeEdits(order: .code), TreeEdits(dropsSentinels: true),
            TreeEdits(levels: 2),
        ]
    )
    func editedDataComeBackFromTheirOwnLayout(_ layout: LayoutCase, _ edits: TreeEdits) throws {
        let recognition = DatasetRecognizer.recognize(layout.list.document)
        guard let original = recognition.dataset, let place = recognition.place else { return }
        guard original.kind == .regions || !edits.needsLevels else { return }
        let (dataset, _) = TreeEditor.edit(original, edits)
        let (written, losses) = LayoutWriter.write(dataset, in: place)
        #expect(losses.rows == [:])
        let isCut = edits.needsLevels && dataset.tree.count < original.tree.count
        let hints = RecognitionHints(kind: dataset.kind, layout: isCut ? nil : recognition.layout)
        let again = DatasetRecognizer.recognize(written, hints: hints)
        let model = try #require(again.dataset, "\(again.findings)")
        let none = LayoutLosses()
        #expect(
            Row.rows(model.tree, below: .max, none, .codes)
                == Row.rows(dataset.tree, below: .max, none, .codes)
        )
    }

    /// Municipalities in layouts whose levels have keys of their own, or names for keys.
    static let municipalities: [Plain] = [
        [
            [
                "provinceName": "北京市", "id": "11",
                "citys": [
                    [
                        "cityName": "市辖区", "id": "1101",
                        "areas": [
                            ["areaName": "东城区", "id": "110101", "py": "dc"],
                            ["areaName": "西城区", "id": "110102"],
                        ],
                    ]
                ],
            ],
            [
                "provinceName": "河北省", "id": "13",
                "citys": [
                    ["cityName": "石家庄市", "id": "1301", "areas": [["areaName": "长安区", "id": "130102"]]]
                ],
            ],
        ],
        [
            [
                "state": "北京市",
                "cities": [["city": "东城区", "zip": "1", "areas": []], ["city": "西城区", "areas": []]],
            ],
            ["state": "河北省", "cities": [["city": "石家庄市", "zip": "2", "areas": ["长安区"]]]],
        ],
        [
            [
                "state": "北京市",
                "cities": [["city": "北京市", "areas": [["county": "东城区", "streets": ["东华门", "景山"]]]]],
            ],
            [
                "state": "河北省",
                "cities": [["city": "石家庄市", "areas": [["county": "长安区", "streets": ["建北"]]]]],
            ],
        ],
        ["0": ["北京市": ["0": ["市辖区": ["东城区", "西城区"]]]], "1": ["河北省": ["0": ["石家庄市": ["长安区"]]]]],
        ["北京市": [["北京市": ["东城区"]]], "河北省": [["石家庄市": ["长安区"]], ["唐山市": ["路北区"]]]],
    ]

    @Test(
        arguments: municipalities.indices,
        [
            TreeEdits(municipalities: .flatten), TreeEdits(municipalities: .nest),
            TreeEdits(padding: .repeatParent), TreeEdits(padding: .empty),
        ]
    )
    func movedRowsComeBackFromTheirOwnLayout(_ index: Int, _ edits: TreeEdits) throws {
        let recognition = DatasetRecognizer.recognize(Self.municipalities[index].document)
        let original = try #require(recognition.dataset)
        let place = try #require(recognition.place)
        let (dataset, _) = TreeEditor.edit(original, edits)
        let (written, losses) = LayoutWriter.write(dataset, in: place)
        // The command refuses what has no place.
        guard losses.rows.isEmpty else { return }
        let again = DatasetRecognizer.recognize(written, hints: RecognitionHints(layout: recognition.layout))
        let model = try #require(again.dataset, "\(again.findings)")
        #expect(again.findings == [])
        #expect(
            Row.rows(model.tree, below: .max, losses, .codes)
                == Row.rows(dataset.tree, below: .max, losses, .codes)
        )
    }

    @Test(arguments: fixtures, TargetLayout.allCases)
    func eachLayoutHoldsWhatItDoesNotName(_ layout: LayoutCase, _ target: TargetLayout) throws {
        let recognition = DatasetRecognizer.recognize(layout.list.document)
        guard let dataset = recognition.dataset else { return }
        try Self.check(dataset, recognition, target)
    }

    @Test(arguments: 0..<96 as Range<UInt64>, TargetLayout.allCases)
    func randomRegionsComeBackFromEachLayout(_ seed: UInt64, _ target: TargetLayout) throws {
        let made = RandomRegions(seed: seed)
        let (_, document) = try Self.reread(made.list.document)
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: .regions))
        let dataset = try #require(recognition.dataset, "\(made.family): \(recognition.findings)")
        #expect(recognition.unplaced == [])
        try Self.check(dataset, recognition, target)
    }

    @Test(arguments: 0..<96 as Range<UInt64>)
    func randomRegionsComeBackFromTheirOwnLayout(_ seed: UInt64) throws {
        let made = RandomRegions(seed: seed)
        let document = made.list.document
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: .regions))
        let dataset = try #require(recognition.dataset)
        let place = try #require(recognition.place)
        let (written, losses) = LayoutWriter.write(dataset, in: place)
        #expect(losses == LayoutLosses())
        #expect(written.hasSameValue(as: document))
    }

    @Test(
        arguments: 0..<48 as Range<UInt64>,
        [
            TreeEdits(order: .name), TreeEdits(order: .code), TreeEdits(padding: .repeatParent),
            TreeEdits(padding: .empty),
        ]
    )
    func editedRandomRegionsComeBackFromTheirOwnLayout(_ seed: UInt64, _ edits: TreeEdits) throws {
        let made = RandomRegions(seed: seed)
        let kind = RecognitionHints(kind: .regions)
        let recognition = DatasetRecognizer.recognize(made.list.document, hints: kind)
        let place = try #require(recognition.place)
        let (dataset, _) = TreeEditor.edit(try #require(recognition.dataset), edits)
        let (written, losses) = LayoutWriter.write(dataset, in: place)
        guard losses.rows.isEmpty else { return }
        let hints = RecognitionHints(kind: .regions, layout: recognition.layout)
        let again = DatasetRecognizer.recognize(written, hints: hints)
        let model = try #require(again.dataset, "\(made.family): \(again.findings)")
        #expect(
            Row.rows(model.tree, below: .max, losses, .codes)
                == Row.rows(dataset.tree, below: .max, losses, .codes),
            "\(made.family)"
        )
    }

    /// Writes, reads and compares; and what was read is written to the same bytes.
    private static func check(_ dataset: Dataset, _ recognition: Recognition, _ target: TargetLayout) throws {
        let isLone = recognition.place?.isLone ?? false && dataset.kind == .menu
        guard let written = LayoutWriter.write(dataset, as: target, isLone: isLone) else {
            #expect(dataset.kind == .menu)
            return
        }
        let losses = written.losses
        // Without names there are no keys to write, and the command refuses.
        if losses.namelessKeys > 0 || losses.numberKeys > 0
            || dataset.tree.levelCounts.count == 1 && dataset.kind == .regions
        {
            return
        }
        let (bytes, document) = try reread(written.document)
        let layout = losses.hasLoneKey ? try LayoutNotation("{*:[string]}") : nil
        let hints = RecognitionHints(kind: dataset.kind, layout: layout)
        let again = DatasetRecognizer.recognize(document, hints: hints)
        let model = try #require(again.dataset, "\(again.findings)")
        let expected = Row.rows(dataset.tree, below: losses.rows.keys.min() ?? .max, losses, target)
        #expect(Row.rows(model.tree, below: .max, losses, target) == expected)

        let second = try #require(
            LayoutWriter.write(model, as: target, isLone: again.place?.isLone ?? false && model.kind == .menu)
        )
        #expect(second.losses.rows == [:])
        #expect(try PropertyListWriter.xml(second.document) == bytes)
    }

    /// What a row says, as far as the layout did not name it as lost.
    private struct Row: Equatable {
        var level: Int
        var name: String
        /// Its code is one of them: where codes are letters or repeat, recognition takes them for an attribute.
        var attributes: [String]

        static func rows(_ tree: NamedTree, below: Int, _ losses: LayoutLosses, _ target: TargetLayout)
            -> [Row]
        {
            var rows: [Row] = []
            for entry in 0..<tree.count where tree.level(entry) < below {
                let region = Region(tree: tree, index: entry)
                var attributes: [String] = []
                if losses.attributes == 0 {
                    attributes = region.attributes.map { "\($0.key)=\($0.text ?? $0.kind.word)" }
                }
                if losses.codes == 0, let code = region.code { attributes.append("code=\(code)") }
                let isColumn = losses.titles > 0 && tree.level(entry) == 0
                rows.append(
                    Row(
                        level: region.level,
                        name: isColumn ? "" : region.name,
                        attributes: attributes.sorted()
                    )
                )
            }
            return losses.sameNames > 0 ? merged(rows) : rows
        }

        /// Rows of one name beside each other put together, as names that are keys are.
        private static func merged(_ rows: [Row]) -> [Row] {
            var paths: [[String]] = []
            var names: [String] = []
            for row in rows {
                names = Array(names.prefix(row.level)) + [row.name]
                paths.append(names)
            }
            return Set(paths).sorted { $0.joined(separator: "\u{1}") < $1.joined(separator: "\u{1}") }.map {
                Row(level: $0.count - 1, name: $0.last ?? "", attributes: [])
            }
        }
    }
}

extension TreeEdits {
    fileprivate init(
        levels: Int? = nil,
        dropsSentinels: Bool = false,
        order: Order = .source,
        municipalities: Municipalities = .keep,
        padding: Padding = .none
    ) {
        self.init()
        self.municipalities = municipalities
        self.padding = padding
        self.levels = levels
        self.dropsSentinels = dropsSentinels
        self.order = order
    }
}
