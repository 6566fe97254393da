import PickBytes
import PickDiagnostics
import PickJSON
import Testing

@Suite struct EscapingTests {
    @Test func everyByteInEveryPlaceIsEscapedAsItShould() {
        for length in 0...40 {
            let plain = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
            #expect(escaped(plain) == plain)
            for place in 0..<length {
                for byte in UInt8.min..<0x80 {
                    var text = plain
                    text[place] = byte
                    #expect(escaped(text) == expected(text), "\(text)")
                }
            }
        }
    }

    @Test func manySpecialBytesInARow() {
        let text = [UInt8](repeating: UInt8(ascii: "\""), count: 100) + Array("abc\\\n".utf8)
        #expect(escaped(text) == expected(text))
    }

    @Test func nonASCIIStaysAsItIs() {
        let text = Array("重庆\u{7F}\u{80}\u{FF}\u{2028}\u{2029}\u{FFFF}😀e\u{301}</script>".utf8)
        #expect(escaped(text) == text)
    }

    @Test(arguments: [16 * 1024 - 1, 16 * 1024, 16 * 1024 + 1, 200_000])
    func longTextGoesInPieces(_ length: Int) {
        var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        #expect(escaped(text) == text)
        for place in stride(from: 0, to: length, by: 4099) { text[place] = 0x0A }
        #expect(escaped(text) == expected(text))
    }

    @Test func aSubstringIsWrittenWithoutItsSurroundings() {
        var out = ByteWriter()
        out.appendJSONEscaped("one \"two\" three".dropFirst(4).dropLast(6))
        #expect(out.bytes() == Array(#"\"two\""#.utf8))
    }

    private func escaped(_ text: [UInt8]) -> [UInt8] {
        var out = ByteWriter()
        text.withSpan { out.appendJSONEscaped($0) }
        return out.bytes()
    }

    /// The same by the letter of RFC 8259, 7.
    private func expected(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { byte -> [UInt8] in
            switch byte {
            case 0x22: Array("\\\"".utf8)
            case 0x5C: Array("\\\\".utf8)
            case 0x08: Array("\\b".utf8)
            case 0x09: Array("\\t".utf8)
            case 0x0A: Array("\\n".utf8)
            case 0x0C: Array("\\f".utf8)
            case 0x0D: Array("\\r".utf8)
            case 0..<0x20: Array(("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8)
            default: [byte]
            }
        }
    }
}
