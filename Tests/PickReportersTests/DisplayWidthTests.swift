import Testing
import TestTools

@testable import PickReporters

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("省", 2), ("浙江省", 6), ("ｶﾅ", 2), ("カナ", 4), ("，", 2), ("\u{3000}", 2),
        ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्षि", 3),
        ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1), ("☂", 1), ("\u{20000}", 2),
        ("“”", 2), ("ﬁ", 1), ("→", 1), ("①", 1),
    ])
    func countsCells(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(.enabled(if: ExternalTool.python != nil))
    func agreesWithEastAsianWidthOfPython() throws {
        let python = try #require(ExternalTool.python)
        let script = """
            import sys, unicodedata
            for c in range(0x300, 0x40000):
                s = chr(c)
                if unicodedata.category(s) in ("Cn", "Cs", "Co", "Mn", "Me", "Cf"): continue
                if 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF: continue
                if c in range(0x2630, 0x2638) or c in range(0x268A, 0x2690): continue  # wide since Unicode 16
                if c in range(0x4DC0, 0x4E00) or c in range(0x1D300, 0x1D377): continue  # the same
                print(c, 2 if unicodedata.east_asian_width(s) in "WF" else 1)
            """
        let outcome = try python.run(["-c", script])
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.count > 100_000)
        var differences: [String] = []
        for line in lines {
            let parts = line.split(separator: " ")
            let value = try #require(UInt32(parts[0]))
            let scalar = try #require(Unicode.Scalar(value))
            if DisplayWidth.of(scalar) != Int(parts[1]) { differences.append(String(value, radix: 16)) }
        }
        #expect(differences == [])
    }
}
