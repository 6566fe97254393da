import PickBytes
import PickDiagnostics
import PropertyList
import Testing

/// Reading in pieces never says anything else than reading the whole.
@Suite struct PieceTests {
    @Test(arguments: ConformanceCase.valid + ConformanceCase.invalid, [1, 40])
    func piecesSayWhatTheWholeSays(_ item: ConformanceCase, _ size: Int) throws {
        var settings = PieceSettings(jobs: 2)
        settings.size = size
        settings.smallestInput = 0
        let bytes = try item.bytes()
        let pieces = try PropertyListReader.read(.bytes(bytes), settings)
        let whole = PropertyListReader.read(bytes)
        #expect(pieces.findings == whole.findings)
        #expect(pieces.source?.text == whole.source?.text)
        let values = [pieces, whole].map { reading in reading.document.map { Value($0, at: $0.root) } }
        switch (values[0], values[1]) {
        case (nil, nil): break
        case (let first?, let second?): #expect(first.difference(from: second) == nil)
        default: Issue.record("one has a document")
        }
        #expect(pieces.document?.comments == whole.document?.comments)
    }
}
