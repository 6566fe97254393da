import PropertyList
import Testing

@Suite struct EqualityTests {
    private static let base =
        #"{"type":"array","items":[{"type":"dict","entries":[["k",{"type":"real","value":"0.0"}]]}]}"#

    @Test func placesDoNotCount() throws {
        let left = try document(Self.base)
        let right = try document(" " + Self.base.replacing(":", with: " : "))
        #expect(left.hasSameValue(as: right))
    }

    @Test func everyNaNIsTheSame() throws {
        let text = Self.base.replacing("0.0", with: "nan")
        #expect(try document(text).hasSameValue(as: document(text)))
    }

    @Test(
        arguments: [
            ("\"k\"", "\"K\""), ("\"k\"", "\"k \""), ("0.0", "-0.0"), ("0.0", "nan"),
            ("\"real\"", "\"string\""),
            ("array", "set"), ("}]}", "},{\"type\":\"null\"}]}"), ("\"real\",\"value\":\"0.0\"", "\"null\""),
        ]
    )
    func everythingElseDoes(part: String, other: String) throws {
        let left = try document(Self.base)
        let right = try document(Self.base.replacing(part, with: other))
        #expect(!left.hasSameValue(as: right))
        #expect(!right.hasSameValue(as: left))
    }

    /// The same nodes in the same order can be another tree.
    @Test func structureCounts() throws {
        let nested = #"{"type":"array","items":[{"type":"array","items":[{"type":"null"}]}]}"#
        let beside = #"{"type":"array","items":[{"type":"array","items":[]},{"type":"null"}]}"#
        #expect(try !document(nested).hasSameValue(as: document(beside)))
    }

    private func document(_ text: String) throws -> Document {
        let reading = TaggedReader.read(Array(text.utf8))
        return try #require(reading.document, "\(reading.findings)")
    }
}
