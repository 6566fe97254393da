import PickDiagnostics
import PropertyList
import Testing

@Suite struct TaggedReaderTests {
    @Test func readsEveryType() throws {
        let text = """
            {"type": "dict", "entries": [
              ["s", {"type": "string", "value": "重\\u5e86\\n"}],
              ["i", {"type": "integer", "value": "-9223372036854775808"}],
              ["u", {"value": "18446744073709551615", "type": "integer"}],
              ["r", {"type": "real", "value": "-0.0"}],
              ["t", {"type": "bool", "value": true}],
              ["f", {"type": "bool", "value": false}],
              ["d", {"type": "date", "value": "2001-01-01T00:00:00.5Z"}],
              ["b", {"type": "data", "value": "AP8="}],
              ["c", {"type": "uid", "value": "4294967295"}],
              ["n", {"type": "null"}],
              ["a", {"type": "array", "items": [{"type": "set", "items": []}]}]
            ]}
            """
        let reading = TaggedReader.read(Array(text.utf8))
        #expect(reading.findings == [])
        let document = try #require(reading.document)
        #expect(document.format == .tagged)
        let values = document.children(0).map { $0 + 1 }
        #expect(
            values.map(document.kind) == [
                .string, .integer, .unsignedInteger, .real, .true, .false, .date, .data, .uid, .null, .array,
            ]
        )
        #expect(document.children(0).map(document.string).joined() == "siurtfdbcna")
        #expect(document.string(values[0]) == "重庆\n")
        #expect(document.integer(values[1]) == .min)
        #expect(document.unsignedInteger(values[2]) == .max)
        #expect(document.double(values[3])?.bitPattern == (-0.0).bitPattern)
        #expect(document.double(values[6]) == 0.5)
        #expect(document.data(values[7]) == [0, 255])
        #expect(document.unsignedInteger(values[8]) == 4_294_967_295)
        #expect(document.kind(values[10] + 1) == .set)
        let bytes = Array(text.utf8)
        #expect(String(decoding: bytes[document.range(values[9])], as: UTF8.self) == #"{"type": "null"}"#)
        #expect(String(decoding: bytes[document.range(values[0] - 1)], as: UTF8.self) == "\"s\"")
        #expect(document.range(0) == 0..<bytes.count)
    }

    @Test(arguments: ["1e-5", "5e-324", "1.7976931348623157e+308", "inf", "-inf", "nan", "-1.5", "3.0"])
    func readsReals(_ text: String) throws {
        let reading = TaggedReader.read(Array(#"{"type":"real","value":"\#(text)"}"#.utf8))
        let number = try #require(reading.document?.double(0))
        #expect(number.isNaN ? text == "nan" : number == Double(text))
    }

    @Test func theRootMayCarryNotesAndNothingElseMay() {
        let notes = #""apple": "accepts", "lint": ["x"], "source": "s", "note": "n""#
        #expect(TaggedReader.read(Array(#"{"type":"string","value":"x",\#(notes)}"#.utf8)).findings == [])
        let inner = #"{"type":"array","items":[{"type":"string","value":"x","note":"n"}]}"#
        #expect(TaggedReader.read(Array(inner.utf8)).findings.map(\.code) == [.taggedJson])
    }

    @Test(
        arguments: [
            (#"{"type":"string","value":1}"#, 25), (#"{"type":"string"}"#, 0),
            (#"{"type":"text","value":"x"}"#, 8),
            (#"{"type":1}"#, 8), (#"{"value":"x"}"#, 0), ("[]", 0), (#""x""#, 0),
            (#"{"type":"string","value":"x","more":1}"#, 29), (#"{"type":"string","type":"string"}"#, 17),
            (#"{"type":"null","value":null}"#, 15), (#"{"type":"bool","value":"true"}"#, 23),
            (#"{"type":"integer","value":"1.0"}"#, 26), (#"{"type":"integer","value":"+1"}"#, 26),
            (#"{"type":"integer","value":""}"#, 26), (#"{"type":"integer","value":"-"}"#, 26),
            (#"{"type":"integer","value":"18446744073709551616"}"#, 26),
            (#"{"type":"integer","value":"-9223372036854775809"}"#, 26),
            (#"{"type":"uid","value":"4294967296"}"#, 22), (#"{"type":"uid","value":"-1"}"#, 22),
            (#"{"type":"real","value":"1e999"}"#, 23), (#"{"type":"real","value":"0x1p3"}"#, 23),
            (#"{"type":"real","value":""}"#, 23), (#"{"type":"real","value":"NaN"}"#, 23),
            (#"{"type":"date","value":"2023-02-29T00:00:00Z"}"#, 23), (#"{"type":"data","value":"AP8"}"#, 23),
            (#"{"type":"array","items":{}}"#, 24), (#"{"type":"array"}"#, 0),
            (#"{"type":"array","entries":[]}"#, 16),
            (#"{"type":"dict","entries":[{}]}"#, 26), (#"{"type":"dict","entries":[["k"]]}"#, 26),
            (#"{"type":"dict","entries":[[1,{"type":"null"}]]}"#, 26),
            (#"{"type":"dict","entries":[["k",{"type":"null"},1]]}"#, 26),
            (#"{"type":"dict","entries":[["k",[]]]}"#, 31),
        ]
    )
    func refusesAtTheCause(text: String, offset: Int) {
        let reading = TaggedReader.read(Array(text.utf8))
        #expect(reading.document == nil)
        #expect(reading.findings.map(\.code) == [.taggedJson])
        #expect(reading.findings.first?.range?.lowerBound == offset)
        #expect(reading.source?.position(of: offset)?.column == offset + 1)
    }

    @Test func faultsOfJSONHaveTheirOwnCode() {
        let reading = TaggedReader.read(Array("{\"type\": \"dict\",\n \"entries\": [}".utf8))
        #expect(reading.findings.map(\.code) == [.jsonSyntax])
        #expect(reading.findings.first?.range == 30..<31)
        #expect(reading.document == nil)
    }

    @Test func reportsAllFaultsOfARun() {
        let items = (0..<3).map { #"{"type":"integer","value":"x\#($0)"}"# }.joined(separator: ",")
        let reading = TaggedReader.read(Array(#"{"type":"array","items":[\#(items)]}"#.utf8))
        #expect(reading.findings.count == 3)
    }

    @Test func endsAtAThousandFindings() {
        let items = [String](repeating: "0", count: 5000).joined(separator: ",")
        let reading = TaggedReader.read(Array(#"{"type":"array","items":[\#(items)]}"#.utf8))
        #expect(reading.findings.count == 1001)
        #expect(reading.findings.last?.code == .tooManyFindings)
    }

    @Test(arguments: [(512, true), (513, false), (600, false), (50_000, false)])
    func takes512Levels(depth: Int, isRead: Bool) throws {
        let dicts =
            String(repeating: #"{"type":"dict","entries":[["k","#, count: depth - 1)
            + #"{"type":"array","items":[]}"#
            + String(repeating: "]]}", count: depth - 1)
        let reading = TaggedReader.read(Array(dicts.utf8))
        #expect((reading.document != nil) == isRead)
        #expect(reading.findings.map(\.code) == (isRead ? [] : [.depth]))
    }

    @Test(
        arguments: [
            (#"{"type":"dict","entries":[]}"#, true), (" \n{ \"type\" : \"null\" }", true),
            (#"{"note":{"type":1,"x":["]"]},"type":"array","items":[]}"#, true),
            (#"{"type":"Feature"}"#, false),
            (#"{"name":"type"}"#, false), (#"{"a":{"type":"dict"}}"#, false), (#"[{"type":"dict"}]"#, false),
            ("{ type = dict; }", false), (#"{ "type" = "dict"; }"#, false), ("{", false), ("", false),
            (#"{"type"#, false), (#"{"a\""#, false), (#"{"type":"dict" broken"#, true), ("<plist/>", false),
            (#"{}{"type":"dict"}"#, false), (#"{"a":"type","b":"dict"}"#, false),
        ]
    )
    func recognizesByContent(text: String, isTagged: Bool) {
        let recognized = Array(text.utf8).withSpan { TaggedReader.recognizes($0) }
        #expect(recognized == isTagged)
    }
}
