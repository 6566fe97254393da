import Testing

@testable import PickCommand

@Suite struct KeyDecoderTests {
    static let cases: [(String, [Key])] = [
        ("", []),
        ("j", [.character("j")]),
        ("杭州", [.character("杭"), .character("州")]),
        ("é🍚", [.character("é"), .character("🍚")]),
        ("\r\n\t", [.enter, .enter, .tab]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{3}\u{4}\u{1A}\u{C}", [.interrupt, .interrupt, .suspend, .redraw]),
        ("\u{1}\u{0}", []),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", [.up, .down, .right, .left, .home, .end]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end, .home, .end]),
        ("\u{1B}[5~\u{1B}[6~\u{1B}[Z", [.pageUp, .pageDown, .backTab]),
        ("\u{1B}[1;5A", [.up]),
        ("\u{1B}[5;2~", [.pageUp]),
        ("\u{1B}[2~\u{1B}[15~\u{1B}[?62;c", []),
        ("\u{1B}xj", [.character("j")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]),
        ("a\u{1B}[Bb", [.character("a"), .down, .character("b")]),
    ]

    @Test(arguments: cases)
    func readsWhatATerminalSends(_ text: String, _ keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array(text.utf8)) == keys)
        #expect(!decoder.isWaiting)
        #expect(decoder.flush() == [])
    }

    @Test(arguments: cases)
    func readsItByteForByteToo(_ text: String, _ keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(text.utf8.flatMap { decoder.feed([$0]) } == keys)
        #expect(!decoder.isWaiting)
    }

    @Test func anEscapeByteAloneIsAKeyOnceNothingFollows() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [.escape])
        #expect(!decoder.isWaiting)
    }

    @Test(arguments: [
        [0xFF], [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
        [0xF0, 0x80, 0x80, 0x80], [0xE6, 0x9D, 0x41],
    ])
    func bytesThatAreNoTextAreNoKeys(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(bytes + Array("j".utf8)).last == .character("j"))
    }

    @Test func aSequenceWithoutAnEndIsForgotten() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100)) == [])
        #expect(!decoder.isWaiting)
    }
}
