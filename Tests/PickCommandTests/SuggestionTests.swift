import PickBytes
import Testing

@testable import PickCommand

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("validate", "validate", 0), ("vaildate", "validate", 1), ("validte", "validate", 1), ("", "abc", 3),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("abcd", "badc", 2),
    ])
    func countsEdits(_ left: String, _ right: String, _ distance: Int) {
        #expect(EditDistance.between(Array(left.unicodeScalars), Array(right.unicodeScalars)) == distance)
        #expect(EditDistance.between(Array(right.unicodeScalars), Array(left.unicodeScalars)) == distance)
    }

    @Test(arguments: [
        ("vaildate", "validate"), ("convrt", "convert"), ("insepct", "inspect"), ("conv", "convert"),
        ("lint", nil), ("x", nil), ("", nil), ("diff", nil), ("VALIDATE", "validate"), ("hepl", "help"),
        (String(repeating: "v", count: 100_000), nil),
    ])
    func findsWhatWasMeantAndNothingElse(_ word: String, _ expected: String?) {
        #expect(Suggestion.closest(to: word, in: ["validate", "convert", "inspect", "help"]) == expected)
    }
}
