import PropertyList

/// Documents made by hand.
enum Made {
    /// A document that `build` makes; the ranges in it are all empty unless it gives some.
    static func document(_ format: Document.Format = .binary, _ build: (inout DocumentBuilder) -> Void)
        -> Document
    {
        var builder = DocumentBuilder()
        build(&builder)
        return builder.finish(format: format, encoding: nil)
    }
}

extension DocumentBuilder {
    mutating func add(_ kind: NodeKind, _ bytes: [UInt8], at range: Range<Int> = 0..<0) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            addText(kind, unsafe Span(_unsafeElements: buffer), at: range)
        }
    }

    mutating func add(_ kind: NodeKind, _ text: String, at range: Range<Int> = 0..<0) {
        add(kind, Array(text.utf8), at: range)
    }

    mutating func add(_ number: Int64, at range: Range<Int> = 0..<0) {
        addScalar(.integer, bits: UInt64(bitPattern: number), at: range)
    }

    mutating func add(_ kind: NodeKind, _ value: Double) {
        addScalar(kind, bits: value.bitPattern, at: 0..<0)
    }

    mutating func container(
        _ kind: NodeKind,
        at range: Range<Int> = 0..<0,
        _ fill: (inout DocumentBuilder) -> Void
    ) {
        begin(kind, at: range.lowerBound)
        fill(&self)
        end(at: range.upperBound)
    }
}
