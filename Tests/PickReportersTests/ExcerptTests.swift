import PickDiagnostics
import Testing

@testable import PickReporters

@Suite struct ExcerptTests {
    private func excerpt(_ bytes: [UInt8], _ range: Range<Int>) throws -> Excerpt {
        try #require(Excerpt(SourceText(text: bytes, map: OffsetMap(shift: 0)), at: range))
    }

    @Test(arguments: [
        ("<key>x</key>", "x", "<key>x</key>", 5, 1),
        ("浙江省杭州市", "杭州", "浙江省杭州市", 6, 4),
        ("\t\t<key/>", "<key/>", "        <key/>", 8, 6),
        ("a\u{1B}[0mb", "b", "a<U+001B>[0mb", 12, 1),
        ("e\u{301}x", "x", "e\u{301}x", 1, 1),
        ("👨‍👩‍👧市", "市", "👨‍👩‍👧市", 2, 2),
    ])
    func putsTheCaretUnderThePlace(
        _ line: String,
        _ marked: String,
        _ shown: String,
        _ indent: Int,
        _ width: Int
    ) throws {
        let bytes = Array(("first\n" + line + "\r\nlast").utf8)
        let before = try #require(line.firstRange(of: marked)).lowerBound
        let start = 6 + line.utf8.distance(from: line.startIndex, to: before)
        let excerpt = try excerpt(bytes, start..<start + marked.utf8.count)
        #expect(excerpt.lineNumber == 2)
        #expect(excerpt.line == shown)
        #expect(excerpt.indent == indent)
        #expect(excerpt.width == width)
    }

    @Test func marksOneCellForAnEmptyPlaceAndAtTheEnd() throws {
        let bytes = Array("ab\n".utf8)
        #expect(try excerpt(bytes, 1..<1).width == 1)
        let end = try excerpt(bytes, 3..<3)
        #expect(end.line == "" && end.lineNumber == 2 && end.indent == 0 && end.width == 1)
    }

    @Test func marksTheFirstLineOfAPlaceOfManyLines() throws {
        let excerpt = try excerpt(Array("  <dict>\n</dict>\n".utf8), 2..<16)
        #expect(excerpt.line == "  <dict>" && excerpt.indent == 2 && excerpt.width == 6)
    }

    @Test func showsBytesThatAreNoText() throws {
        let excerpt = try excerpt([0x61, 0xFF, 0xE7, 0x9C, 0x62], 4..<5)
        #expect(excerpt.line == "a<FF><E7><9C>b")
        #expect(excerpt.indent == 13)
    }

    @Test(arguments: [0, 10, 1000, 500_000, 999_990])
    func cutsALongLineAroundThePlace(_ offset: Int) throws {
        let line = String(repeating: "0123456789", count: 100_000)
        let excerpt = try excerpt(Array(line.utf8), offset..<offset + 3)
        #expect(DisplayWidth.of(excerpt.line) <= Excerpt.maximumWidth + 2)
        #expect(excerpt.width == 3)
        let marked = excerpt.line.dropFirst(excerpt.indent).prefix(3)
        #expect(marked == "012")
        #expect(excerpt.line.hasSuffix("…") == (offset < 999_990))
        #expect(excerpt.line.hasPrefix("…") == (offset >= 1000))
    }

    @Test func cutsALongLineOfWideCharactersBetweenThem() throws {
        let line = String(repeating: "省", count: 10_000)
        let excerpt = try excerpt(Array(line.utf8), 15_000..<15_006)
        #expect(excerpt.width == 4)
        #expect(!excerpt.line.contains("<"))
        #expect(DisplayWidth.of(excerpt.line) <= Excerpt.maximumWidth + 2)
    }

    @Test func hasNothingToShowOfABinaryFile() {
        #expect(Excerpt(SourceText(binary: [1, 2, 3]), at: 1..<2) == nil)
    }
}
