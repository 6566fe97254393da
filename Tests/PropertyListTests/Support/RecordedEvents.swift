import PropertyList

/// Builds a document from a table of C functions, as a streaming reader would use it.
final class RecordedEvents {
    private var builder: DocumentBuilder? = DocumentBuilder()
    /// Ends the reading after so many events.
    var patience = Int.max

    private func hear(_ body: (inout DocumentBuilder) -> Void) -> Bool {
        guard patience > 0, var current = builder.take() else { return false }
        patience -= 1
        body(&current)
        builder = consume current
        return true
    }

    func finish() -> Document? { builder.take()?.finish(format: .binary, encoding: nil) }

    /// The table; valid while this object lives.
    func table() -> PropertyListEvents {
        unsafe PropertyListEvents(
            context: Unmanaged.passUnretained(self).toOpaque(),
            stopsAtFaults: false,
            begin: { context, kind, start in
                unsafe RecordedEvents.from(context).hear {
                    $0.begin(NodeKind(rawValue: kind) ?? .null, at: start)
                }
            },
            end: { context, _, end in unsafe RecordedEvents.from(context).hear { $0.end(at: end) } },
            beginText: { context, kind, start, bytes, count in
                unsafe RecordedEvents.from(context).hear {
                    $0.beginText(NodeKind(rawValue: kind) ?? .null, at: start)
                    unsafe $0.text(bytes, count: count)
                }
            },
            text: { context, bytes, count in
                unsafe RecordedEvents.from(context).hear { unsafe $0.text(bytes, count: count) }
            },
            endText: { context, _, end in unsafe RecordedEvents.from(context).hear { $0.endText(at: end) } },
            scalar: { context, kind, bits, start, end in
                unsafe RecordedEvents.from(context).hear {
                    $0.addScalar(NodeKind(rawValue: kind) ?? .null, bits: bits, at: start..<end)
                }
            },
            comment: { _, _, _, _ in true }
        )
    }

    @unsafe private static func from(_ context: UnsafeMutableRawPointer) -> RecordedEvents {
        unsafe Unmanaged<RecordedEvents>.fromOpaque(context).takeUnretainedValue()
    }
}
