import PickBytes
import PickDiagnostics
import PickExport
import PickPresets
import PropertyList
import TestTools
import Testing

@testable import PickModel

/// Random data, made as JSON, and what is left of them on the way through a format.
private enum Trees {
    /// A tree of `levels` levels, all leaves on the last one, with codes whose first digits are their parent's.
    static func json(seed: UInt64, levels: Int, coded: Bool, even: Bool = true) -> String {
        var random = SeededGenerator(seed: seed)
        var count = 0
        func list(_ level: Int, _ code: String) -> String {
            let rows = (1...Int.random(in: 1...4, using: &random)).map { place -> String in
                count += 1
                let stem =
                    ["Aa", "水", "O\\\"Neil, ", "x;y", "a\\nb", "=1", " padded "].randomElement(using: &random)
                    ?? ""
                let own = code + (place < 10 ? "0\(place)" : "\(place)")
                let padded = own + String(repeating: "0", count: max(0, 6 - own.count))
                let ends =
                    level + 1 == levels || !even && level > 0 && Int.random(in: 0...4, using: &random) == 0
                return "{" + (coded ? "\"code\":\"\(padded)\"," : "") + "\"name\":\"\(stem)\(count)\""
                    + (ends ? "" : ",\"children\":" + list(level + 1, own)) + "}"
            }
            return "[" + rows.joined(separator: ",") + "]"
        }
        return list(0, "")
    }

    static func menu(seed: UInt64) -> String {
        var random = SeededGenerator(seed: seed)
        let columns = (1...Int.random(in: 2...4, using: &random)).map { column in
            "["
                + (1...Int.random(in: 1...5, using: &random)).map { "\"row, \(column) \($0) \\\"q\\\"\"" }
                .joined(separator: ",") + "]"
        }
        return "[" + columns.joined(separator: ",") + "]"
    }

    static func dataset(_ bytes: [UInt8], name: String? = nil) throws -> Dataset {
        let reading = DataReader.read(bytes, name: name)
        let document = try #require(reading.document, "\(reading.findings.map(\.message))")
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.findings.filter { $0.severity == .error }.isEmpty, "\(recognition.findings)")
        return try #require(recognition.dataset)
    }

    /// Kind, levels, names and codes: what all formats hold.
    static func text(_ dataset: Dataset) -> String {
        let tree = dataset.tree
        var lines = ["\(dataset.kind)"]
        for entry in 0..<tree.count {
            let name = tree.nameNode(entry).flatMap { tree.document.plainText($0) } ?? "–"
            let code = tree.codeNode(entry).flatMap { tree.document.plainText($0) } ?? "–"
            lines.append("\(tree.level(entry)) \(name) \(code)")
        }
        return lines.joined(separator: "\n")
    }
}

@Suite struct ReadingBackTests {
    @Test(arguments: Array(0..<40) as [UInt64])
    func tablesGiveTheSameTree(_ seed: UInt64) throws {
        let json = Trees.json(
            seed: seed,
            levels: 1 + Int(seed % 4),
            coded: seed % 2 == 0,
            even: seed % 3 == 0
        )
        let hints = RecognitionHints(kind: .regions)
        let document = try #require(DataReader.read(Array(json.utf8)).document)
        guard let dataset = DatasetRecognizer.recognize(document, hints: hints).dataset else { return }
        let expected = Trees.text(dataset)
        for shape in CSVOptions.Shape.allCases {
            for bom in [false, true] {
                var out = ByteWriter()
                try CSVExport.write(dataset, to: &out, CSVOptions(shape: shape, hasByteOrderMark: bom))
                #expect(Trees.text(try Trees.dataset(out.bytes(), name: "a.csv")) == expected, "\(shape)")
            }
        }
        var out = ByteWriter()
        try DatabaseExport.write(dataset, to: &out)
        let database = try #require(DatabaseReader.read(out.bytes()).document)
        #expect(Trees.text(try #require(DatasetRecognizer.recognize(database).dataset)) == expected)
        // The same data give the same bytes.
        var again = ByteWriter()
        try DatabaseExport.write(dataset, to: &again)
        #expect(out.bytes() == again.bytes())
    }

