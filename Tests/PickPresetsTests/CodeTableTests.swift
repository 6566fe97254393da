import PickExport
import PickModel
import PickPresets
import Testing

@Suite struct CodeTableTests {
    private static let data = "[{name: 广东, cities: [广州, 深圳]}, {name: 吉林, cities: [吉林]}]"
    private static let rows = "440000,广东;440100,广东/广州;440300,广东/深圳;220000,吉林;220200,吉林/吉林"

    private func join(_ csv: String, _ notation: String = data) throws -> CodeTable.Outcome {
        try CodeTable(csv: Array(csv.utf8)).join(try dataset(notation))
    }

    private func codes(_ data: Dataset) -> [String] {
        guard case .regions(let regions) = data else { return [] }
        func all(_ list: RegionList) -> [String] {
            list.flatMap { [$0.name + "=" + ($0.code ?? "")] + all($0.children) }
        }
        return all(regions.roots)
    }

    @Test(arguments: [
        "path,code\n广东,440000\n广东/广州,440100\n广东/深圳,440300\n吉林,220000\n吉林/吉林,220200\n",
        "\u{FEFF}code,path\r\n440000,广东\r\n440100,广东/广州\r\n\"440300\",\"广东/深圳\"\r\n220000,吉林\r\n220200,吉林/吉林",
        "Path;Code\n广东;440000\n广东/广州;440100\n广东/深圳;440300\n吉林;220000\n吉林/吉林;220200\n",
        "level_1,level_1_code,level_2,level_2_code\n广东,440000,广州,440100\n广东,440000,深圳,440300\n吉林,220000,吉林,220200\n",
        "id,parent_id,level,position,name,code\n1,,1,1,广东,440000\n2,1,2,1,广州,440100\n3,1,2,2,深圳,440300\n4,,1,2,吉林,220000\n5,4,2,1,吉林,220200\n",
    ])
    func codesComeByTheWholePath(_ csv: String) throws {
        let outcome = try join(csv)
        #expect(codes(outcome.dataset) == ["广东=440000", "广州=440100", "深圳=440300", "吉林=220000", "吉林=220200"])
        #expect(outcome.sentences == ["5 of 5 rows got a code from the table"])
        #expect(throws: Never.self) { try Exporter(preset: "vant-area").write(outcome.dataset) }
    }

    @Test func missingAndAmbiguousRowsAreTold() throws {
        let outcome = try join("path,code\n广东,440000\n广东,450000\n广东/广州,440100\n吉林/吉林,220200\n")
        #expect(codes(outcome.dataset) == ["广东=", "广州=440100", "深圳=", "吉林=", "吉林=220200"])
        #expect(
            outcome.sentences == [
                "2 of 5 rows got a code from the table", "2 rows have (广东/深圳, 吉林) no path in the table",
                "1 row has (广东) several codes in the table, and got none",
            ]
        )
    }

    @Test func codesThatAreThereStay() throws {
        let outcome = try join(
            "path,code\n广东,440000\n广东/广州,440100\n",
            "[{code: '44', name: 广东, children: [{code: '4401', name: 广州}]}]"
        )
        #expect(codes(outcome.dataset) == ["广东=44", "广州=4401"])
    }

    @Test func attributesAndPlacesStay() throws {
        let before = try dataset(
            "[{name: 广东, pinyin: guang, cities: [广州]}, {name: 浙江, pinyin: zhe, cities: [杭州]}]"
        )
        let after = before.adding(codes: [0: "440000"])
        guard case .regions(let old) = before, case .regions(let new) = after else {
            Issue.record("no regions")
            return
        }
        #expect(new.roots.map { $0.attributes.map(\.text) } == old.roots.map { $0.attributes.map(\.text) })
        #expect(new.roots.map(\.sourceRange) == old.roots.map(\.sourceRange))
        #expect(new.roots.map(\.code) == ["440000", nil])
    }

    @Test(arguments: [
        ("", "The table is empty."), ("\n \n", "The table is empty."),
        ("path,code\n", "The table has no rows."),
        ("a,b\n1,2\n", "The first line"), ("id,parent_id,name,code\n1,7,广东,440000\n", "Line 2 of the table"),
        ("path,code\n广东,44,0000\n", "Line 2: "), ("path,code\n\"广东,440000\n", "Line 2: "),
        ("<plist><array/></plist>", "The table is not CSV."),
    ])
    func badTableIsRefused(_ csv: String, _ words: String) throws {
        let failure = try #require(throws: CodeTable.Failure.self) { try CodeTable(csv: Array(csv.utf8)) }
        #expect(failure.message.hasPrefix(words))
    }

    @Test func tableInAnotherEncodingIsRefused() throws {
        let gbk = Array("path,code\n".utf8) + [0xB9, 0xE3, 0xB6, 0xAB] + Array(",440000\n".utf8)
        let failure = try #require(throws: CodeTable.Failure.self) { try CodeTable(csv: gbk) }
        #expect(failure.message.hasPrefix("Line 2: These bytes are not UTF-8"))
    }
}
