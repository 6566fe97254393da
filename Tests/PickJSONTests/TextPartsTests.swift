import PickBytes
import Testing

@Suite struct TextPartsTests {
    @Test(arguments: [
        ("", "", true), ("abc", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "bc", true),
        ("aab", "ab", true),
        ("aaab", "aab", true), ("ab", "abc", false), ("北京市", "京", true), ("北京市", "市北", false),
        ("---", "--", true),
    ])
    func holdsSaysWhetherAPartStandsAnywhere(_ text: String, _ part: String, _ isThere: Bool) {
        #expect(text.holds(part) == isThere)
    }

    @Test(arguments: [
        ("", "x", ""), ("abc", "x", "abc"), ("'a'", "\\'", "\\'a\\'"), ("''", "", ""), ("北'京", "''", "北''京"),
    ])
    func exchangingPutsATextInThePlaceOfEachMark(_ text: String, _ other: String, _ result: String) {
        #expect(text.exchanging("'", for: other) == result)
    }
}
