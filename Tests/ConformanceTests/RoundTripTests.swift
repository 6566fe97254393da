import PickBytes
import PickExport
import PropertyList
import Testing

/// What is written of each valid case reads back to the same value.
@Suite struct RoundTripTests {
    @Test(arguments: ConformanceCase.valid + ConformanceCase.binaryValid)
    func binaryKeepsEverything(_ item: ConformanceCase) throws {
        let document = try item.document()
        let again = try #require(PropertyListReader.read(PropertyListWriter.binary(document)).document)
        #expect(try item.expectedValue().difference(from: Value(again, at: again.root)) == nil)
    }

    @Test(arguments: ConformanceCase.valid + ConformanceCase.binaryValid)
    func taggedJSONKeepsEverything(_ item: ConformanceCase) throws {
        var out = ByteWriter()
        TaggedJSONWriter.write(try item.document(), to: &out)
        let again = try #require(PropertyListReader.read(out.bytes()).document)
        #expect(try item.expectedValue().difference(from: Value(again, at: again.root)) == nil)
    }

    @Test(arguments: ConformanceCase.valid + ConformanceCase.binaryValid)
    func xmlKeepsWhatItCanHold(_ item: ConformanceCase) throws {
        let document = try item.document()
        guard !Self.refused.contains(item.name) else {
            #expect(throws: PropertyListWriterError.self) { try PropertyListWriter.xml(document) }
            return
        }
        let again = try #require(PropertyListReader.read(try PropertyListWriter.xml(document)).document)
        let expected = try item.expectedValue().asXMLHoldsIt
        #expect(expected.difference(from: Value(again, at: again.root)) == nil)
    }

    /// XML has no null.
    private static let refused: Set<String> = [
        "binary/valid/091-null-object", "binary/valid/092-null-in-array",
    ]
}

extension ConformanceCase {
    func document() throws -> Document {
        let reading = PropertyListReader.read(try bytes())
        return try #require(reading.document, "refused: \(reading.words)")
    }
}

extension Value {
    /// Sets as arrays, dates without fractions of a second.
    fileprivate var asXMLHoldsIt: Value {
        switch self {
        case .set(let items), .array(let items): .array(items.map(\.asXMLHoldsIt))
        case .dict(let entries): .dict(entries.map { Entry(key: $0.key, value: $0.value.asXMLHoldsIt) })
        case .date(let seconds): .date(seconds.rounded(.down))
        default: self
        }
    }
}
