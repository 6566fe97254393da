/// Where the lines of a text begin, as far as looking for one must not start at the text's beginning.
///
/// Made once for each file that has findings. It keeps one place in 4,096 bytes, so that it is small beside the text,
/// whatever that is made of: of 40 million line feeds as well as of one long line.
///
/// LF, CR LF and a lone CR each end a line (XML 1.0, 2.11 reads them all as one line feed).
public struct LineIndex: Sendable {
    /// A place as people name it, both counted from 1; a column is one code point.
    public struct Position: Hashable, Sendable {
        /// Counted from 1.
        public var line: Int
        /// Counted from 1, in code points.
        public var column: Int

        /// A position, both counted from 1.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// A place in the text and what is to be said of it.
    private struct Checkpoint: Sendable {
        var offset = 0
        var line = 1
        var lineStart = 0
        var column = 1

        /// Goes behind the character or line end here, which `text` must have.
        mutating func advance(in text: borrowing Span<UInt8>) {
            let byte = text[offset]
            offset += 1
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
                line += 1
                lineStart = offset
                column = 1
            } else {
                while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
                column += 1
            }
        }

        /// Goes on to less than eight bytes and a character before `end`, as ``advance(in:)`` would, eight bytes at a time.
        mutating func skip(to end: Int, in text: borrowing Span<UInt8>) {
            unsafe text.withUnsafeBytes { bytes in
                while offset + 8 < end {
                    // Behind a line end a byte that goes on with a character counts as one.
                    if offset == lineStart, unsafe bytes[offset] & 0xC0 == 0x80 {
                        advance(in: text)
                        continue
                    }
                    let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        .littleEndian
                    // Of bytes 10xxxxxx, which go on with a character, the highest bit is left.
                    let inside = word & ~(word << 1) & Self.highBits
                    let lineEnds = Self.lineEnds(word)
                    guard lineEnds != 0 else {
                        column += 8 - inside.nonzeroBitCount
                        offset += 8
                        continue
                    }
                    let bits = UInt64(lineEnds.trailingZeroBitCount) & ~7
                    column += Int(bits / 8) - (inside & (1 << bits - 1)).nonzeroBitCount
                    offset += Int(bits / 8)
                    advance(in: text)
                }
            }
            guard offset > lineStart else { return }
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
        }

        private static let highBits: UInt64 = 0x8080_8080_8080_8080

        /// Eight bytes in which the lowest bit that is set stands in the first line feed or carriage return.
        private static func lineEnds(_ word: UInt64) -> UInt64 {
            let feed = word ^ 0x0A0A_0A0A_0A0A_0A0A
            let carriage = word ^ 0x0D0D_0D0D_0D0D_0D0D
            let ones: UInt64 = 0x0101_0101_0101_0101
            return ((feed &- ones) & ~feed | (carriage &- ones) & ~carriage) & highBits
        }
    }

    private static let bytesPerCheckpoint = 4096
    /// In order; the first is the beginning of the text.
    private let checkpoints: [Checkpoint]

    /// How many lines there are; a final line end opens a last, empty one.
    public let lineCount: Int

    /// Finds the lines of UTF-8 `text`.
    public init(_ text: borrowing Span<UInt8>) {
        var place = Checkpoint()
        var checkpoints = [place]
        checkpoints.reserveCapacity(text.count / Self.bytesPerCheckpoint + 1)
        var next = Self.bytesPerCheckpoint
        while place.offset < text.count {
            if place.offset >= next {
                checkpoints.append(place)
                next = place.offset + Self.bytesPerCheckpoint
            }
            place.skip(to: min(next, text.count), in: text)
            if place.offset < text.count { place.advance(in: text) }
        }
        self.checkpoints = checkpoints
        lineCount = place.line
    }

    /// The last checkpoint for which `isBefore` holds, as it does for the first one.
    private func checkpoint(where isBefore: (Checkpoint) -> Bool) -> Checkpoint {
        var low = 0
        var high = checkpoints.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if isBefore(checkpoints[middle]) { low = middle } else { high = middle }
        }
        return checkpoints[low]
    }

    /// Line and column of byte `offset` of the same text; inside a character or a CR LF those of what follows its start.
    public func position(of offset: Int, in text: borrowing Span<UInt8>) -> Position {
        var place = checkpoint { $0.offset <= offset }
        let end = min(offset, text.count)
        while place.offset < end {
            var next = place
            next.advance(in: text)
            if next.offset > end { return Position(line: place.line, column: place.column + 1) }
            place = next
        }
        return Position(line: place.line, column: place.column)
    }

    /// The byte at which `line` (from 1) begins.
    private func start(ofLine line: Int, in text: borrowing Span<UInt8>) -> Int {
        var place = checkpoint { $0.line <= line }
        while place.line < line, place.offset < text.count { place.advance(in: text) }
        return place.lineStart
    }

    /// The bytes of `line` (from 1) without its line end.
    public func range(ofLine line: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
        let start = start(ofLine: line, in: text)
        var end = line < lineCount ? self.start(ofLine: line + 1, in: text) : text.count
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }
}
