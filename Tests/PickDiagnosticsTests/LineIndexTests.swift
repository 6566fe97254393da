import PickDiagnostics
import TestTools
import Testing

@Suite struct LineIndexTests {
    @Test(arguments: [
        ("", [(0, 1, 1)]),
        ("a\nb", [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2)]),
        ("a\r\nb\rc", [(0, 1, 1), (3, 2, 1), (5, 3, 1)]),
        ("省é\n", [(3, 1, 2), (5, 1, 3), (6, 2, 1)]),
    ])
    func countsLinesAndCodePoints(_ text: String, _ places: [(offset: Int, line: Int, column: Int)]) {
        let source = SourceText(text: Array(text.utf8), map: OffsetMap(shift: 0))
        for place in places {
            let position = LineIndex.Position(line: place.line, column: place.column)
            #expect(
                source.position(of: place.offset) == position,
                "offset \(place.offset) of \(text.debugDescription)"
            )
        }
    }

    /// Every place of a text made of all kinds of line ends and characters, against counting from the beginning.
    @Test(arguments: [UInt64(1), 2, 3]) func agreesWithCountingFromTheBeginning(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["\n", "\r", "\r\n", "a", "é", "省", "😀", String(repeating: "x", count: 700)]
        let weights = seed == 1 ? [0, 1, 2, 2, 3, 4, 5, 6] : seed == 2 ? [0, 0, 1, 2] : [3, 5, 7, 7, 7, 0]
        var text: [UInt8] = []
        var starts = [0]
        while text.count < 15_000 {
            let piece = pieces[weights[Int.random(in: 0..<weights.count, using: &generator)]]
            // CR and LF that meet are one line end.
            if text.last == 0x0D, piece == "\n" { continue }
            text += Array(piece.utf8)
            if piece.utf8.allSatisfy({ $0 == 0x0A || $0 == 0x0D }) { starts.append(text.count) }
        }
        let source = SourceText(text: text, map: OffsetMap(shift: 0))
        #expect(source.lineCount == starts.count)
        for (line, start) in starts.enumerated() {
            let end = line + 1 < starts.count ? starts[line + 1] : text.count
            let content = text[start..<end].filter { $0 != 0x0A && $0 != 0x0D }
            #expect(source.range(ofLine: line + 1) == start..<start + content.count)
            var column = 1
            for offset in start..<start + content.count where text[offset] & 0xC0 != 0x80 {
                let position = source.position(of: offset)
                if position != .init(line: line + 1, column: column) {
                    Issue.record("offset \(offset): \(String(describing: position))")
                    return
                }
                column += 1
            }
        }
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, 8191, 8192, 12289])
    func findsColumnsBehindManyBytesOfOneLine(_ length: Int) {
        // Three-byte characters, so that places inside a line fall between and into characters.
        let long = String(repeating: "省", count: length)
        let text = "x\n" + long + "é\n" + long + "z"
        let source = SourceText(text: Array(text.utf8), map: OffsetMap(shift: 0))
        let bytes = length * 3
        #expect(source.position(of: 2 + bytes) == .init(line: 2, column: length + 1))
        #expect(source.position(of: 2 + bytes + 2) == .init(line: 2, column: length + 2))
        #expect(source.position(of: 2 + bytes + 3) == .init(line: 3, column: 1))
        #expect(source.position(of: 2 + bytes + 3 + bytes) == .init(line: 3, column: length + 1))
        #expect(source.position(of: 2 + bytes / 6 * 3) == .init(line: 2, column: bytes / 6 + 1))
    }

    /// Bytes in any order, also such as are no UTF-8, against one step after the other.
    @Test(arguments: 0..<20 as Range<UInt64>) func stepsOverAnyBytesAsOneByOne(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes: [UInt8] = [0x0A, 0x0D, 0x61, 0x0B, 0x09, 0x8A, 0x8D, 0xBF, 0xC3, 0xE7, 0xFF, 0x00]
        let mostly = bytes[Int.random(in: 2..<bytes.count, using: &generator)]
        var text: [UInt8] = []
        while text.count < 9000 {
            let isOdd = Int.random(in: 0..<(seed % 2 == 0 ? 4 : 60), using: &generator) == 0
            text.append(isOdd ? bytes[Int.random(in: bytes.indices, using: &generator)] : mostly)
        }
        let source = SourceText(text: text, map: OffsetMap(shift: 0))
        var place = LineIndex.Position(line: 1, column: 1)
        var offset = 0
        while offset < text.count {
            if source.position(of: offset) != place {
                Issue.record(
                    "byte \(offset): \(String(describing: source.position(of: offset))), not \(place)"
                )
                return
            }
            let byte = text[offset]
            offset += 1
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
                place = .init(line: place.line + 1, column: 1)
            } else {
                while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
                place.column += 1
            }
        }
        #expect(source.lineCount == place.line)
    }
}
