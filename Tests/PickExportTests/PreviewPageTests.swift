import Foundation
import PickBytes
import PickExport
import PickModel
import PropertyList
import Testing

@Suite struct PreviewPageTests {
    /// A page over a property list.
    static func page(_ plist: String, _ change: (inout PreviewPage) -> Void = { _ in }) throws -> String {
        let dataset = try Dataset(bytes: Array("<plist version=\"1.0\">\(plist)</plist>".utf8))
        var page = PreviewPage(file: "a.plist", layout: "[…]", version: "1.0", dataset: dataset)
        change(&page)
        var out = ByteWriter()
        page.write(to: &out)
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    /// What stands between the tags of the data, read as HTML does: to the first end of a script.
    static func data(of page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")).upperBound
        let end = try #require(
            page.range(of: "</script", options: .caseInsensitive, range: start..<page.endIndex)
        )
        let text = Data(page[start..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    }

    static func names(_ data: [String: Any]) -> [String?]? {
        (data["names"] as? [Any])?.map { $0 as? String }
    }

    @Test func aMenuIsItsColumnsAndTheirRows() throws {
        let page = try Self.page(
            "<array><array><string>a</string><string>b</string></array><array/><array><string>c</string></array></array>"
        )
        let data = try Self.data(of: page)
        #expect(data["kind"] as? String == "menu")
        #expect(Self.names(data) == [nil, "a", "b", nil, nil, "c"])
        #expect(data["counts"] as? [Int] == [2, 0, 0, -1, 1, 0])
        #expect(data["codes"] == nil)
        #expect(data["attributes"] == nil)
        #expect(data["sections"] == nil)
    }

    static let regions = """
        <array>
        <dict><key>name</key><string>浙江</string><key>code</key><string>33</string><key>pinyin</key><string>zj</string>
        <key>children</key><array>
        <dict><key>name</key><string>杭州</string><key>code</key><string>3301</string><key>hot</key><true/></dict>
        <dict><key>name</key><string>全部</string><key>code</key><string>3300</string><key>n</key><integer>9007199254740993</integer></dict>
        </array></dict>
        <dict><key>name</key><string>空</string><key>code</key><string>34</string><key>children</key><array/></dict>
        <dict><key>name</key><string>无</string><key>code</key><string>35</string><key>d</key><date>2024-01-01T00:00:00Z</date></dict>
        </array>
        """

    @Test func regionsGoParentsFirst() throws {
        let data = try Self.data(of: Self.page(Self.regions))
        #expect(data["kind"] as? String == "regions")
        #expect(data["names"] as? [String] == ["浙江", "杭州", "全部", "空", "无"])
        #expect(data["counts"] as? [Int] == [2, 0, 0, -1, 0])
        #expect(data["codes"] as? [String] == ["33", "3301", "3300", "34", "35"])
        #expect(data["sentinels"] as? [Int] == [2])
    }

    @Test func attributesGoKeyByKey() throws {
        let data = try Self.data(of: Self.page(Self.regions))
        let attributes = try #require(data["attributes"] as? [[String: Any]])
        #expect(attributes.map { $0["key"] as? String } == ["pinyin", "hot", "n", "d"])
        #expect(attributes.map { $0["at"] as? [Int] } == [[0], [1], [2], [4]])
        #expect(attributes[0]["values"] as? [String] == ["zj"])
        #expect(attributes[1]["values"] as? [Bool] == [true])
        // More digits than a browser's numbers have.
        #expect(attributes[2]["values"] as? [String] == ["9007199254740993"])
        #expect(attributes[3]["values"] as? [String] == ["<date>"])
    }

    @Test(arguments: [
        "</script><script>hit()</script>", "<!--", "<![CDATA[", "</SCRIPT >", "\u{2028}\u{2029}", "\"\\",
        "{{data}}",
        "\t\n\u{7F}", "🧑‍🍳", "]]>",
    ])
    func namesCannotLeaveTheirPlace(_ name: String) throws {
        let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">",
            with: "&gt;"
        )
        let plain = try Self.page("<array><array><string>a</string></array></array>")
        let page = try Self.page("<array><array><string>\(escaped)</string></array></array>") {
            $0.file = name
            $0.layout = name
            $0.findings = [PreviewFinding(code: name, severity: "error", message: name)]
            $0.snippets = [PreviewSnippet(name: name, snippet: name, json: Array(name.utf8))]
        }
        let data = try Self.data(of: page)
        #expect(Self.names(data) == [nil, name])
        #expect(data["file"] as? String == name)
        #expect((data["findings"] as? [[String: Any]])?.first?["message"] as? String == name)
        // As many angle brackets as without it: nothing of the name is markup.
        #expect(page.count { $0 == "<" } == plain.count { $0 == "<" })
    }

    @Test func itIsSmallAndMayLoadNothing() throws {
        let page = try Self.page("<array><array><string>a</string></array></array>")
        #expect(page.utf8.count < 60_500)
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
        #expect(!policy.contains("unsafe"))
        #expect(page.firstMatch(of: /(?:src|href)="(?!#)/) == nil)
        #expect(page.firstMatch(of: /https?:/) == nil)
    }

    @Test func findingsStandAtTheirRows() throws {
        let source = "<plist version=\"1.0\">\(Self.regions)</plist>"
        func place(_ text: String) throws -> Range<Int> {
            let range = try #require(source.range(of: text))
            let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
            return start..<start + text.utf8.count
        }
        let places = try ["33</", "浙江", "3301", "</array></dict>", "<array/>", "无"].map(place)
        let page = try Self.page(Self.regions) { page in
            page.findings =
                places.map { PreviewFinding(code: "PD1", severity: "info", message: "", range: $0) }
                + [
                    PreviewFinding(
                        code: "PD2",
                        severity: "error",
                        message: "",
                        range: 0..<3,
                        line: 1,
                        column: 1
                    )
                ]
                + [PreviewFinding(code: "PD3", severity: "warning", message: "")]
        }
        let data = try Self.data(of: page)
        let findings = try #require(data["findings"] as? [[String: Any]])
        // Behind the children it is the parent once more; what is before all rows has none.
        #expect(findings.map { $0["entry"] as? Int } == [0, 0, 1, 0, 3, 4, nil, nil])
        #expect(data["findingCounts"] as? [String: Int] == ["error": 1, "warning": 1, "info": 6])
    }

    @Test func findingsOfFlatRecordsStandAtTheirRowsToo() throws {
        // Children before their parents, as tables with parent numbers may have them.
        let records = [("3", "2", "西湖"), ("2", "1", "杭州"), ("1", "0", "浙江")]
        let list = records.map { id, parent, name in
            "<dict><key>id</key><integer>\(id)</integer><key>pid</key><integer>\(parent)</integer>"
                + "<key>name</key><string>\(name)</string></dict>"
        }.joined()
        let source = "<plist version=\"1.0\"><array>\(list)</array></plist>"
        let page = try Self.page("<array>\(list)</array>") { page in
            page.findings = records.compactMap { record in
                source.range(of: record.2).map { range in
                    let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
                    return PreviewFinding(code: "", severity: "info", message: "", range: start..<start + 1)
                }
            }
        }
        let data = try Self.data(of: page)
        #expect(data["names"] as? [String] == ["浙江", "杭州", "西湖"])
        #expect((data["findings"] as? [[String: Any]])?.map { $0["entry"] as? Int } == [2, 1, 0])
    }

    @Test func moreFindingsThanAPageCanShowAreCounted() throws {
        let page = try Self.page("<array><array><string>a</string></array></array>") { page in
            page.findings = (0..<1500).map { _ in PreviewFinding(code: "", severity: "warning", message: "") }
        }
        let data = try Self.data(of: page)
        #expect((data["findings"] as? [Any])?.count == 1000)
        #expect(data["findingCounts"] as? [String: Int] == ["error": 0, "warning": 1500, "info": 0])
    }

    @Test(arguments: [0, 1, 2])
    func longJSONIsCutBetweenCharacters(_ shift: Int) {
        let text = String(repeating: "x", count: shift) + "\"" + String(repeating: "汉", count: 9000) + "\""
        let snippet = PreviewSnippet(name: "", snippet: "", json: Array(text.utf8))
        #expect(snippet.isCut)
        #expect(snippet.json?.contains("\u{FFFD}") == false)
        let lines = String(repeating: "\"汉\",\n", count: 4000)
        let cut = PreviewSnippet(name: "", snippet: "", json: Array(lines.utf8))
        #expect(cut.json?.hasSuffix("\"汉\",") == true)
        #expect(PreviewSnippet(name: "", snippet: "", json: Array("[]\n".utf8)).isCut == false)
    }
}
