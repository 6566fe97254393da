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

        /// Goes on to a few bytes before `end`, or to a carriage return, as ``advance(in:)`` would: eight bytes at a time.
        mutating func skip(to end: Int, in text: borrowing Span<UInt8>) {
            let start = offset
            unsafe text.withUnsafeBytes { bytes in
                while offset + 8 < end {
                    let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        .littleEndian
                    if Self.places(of: 0x0D, in: word) != 0 { break }
                    let feeds = Self.places(of: 0x0A, in: word)
                    if feeds != 0 {
                        line += feeds.nonzeroBitCount
                        lineStart = offset + (63 - feeds.leadingZeroBitCount) / 8 + 1
                    }
                    offset += 8
                }
            }
            guard offset > start else { return }
            if lineStart > start { column = 1 }
            let first = max(start, lineStart)
            for index in first..<offset where text[index] & 0xC0 != 0x80 { column += 1 }
            // At the beginning of a line a byte that only goes on with a character counts as one.
            if first == lineStart, first < offset, text[first] & 0xC0 == 0x80 { column += 1 }
            guard offset > lineStart else { return }
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
        }

        /// The highest bit of each of eight bytes that is `byte`.
        private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
            let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
            let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
            return ~((difference & low &+ low) | difference | low)
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