    @Test(arguments: Array(0..<10) as [UInt64])
    func tablesGiveTheSameMenu(_ seed: UInt64) throws {
        let dataset = try Trees.dataset(Array(Trees.menu(seed: seed).utf8))
        let expected = Trees.text(dataset)
        var out = ByteWriter()
        try CSVExport.write(dataset, to: &out, CSVOptions())
        #expect(Trees.text(try Trees.dataset(out.bytes(), name: "a.csv")) == expected)
        out = ByteWriter()
        try DatabaseExport.write(dataset, to: &out)
        let database = try #require(DatabaseReader.read(out.bytes()).document)
        #expect(Trees.text(try #require(DatasetRecognizer.recognize(database).dataset)) == expected)
    }

    /// Presets that lose neither rows nor codes of even data.
    private static let presets = [
        "element", "element-plus", "antd", "antd-mobile", "vant-area", "vant-picker", "vant-cascader",
        "uni-data-picker", "tdesign", "tdesign-mini", "weui", "nutui", "varlet", "iview", "mui-poppicker",
        "distpicker", "city-pickers", "android-picker", "brpicker", "primevue", "vuetify",
    ]

    @Test(arguments: presets)
    func whatIsWrittenForAFrontEndGivesTheSameTree(_ name: String) throws {
        let preset = try #require(Preset.all.first { $0.name == name })
        for seed in 0..<12 as Range<UInt64> {
            for coded in [true, false] where coded || !preset.rules.code.isRequired {
                let json = Trees.json(seed: seed, levels: 3, coded: coded)
                let dataset = try Trees.dataset(Array(json.utf8))
                let choice = ValueChoice(dataset, preset, asked: nil, .output)
                var out = ByteWriter()
                try PresetExport.write(dataset, for: preset, choice.mode, .init(.json), to: &out)
                let text = String(decoding: out.bytes(), as: UTF8.self)
                let back = try Trees.dataset(out.bytes(), name: "a.json")
                let shown = Trees.text(back)
                #expect(shown == Trees.text(dataset), "\(seed) \(coded) \(text.prefix(300))")
            }
        }
    }

    /// Values that are made of names or positions are no codes; ids of a list that count its rows are.
    @Test(arguments: [
        (#"[{"id":"1","name":"Aa"},{"id":"2","name":"Bb"}]"#, "0 Aa 1\n0 Bb 2"),
        (#"[{"id":1,"name":"Aa","children":[{"id":2,"name":"Bb"}]}]"#, "0 Aa 1\n1 Bb 2"),
        (#"[{"id":"1","name":"Aa","children":[{"id":"1-1","name":"Bb"}]}]"#, "0 Aa –\n1 Bb –"),
        (#"[{"value":"Aa","label":"Aa","children":[{"value":"Aa/Bb","label":"Bb"}]}]"#, "0 Aa –\n1 Bb –"),
        (#"[{"value":"Aa","label":"Aa","children":[{"value":"B","label":"Bb"}]}]"#, "0 Aa Aa\n1 Bb B"),
        (
            #"[{"value":"zhejiang","label":"Aa","children":[{"value":"hang-zhou","label":"Bb"}]}]"#,
            "0 Aa zhejiang\n1 Bb hang-zhou"
        ),
        (
            #"[{"code":"7","value":"Aa","label":"Aa","children":[{"code":"8","value":"Bb","label":"Bb"}]}]"#,
            "0 Aa 7\n1 Bb 8"
        ),
    ])
    func valuesThatSayNothingNewAreNoCodes(_ json: String, _ expected: String) throws {
        let document = try #require(DataReader.read(Array(json.utf8)).document)
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: .regions))
        #expect(Trees.text(try #require(recognition.dataset)) == "regions\n" + expected)
    }

    @Test func childrenThatAreNullAreNone() throws {
        let json = #"[{"label":"Aa","value":"1","children":[{"label":"Bb","value":"11","children":null}]}]"#
        let dataset = try Trees.dataset(Array(json.utf8))
        #expect(Trees.text(dataset) == "regions\n0 Aa 1\n1 Bb 11")
    }

    @Test func aPlaceWhoseParentIsNotThereIsFound() throws {
        let json = #"{"p":{"110000":"Aa"},"c":{"110100":"Bb","330100":"Cc"}}"#
        let document = try #require(DataReader.read(Array(json.utf8)).document)
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.family == "L3")
        #expect(recognition.findings.map(\.code) == [.unresolvedParent])
        #expect(recognition.findings.first?.range?.lowerBound == 40)
        #expect(
            Trees.text(try #require(recognition.dataset)) == "regions\n0 Aa 110000\n1 Bb 110100\n0 Cc 330100"
        )
    }

    @Test func aCodeThatIsItsOwnChildEndsThere() throws {
        let json = #"{"100000":{"460000":"Aa"},"460000":{"469027":"Bb"},"469027":{"469027":"Bb"}}"#
        let document = try #require(DataReader.read(Array(json.utf8)).document)
        let dataset = try #require(DatasetRecognizer.recognize(document).dataset)
        #expect(Trees.text(dataset) == "regions\n0 Aa 460000\n1 Bb 469027\n2 Bb 469027")
    }

    @Test func rowsThatStandUnderThemselvesAreFound() throws {
        let csv = "id,parent_id,level,position,name\n1,2,1,1,Aa\n2,1,1,1,Bb\n3,,1,1,Cc\n"
        let document = try #require(DataReader.read(Array(csv.utf8)).document)
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.findings.map(\.code) == [.parentCycle])
        #expect(recognition.dataset?.tree.count == 3)
    }

    @Test(arguments: [
        #"{"province_list":{"110000":"Aa"},"city_list":{"110100":"Bb"}}"#,
        #"{"86":{"11":"Aa"},"11":{"1101":"Bb"}}"#,
        "level_1,level_2\nA,B\n", "id,parent_id,level,position,name\n1,,1,1,A\n",
        #"{"options":[{"value":"1","text":"a","optgroup":"g"}],"optgroups":[{"value":"g","label":"G"}]}"#,
    ])
    func theLayoutThatIsToldCanBeGiven(_ text: String) throws {
        let document = try #require(DataReader.read(Array(text.utf8)).document)
        let recognition = DatasetRecognizer.recognize(document)
        let layout = try LayoutNotation("\(recognition.layout)")
        let again = DatasetRecognizer.recognize(document, hints: RecognitionHints(layout: layout))
        #expect(Trees.text(try #require(again.dataset)) == Trees.text(try #require(recognition.dataset)))
    }
}

@Suite struct DatabaseReaderTests {
    private func database() throws -> [UInt8] {
        let dataset = try Trees.dataset(Array(Trees.json(seed: 3, levels: 3, coded: true).utf8))
        var out = ByteWriter()
        try DatabaseExport.write(dataset, to: &out)
        return out.bytes()
    }

