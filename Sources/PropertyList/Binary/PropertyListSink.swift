internal import PickBytes

/// What a walk over a binary property list feeds: the builder of a document, or a table of C functions.
///
/// Each method returns false to end the walk.
protocol PropertyListSink: ~Copyable {
    mutating func begin(_ kind: NodeKind, at start: Int) -> Bool
    mutating func end(_ kind: NodeKind, at end: Int) -> Bool
    @unsafe mutating func beginText(
        _ kind: NodeKind,
        at start: Int,
        _ bytes: UnsafePointer<UInt8>,
        count: Int
    ) -> Bool
    @unsafe mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool
    mutating func endText(_ kind: NodeKind, at end: Int) -> Bool
    mutating func scalar(_ kind: NodeKind, bits: UInt64, at range: Range<Int>) -> Bool
}

/// Builds a document.
struct BuildingSink: PropertyListSink, ~Copyable {
    private var builder = DocumentBuilder()

    mutating func begin(_ kind: NodeKind, at start: Int) -> Bool {
        builder.begin(kind, at: start)
        return true
    }

    mutating func end(_ kind: NodeKind, at end: Int) -> Bool {
        builder.end(at: end)
        return true
    }

    @unsafe mutating func beginText(
        _ kind: NodeKind,
        at start: Int,
        _ bytes: UnsafePointer<UInt8>,
        count: Int
    ) -> Bool {
        builder.beginText(kind, at: start)
        unsafe builder.text(bytes, count: count)
        return true
    }

    @unsafe mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        unsafe builder.text(bytes, count: count)
        return true
    }

    mutating func endText(_ kind: NodeKind, at end: Int) -> Bool {
        builder.endText(at: end)
        return true
    }

    mutating func scalar(_ kind: NodeKind, bits: UInt64, at range: Range<Int>) -> Bool {
        builder.addScalar(kind, bits: bits, at: range)
        return true
    }

    /// The document; nil when it passes what a document can hold.
    consuming func finish() -> Document? {
        builder.hasOverflowed ? nil : builder.finish(format: .binary, encoding: nil)
    }
}

/// Calls the functions of a table.
@safe
struct CallingSink: PropertyListSink {
    private let events: PropertyListEvents

    @unsafe init(_ events: PropertyListEvents) { unsafe self.events = events }

    mutating func begin(_ kind: NodeKind, at start: Int) -> Bool {
        unsafe events.begin(events.context, kind.rawValue, start)
    }

    mutating func end(_ kind: NodeKind, at end: Int) -> Bool {
        unsafe events.end(events.context, kind.rawValue, end)
    }

    @unsafe mutating func beginText(
        _ kind: NodeKind,
        at start: Int,
        _ bytes: UnsafePointer<UInt8>,
        count: Int
    ) -> Bool {
        unsafe events.beginText(events.context, kind.rawValue, start, bytes, count)
    }

    @unsafe mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        unsafe events.text(events.context, bytes, count)
    }

    mutating func endText(_ kind: NodeKind, at end: Int) -> Bool {
        unsafe events.endText(events.context, kind.rawValue, end)
    }

    mutating func scalar(_ kind: NodeKind, bits: UInt64, at range: Range<Int>) -> Bool {
        unsafe events.scalar(events.context, kind.rawValue, bits, range.lowerBound, range.upperBound)
    }
}
