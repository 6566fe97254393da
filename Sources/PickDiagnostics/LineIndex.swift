/// Where the lines of a text begin.
///
/// Made once for each file that has findings.
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

    private struct Checkpoint: Sendable {
        var offset: Int
        var column: Int
    }

    private static let bytesPerCheckpoint = 4096
    private let starts: [Int]
    /// Columns inside long lines, so that many findings on one line do not each count it from its beginning.
    private let checkpoints: [Checkpoint]

    /// Finds the lines of UTF-8 `text`.
    public init(_ text: borrowing Span<UInt8>) {
        var starts = [0]
        var checkpoints: [Checkpoint] = []
        var index = 0
        var next = Self.bytesPerCheckpoint
        let count = text.count
        while index < count {
            if index >= next {
                let column = Self.column(
                    of: index,
                    from: starts[starts.count - 1],
                    checkpoints.last,
                    in: text
                )
                checkpoints.append(Checkpoint(offset: index, column: column))
                next = index + Self.bytesPerCheckpoint
            }
            let byte = text[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < count, text[index] == 0x0A { index += 1 }
            starts.append(index)
            next = index + Self.bytesPerCheckpoint
        }
        self.starts = starts
        self.checkpoints = checkpoints
    }

    /// Counts code points from the start of the line, or from a checkpoint of the same line.
    private static func column(
        of offset: Int,
        from lineStart: Int,
        _ checkpoint: Checkpoint?,
        in text: borrowing Span<UInt8>
    ) -> Int {
        var index = lineStart
        var column = 1
        if let checkpoint, checkpoint.offset > lineStart {
            index = checkpoint.offset
            column = checkpoint.column
        }
        let end = min(offset, text.count)
        while index < end {
            if text[index] & 0xC0 != 0x80 { column += 1 }
            index += 1
        }
        return column
    }

    /// How many lines there are; a final line end opens a last, empty one.
    public var lineCount: Int { starts.count }

    /// The line (from 1) that holds byte `offset`.
    public func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The byte at which `line` (from 1) begins.
    public func start(ofLine line: Int) -> Int { starts[line - 1] }

    /// Line and column of byte `offset` of the same text.
    public func position(of offset: Int, in text: borrowing Span<UInt8>) -> Position {
        let line = line(of: offset)
        var low = 0
        var high = checkpoints.count
        while low < high {
            let middle = (low + high) / 2
            if checkpoints[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        let checkpoint = low > 0 ? checkpoints[low - 1] : nil
        let column = Self.column(of: offset, from: starts[line - 1], checkpoint, in: text)
        return Position(line: line, column: column)
    }

    /// The bytes of `line` (from 1) without its line end.
    public func range(ofLine line: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : text.count
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }
}
