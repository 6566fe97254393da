import PickBytes
import PickExport
import Testing

@Suite struct CSVRecordsTests {
    private static func line(_ fields: [String]) -> String {
        var records = CSVRecords(to: ByteWriter(), CSVOptions(usesLineFeeds: true))
        for field in fields { records.field(field) }
        records.endRecord()
        return String(decoding: records.finish().bytes(), as: UTF8.self)
    }

    @Test(arguments: [",", "\"", "\n", "\r"], 1...20)
    func aFieldWithASpecialCharacterIsQuotedWhereverThatStands(_ special: String, _ length: Int) {
        for place in 0..<length {
            let field = (0..<length).map { $0 == place ? special : "x" }.joined()
            let inner =
                special == "\""
                ? field.split(separator: "\"", omittingEmptySubsequences: false) : [Substring(field)]
            #expect(Self.line([field, "y"]) == "\"\(inner.joined(separator: "\"\""))\",y\n")
        }
    }

    @Test(arguments: [
        "", " ", "a b", "+-!#$%&'()*", "0123456789abcdef", "北京市", "a北京市 the capital", "\u{1}\t",
    ])
    func everyOtherFieldStandsAsItIs(_ field: String) {
        #expect(Self.line(["x", field]) == "x,\(field)\n")
    }

    @Test func anEmptyFieldAloneIsQuoted() {
        #expect(Self.line([""]) == "\"\"\n")
        #expect(Self.line(["", ""]) == ",\n")
    }

    @Test(arguments: 1...20)
    func aNulIsSeenWhereverItStands(_ length: Int) {
        for place in 0..<length {
            var records = CSVRecords(to: ByteWriter(), CSVOptions())
            records.field((0..<length).map { $0 == place ? "\0" : "x" }.joined())
            let hasNul = records.hasNul
            #expect(hasNul)
        }
    }

    @Test func fieldsOfAnotherWriterAreCopied() {
        var above = CSVRecords(to: ByteWriter(), CSVOptions())
        above.field("a,b")
        above.endField()
        let end = above.byteCount
        above.field("c")
        above.endField()
        var records = CSVRecords(to: ByteWriter(), CSVOptions(usesLineFeeds: true))
        for count in [0, end, above.byteCount] {
            records.begin(with: above, count: count)
            records.field("d")
            records.emptyFields(1)
            records.endRecord()
        }
        above.truncate(to: end)
        above.field("e")
        above.endField()
        records.begin(with: above, count: above.byteCount)
        records.field("")
        records.endRecord()
        let text = String(decoding: records.finish().bytes(), as: UTF8.self)
        #expect(text == "d,\n\"a,b\",d,\n\"a,b\",c,d,\n\"a,b\",e,\n")
    }
}
