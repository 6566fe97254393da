import PickDiagnostics
import PropertyList
import TestTools
import Testing

@Suite struct BinaryStreamTests {
    private let document: Document = {
        var random = RandomDocument(
            seed: 11,
            [.binaryOnly, .uids, .wideDicts, .anyReals, .unsigned]
        )
        return random.make(count: 200)
    }()

    @Test func tellsWhatADocumentWouldHold() throws {
        let events = RecordedEvents()
        let bytes = PropertyListWriter.binary(document)
        let outcome = unsafe BinaryReader.stream(bytes, to: events.table())
        #expect(outcome.isComplete)
        #expect(outcome.findings.allSatisfy { $0.severity != .error })
        let heard = try #require(events.finish())
        #expect(heard.hasSameValue(as: document))
        let read = try #require(BinaryReader.read(bytes).document)
        #expect((0..<read.count).allSatisfy { read.range($0) == heard.range($0) })
    }

    @Test func tellsNothingOfAFaultyFile() {
        let events = RecordedEvents()
        events.patience = 0
        let file = BinaryBytes(BinaryBytes.array([1, 2]), [0x09], [0x70])
        let outcome = unsafe BinaryReader.stream(file.bytes, to: events.table())
        #expect(!outcome.isComplete)
        #expect(outcome.findings.map(\.code.name) == ["marker"])
    }

    @Test(arguments: [0, 1, 2, 50, 500])
    func endsWhenAFunctionSaysSo(_ patience: Int) {
        let events = RecordedEvents()
        events.patience = patience
        let outcome = unsafe BinaryReader.stream(PropertyListWriter.binary(document), to: events.table())
        #expect(!outcome.isComplete)
        #expect(events.patience == 0)
    }
}
