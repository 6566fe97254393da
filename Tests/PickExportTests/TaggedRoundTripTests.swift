import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PropertyList
import TestTools
import Testing

@Suite struct TaggedRoundTripTests {
    @Test(arguments: [JSONStyle.compact, .pretty, .tab])
    func everyDocumentComesBackTheSame(_ style: JSONStyle) throws {
        for seed in 0..<400 as Range<UInt64> {
            let document = RandomDocument.make(seed: seed)
            let bytes = tagged(document, style)
            let recognized = bytes.withSpan { TaggedReader.recognizes($0) }
            #expect(recognized)
            let reading = TaggedReader.read(bytes)
            let again = try #require(reading.document, "seed \(seed): \(reading.findings)")
            #expect(again.hasSameValue(as: document), "seed \(seed)")
            #expect(tagged(again, style) == bytes, "seed \(seed)")
        }
    }

    @Test func hasTheShapeOfTheConformanceCases() throws {
        let compact =
            #"{"type":"dict","entries":[["b",{"type":"array","items":[{"type":"null"},{"type":"bool","value":true}]}],"#
            + #"["a",{"type":"real","value":"-0.0"}],["é",{"type":"data","value":"AP8="}],"#
            + #"["",{"type":"set","items":[{"type":"uid","value":"7"}]}],["d",{"type":"dict","entries":[]}]]}"#
        let document = try #require(TaggedReader.read(Array(compact.utf8)).document)
        #expect(String(decoding: tagged(document, .compact), as: UTF8.self) == compact + "\n")
    }

    @Test func theLastOfEqualKeysStandsAtTheFirstOnesPlace() throws {
        func entry(_ key: String, _ number: Int) -> String {
            #"["\#(key)",{"type":"integer","value":"\#(number)"}]"#
        }
        func dict(_ entries: [String]) -> String {
            #"{"type":"dict","entries":[\#(entries.joined(separator: ","))]}"#
        }
        let text = dict([entry("a", 1), entry("b", 2), entry("a", 3), entry("c", 4), entry("a", 5)])
        let document = try #require(TaggedReader.read(Array(text.utf8)).document)
        let once = dict([entry("a", 5), entry("b", 2), entry("c", 4)])
        #expect(String(decoding: tagged(document, .compact), as: UTF8.self) == once + "\n")
    }

    private func tagged(_ document: Document, _ style: JSONStyle) -> [UInt8] {
        var out = ByteWriter()
        TaggedJSONWriter.write(document, to: &out, style)
        return out.bytes()
    }
}