    @Test func saysNothingOfTheLibrary() throws {
        #expect(try database()[96..<100].allSatisfy { $0 == 0 })
    }

    /// No byte that is changed, and no end that is cut off, may do more than give other data or a finding.
    @Test func brokenFilesGiveFindings() throws {
        let whole = try database()
        var random = SeededGenerator(seed: 1)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
                    1 << UInt8.random(in: 0..<8, using: &random)
            }
            let reading = DatabaseReader.read(bytes)
            if let document = reading.document { _ = DatasetRecognizer.recognize(document) }
        }
        for count in stride(from: 0, to: whole.count, by: 997) {
            let reading = DatabaseReader.read(Array(whole[..<count]))
            if reading.document == nil { #expect(reading.findings.map(\.code) == [.unreadableDatabase]) }
        }
        #expect(DatabaseReader.read(Array("SQLite format 3\0".utf8)).document == nil)
    }

    @Test func aNULIsRefused() throws {
        let dataset = try Trees.dataset(Array(#"[{"name":"a\u0000b"},{"name":"c"}]"#.utf8))
        var out = ByteWriter()
        #expect(throws: SQLiteFailure.nul) { try DatabaseExport.write(dataset, to: &out) }
    }

    @Test func attributesAreColumnsWithTheirTypes() throws {
        let json =
            #"[{"name":"Aa","code":"1","pinyin":"a","Level":7,"x":1.5,"l":[1,{"k":"v"}],"children":[{"name":"Bb","code":"11","t":true}]}]"#
        let dataset = try Trees.dataset(Array(json.utf8))
        var out = ByteWriter()
        try DatabaseExport.write(dataset, to: &out)
        let document = try #require(DatabaseReader.read(out.bytes()).document)
        let row = document.root + 1
        let pairs = document.children(row).map { (document.string($0), document.kind($0 + 1)) }
        #expect(
            pairs.map(\.0) == ["id", "level", "position", "code", "name", "pinyin", "Level_2", "x", "l"]
        )
        #expect(pairs.suffix(4).map(\.1) == [.string, .integer, .real, .string])
        #expect(document.string(document.next(after: row) - 1) == #"[1,{"k":"v"}]"#)
    }
}
