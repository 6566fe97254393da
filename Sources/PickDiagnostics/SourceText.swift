/// The text that findings point into, with its way back to the file.
///
/// Made only for inputs that have findings.
public struct SourceText: Sendable {
    /// The decoded text in UTF-8; for a binary property list the bytes of the file.
    public let text: [UInt8]
    /// False for binary files, which have offsets but neither lines nor columns.
    public let hasLines: Bool
    private let map: OffsetMap
    private let lines: LineIndex

    /// A text in UTF-8, or decoded to it, with its map back to the file.
    public init(text: [UInt8], map: OffsetMap = OffsetMap(shift: 0)) {
        self.text = text
        self.map = map
        hasLines = true
        lines = text.withSpan { LineIndex($0) }
    }

    /// A binary file.
    public init(binary bytes: [UInt8]) {
        text = bytes
        map = OffsetMap(shift: 0)
        hasLines = false
        lines = [].withSpan { (span: Span<UInt8>) in LineIndex(span) }
    }

    /// Line and column of a byte of the text; nil for binary files.
    public func position(of offset: Int) -> LineIndex.Position? {
        guard hasLines else { return nil }
        return text.withSpan { lines.position(of: offset, in: $0) }
    }

    /// The offset in the file of a byte of the text.
    public func fileOffset(of offset: Int) -> Int {
        text.withSpan { map.fileOffset(of: offset, in: $0) }
    }

    /// The bytes of the text's `line` (from 1), without its end.
    public func range(ofLine line: Int) -> Range<Int> {
        text.withSpan { lines.range(ofLine: line, in: $0) }
    }

    /// How many lines the text has.
    public var lineCount: Int { lines.lineCount }
}

extension [UInt8] {
    /// Lends the bytes as a span; `Array.span` needs a newer macOS than this package asks for.
    package func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        try unsafe withUnsafeBufferPointer { buffer in
            try body(unsafe Span(_unsafeElements: buffer))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Lends the bytes as a span.
    package func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        try unsafe withUnsafeBufferPointer { buffer in
            try body(unsafe Span(_unsafeElements: buffer))
        }
    }
}
