import TestTools
import Testing

@testable import PropertyList

@Suite struct TextSearchTests {
    @Test(
        arguments: [
            ("ab", "ab", 0), ("ab", "aab", 1), ("ab", "ba", nil), ("a", "", nil), ("a", "bca", 2),
            ("aab", "aaaab", 2),
            ("</dict>\n\t<dict>", "x</dict>\n\t\t<dict></dict>\n\t<dict>", 17), ("abc", "ab", nil),
        ]
    )
    func findsTheFirstPlace(_ wanted: String, _ text: String, _ place: Int?) {
        #expect(TextSearch(for: Array(wanted.utf8)).first(in: Array(text.utf8)) == place)
    }

    @Test func findsWhatAPlainSearchFinds() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let letters = (0..<40).map { _ in UInt8.random(in: 97...98, using: &generator) }
            let wanted = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                UInt8.random(in: 97...98, using: &generator)
            }
            let plain = (0...letters.count - wanted.count).first {
                letters[$0..<$0 + wanted.count].elementsEqual(wanted)
            }
            #expect(TextSearch(for: wanted).first(in: letters) == plain)
        }
    }
}
