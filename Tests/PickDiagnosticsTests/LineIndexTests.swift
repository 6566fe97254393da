import PickDiagnostics
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
}
