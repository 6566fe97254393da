import PickBytes
import PickModel
import PropertyList
import Testing

@testable import PickRules

/// Siblings with equal names are found whatever hashes their names have.
@Suite struct SiblingDuplicatesTests {
    /// Of 200,000 names two have one hash by chance, and which ones changes from run to run.
    @Test func anotherNameOfTheSameHashHidesNoPair() throws {
        let names = ["Aa", "Bb", "aA", "bB", "bB", "Cc"]
        let xml =
            "<plist version=\"1.0\"><array>\(names.map { "<string>\($0)</string>" }.joined())</array></plist>"
        let document = try #require(PropertyListReader.read(Array(xml.utf8)).document)
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: .regions))
        let tree = try #require(recognition.dataset).tree
        var equal = EqualTexts()
        for entry in names.indices { equal.add(entry, hash: 7) }
        let pairs = SiblingDuplicates.Part.pairs(in: &equal, EntryTable(tree), TextSurvey(tree), tree)
        #expect(pairs.map(\.entry) == [2, 3, 4])
        #expect(pairs.map(\.first) == [0, 1, 3])
        #expect(pairs.map(\.isExact) == [false, false, true])
    }
}
