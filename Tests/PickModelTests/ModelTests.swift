import PickDiagnostics
import PickModel
import PropertyList
import Testing

/// The model that apps use, and the summary that `inspect` shows.
@Suite struct ModelTests {
    static let list: Plain = [
        [
            "name": "北京市", "code": "110000",
            "cities": [
                ["name": "全部", "code": "0"],
                ["name": "东城区", "code": "110101", "hot": true, "lat": 39.5, "pinyin": "dongcheng"],
            ],
        ],
        ["name": "台湾省", "code": "710000", "cities": []],
        ["name": "Nowhere", "code": "000"],
    ]

    static func regions(_ list: Plain = list) throws -> Regions {
        let dataset = try #require(DatasetRecognizer.recognize(list.document).dataset)
        guard case .regions(let regions) = dataset else {
            Issue.record("a menu")
            throw NoRegions()
        }
        return regions
    }

    struct NoRegions: Error {}

    @Test func regionsAreWalkedFromTheRoots() throws {
        let regions = try Self.regions()
        #expect(regions.depth == 2)
        #expect(regions.count == 5)
        #expect((0..<3).map { regions.count(atLevel: $0) } == [3, 2, 0])
        #expect(regions.roots.map(\.name) == ["北京市", "台湾省", "Nowhere"])
        #expect(regions.roots.map(\.code) == ["110000", "710000", "000"])
        #expect(regions.roots.map(\.childrenState) == [.present, .empty, .missing])
        let first = try #require(regions.roots.first)
        #expect(first.children.map(\.name) == ["全部", "东城区"])
        #expect(first.children.map(\.isSentinel) == [true, false])
        #expect(first.children.map(\.childrenState) == [.none, .none])
        #expect(first.children.map { $0.parent?.name } == ["北京市", "北京市"])
        #expect(first.parent == nil)
    }

    @Test func attributesKeepTheirOrderAndTypes() throws {
        let city = try #require(try Self.regions().roots.first?.children.dropFirst().first)
        #expect(city.attributes.map(\.key) == ["hot", "lat", "pinyin"])
        #expect(city.attributes.map(\.kind) == [.true, .real, .string])
        #expect(city.attributes.map(\.text) == [nil, "39.5", "dongcheng"])
    }

    @Test func rangesAreThoseOfTheSource() throws {
        let regions = try Self.regions(["北省": ["Aa", "Ab"], "南省": ["Ba"]])
        let first = try #require(regions.roots.first)
        let document = regions.document
        // Key and value together.
        #expect(first.sourceRange == document.range(1).lowerBound..<document.range(2).upperBound)
        #expect(first.children.map(\.sourceRange) == [document.range(3), document.range(4)])
    }

    @Test(
        arguments: [
            ("全部", true), ("不限", true), ("请选择", true), ("请选择省份", true), ("全部区县", true), ("全国", true),
            ("--", true), ("All", true), ("Please select", true), ("全州县", false), ("不限定", false),
            ("Allahabad", false),
            ("东城区", false), ("安顺市", false), ("", false), ("请", false),
        ]
    )
    func sentinelsAreMarked(_ name: String, _ isSentinel: Bool) throws {
        let regions = try Self.regions([["name": "桂林市", "cities": [.string(name)]]])
        #expect(regions.roots.first?.children.first?.isSentinel == isSentinel)
    }

    @Test func allOfTheParentIsASentinelOnlyAsTheFirstRow() throws {
        let regions = try Self.regions([["name": "桂林市", "cities": ["全桂林", "全桂林"]]])
        #expect(regions.roots.first?.children.map(\.isSentinel) == [true, false])
    }

    @Test func menusHaveColumnsAndRows() throws {
        let list: Plain = [["pear", "plum"], [], ["water"]]
        guard case .menu(let menu)? = DatasetRecognizer.recognize(list.document).dataset else {
            Issue.record("no menu")
            return
        }
        #expect(menu.columns.map(\.title) == [nil, nil, nil])
        #expect(menu.columns.map(\.count) == [2, 0, 1])
        #expect(menu.columns.first?.rows.map(\.title) == ["pear", "plum"])
        #expect(menu.columns.first?.rows.map(\.node) == [2, 3])
    }

    @Test func theSummaryCountsEachLevel() throws {
        let summary = LayoutSummary(DatasetRecognizer.recognize(Self.list.document))
        #expect(summary.kind == .regions)
        #expect(summary.layout == "[{name, @code, cities?:[{name, @code, +hot, +lat, +pinyin}]}]")
        #expect(summary.family == "E1")
        #expect(summary.levels.count == 2)
        let first = try #require(summary.levels.first)
        #expect(first.names == ["name"])
        #expect(first.codes == ["code"])
        #expect(first.children == ["cities"])
        #expect([first.minChildren, first.medianChildren, first.maxChildren] == [0, 0, 2])
        #expect(first.emptyCount == 1)
        #expect(first.missingCount == 1)
        #expect(first.codeWidths.map(\.width) == [3, 6])
        #expect(first.codeWidths.map(\.count) == [1, 2])
        let second = try #require(summary.levels.last)
        #expect(second.count == 2)
        #expect(second.minChildren == nil)
        #expect(second.attributes == ["hot", "lat", "pinyin"])
        #expect(second.oddities.contains("1 offers 'all' or 'please choose' and is no data"))
        #expect(
            summary.picture == [
                .row(level: 0, name: "北京市", code: "110000"), .row(level: 1, name: "全部", code: "0"),
                .row(level: 1, name: "东城区", code: "110101"), .row(level: 0, name: "台湾省", code: "710000"),
                .row(level: 0, name: "Nowhere", code: "000"),
            ]
        )
    }

    @Test func theSummaryOfAMenuListsItsColumns() {
        let list: Plain = ["size": ["S", "M"], "colour": ["red"]]
        let summary = LayoutSummary(DatasetRecognizer.recognize(list.document))
        #expect(summary.columns.map(\.title) == ["size", "colour"])
        #expect(summary.columns.map(\.rows) == [2, 1])
    }

    @Test func aRefusedFileHasASummaryToo() {
        let summary = LayoutSummary(DatasetRecognizer.recognize((["a": true] as Plain).document))
        #expect(summary.kind == nil)
        #expect(summary.verdict == nil)
        #expect(summary.levels.isEmpty)
        #expect(!summary.reasons.isEmpty)
    }

    @Test func aDatasetIsLoadedFromBytes() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><array><dict><key>name</key><string>North</string>
            <key>cities</key><array><string>Aa</string></array></dict></array></plist>
            """
        let dataset = try Dataset(bytes: Array(text.utf8))
        #expect(ModelText.lines(dataset) == ["North", "  Aa"])
    }

    @Test(
        arguments: [
            ("<plist><array><true/></array></plist>", "PD201"), ("<plist><array></plist>", "PD1"),
        ]
    )
    func aFileWithoutDataSaysWhy(_ text: String, _ code: String) {
        #expect {
            try Dataset(bytes: Array(text.utf8))
        } throws: { error in
            let failure = error as? DatasetFailure
            return failure?.findings.first?.code.id.hasPrefix(code) == true && failure?.source != nil
        }
    }

    @Test func aFileThatIsNotThereSaysSo() {
        #expect {
            try Dataset(contentsOf: "/nowhere/at/all.plist")
        } throws: { error in
            (error as? DatasetFailure)?.findings.isEmpty == true
        }
    }
}
