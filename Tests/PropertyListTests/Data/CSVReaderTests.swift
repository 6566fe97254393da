import PickDiagnostics
import PropertyList
import Testing

@Suite struct CSVReaderTests {
    private func rows(_ text: String) throws -> [[String: String]] {
        let document = try #require(DataReader.read(Array(text.utf8), name: "a.csv").document)
        return document.children(document.root).map { row in
            Dictionary(
                uniqueKeysWithValues: document.children(row).map {
                    (document.string($0), document.string($0 + 1))
                }
            )
        }
    }

    @Test(arguments: [
        "a,b\r\n1,2\r\n3,4\r\n", "a,b\n1,2\n3,4", "a,b\r1,2\r3,4\r", "\u{FEFF}a,b\n1,2\n3,4\n",
        "a;b\n1;2\n3;4\n",
        "a\tb\n1\t2\n3\t4\n", "sep=;\r\na;b\r\n1;2\r\n3;4\r\n", "\"a\",\"b\"\n\"1\",2\n\n\n3,\"4\"\n",
    ])
    func readsItsDialects(_ text: String) throws {
        #expect(try rows(text) == [["a": "1", "b": "2"], ["a": "3", "b": "4"]])
    }

    /// What the first line names holds, whatever the header has more of; a first line that names nothing is a header.
    @Test(arguments: [
        ("sep=,\na;b,c;d\n1,2\n", ["a;b": "1", "c;d": "2"]), ("sep=|\na|b,c\n1|2\n", ["a": "1", "b,c": "2"]),
        ("sep=\t\na\tb\n1\t2\n", ["a": "1", "b": "2"]), ("sep=\na\n", ["sep=": "a"]),
        ("sep=\n\na\n", ["sep=": "a"]), ("sep=\"\n1\n", ["sep=\"": "1"]),
    ])
    func aFirstLineNamesTheDelimiter(_ text: String, _ row: [String: String]) throws {
        #expect(try rows(text) == [row])
    }

    @Test func quotesHoldEverything() throws {
        #expect(try rows("a,b\n\"x,\"\"y\"\"\r\nz\",\"\"\n") == [["a": "x,\"y\"\r\nz", "b": ""]])
    }

    @Test func valuesAndTitlesHaveTheirPlaces() throws {
        let text = "name,code\nNorth,\"1\"\"2\"\nSouth,3\n"
        let document = try #require(DataReader.read(Array(text.utf8), name: "a.csv").document)
        let places = (0..<document.count).map {
            String(decoding: Array(text.utf8)[document.range($0)], as: UTF8.self)
        }
        #expect(
            places == [
                "name,code\nNorth,\"1\"\"2\"\nSouth,3\n", "North,\"1\"\"2\"", "name", "North", "code",
                "\"1\"\"2\"",
                "South,3", "name", "South", "code", "3",
            ]
        )
    }

    @Test(arguments: [
        ("a,b\n\"x", DiagnosticCode.csvSyntax, 4), ("a,b\n\"x\"y,1\n", .csvSyntax, 7),
        ("a,b\n1,2,3\n", .csvRaggedRow, 8),
        ("a,b\n1,K\u{0}\n", .csvSyntax, 7),
    ])
    func saysWhereItIsNotCSV(_ text: String, _ code: DiagnosticCode, _ offset: Int) {
        let reading = DataReader.read(Array(text.utf8), name: "a.csv")
        #expect(reading.document == nil)
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [code])
        #expect(errors.first?.range?.lowerBound == offset)
    }

    @Test(arguments: [
        ("a,b\n1\n", DiagnosticCode.csvRaggedRow, 4), ("a,a\n1,2\n", .duplicateKey, 2),
        ("a,b\n1,x\"y\n", .csvSyntax, 6),
    ])
    func warnsOfWhatItHadToDecide(_ text: String, _ code: DiagnosticCode, _ offset: Int) {
        let reading = DataReader.read(Array(text.utf8), name: "a.csv")
        #expect(reading.document != nil)
        #expect(reading.findings.map(\.code) == [code])
        #expect(reading.findings.map(\.severity) == [.warning])
        #expect(reading.findings.first?.range?.lowerBound == offset)
    }

    @Test func bytesThatAreNoUTF8AreRefused() {
        let reading = DataReader.read([0x61, 0x2C, 0x62, 0x0A, 0xC4, 0xE3, 0x2C, 0x31], name: "gbk.csv")
        #expect(reading.document == nil)
        #expect(reading.findings.map(\.code) == [.csvSyntax])
    }

    @Test func aTableWithoutANameIsKnownByItsHeaderOrItsLines() {
        for text in [
            "level_1,level_2\nA,\"B\"\n", "id,parent_id,level,position,name\n", "x,y\n1,2\n", "x;y\n1;2\n",
            "sep=;\nx;\"y\"\n1;2\n", "\n\nlevel_1\nA\n",
        ] {
            #expect(DataReader.read(Array(text.utf8)).document?.format == .csv, "\(text)")
        }
        for text in ["Dear all,\nthis is a letter\n", "one line, no more\n", "plain"] {
            #expect(DataReader.read(Array(text.utf8)).findings.map(\.code) == [.notXml], "\(text)")
        }
    }

    /// Each cell would cost its title anew: 40 KB of titles for each of 2,000 lines.
    @Test func longTitlesAreNotCopiedForEachRow() throws {
        let titles = (0..<400).map { "title \($0) " + String(repeating: "x", count: 90) }.joined(
            separator: ","
        )
        let line = String(repeating: ",", count: 399) + "\n"
        let text = titles + "\n" + String(repeating: line, count: 2000)
        let document = try #require(DataReader.read(Array(text.utf8), name: "a.csv").document)
        #expect(document.count == 1 + 2000 * 801)
        #expect(document.string(document.count - 2).hasPrefix("title 399 "))
    }
}
