internal import PickBytes

/// A ``DocumentBuilder`` behind the events of a reader.
@safe
struct DocumentSink: ~Copyable {
    let builder: UnsafeMutablePointer<DocumentBuilder>

    init() {
        unsafe builder = .allocate(capacity: 1)
        unsafe builder.initialize(to: DocumentBuilder())
    }

    deinit {
        unsafe builder.deinitialize(count: 1)
        unsafe builder.deallocate()
    }

    /// Says how large the source is, see ``DocumentBuilder/expect(sourceSize:)``.
    func expect(sourceSize: Int) { unsafe builder.pointee.expect(sourceSize: sourceSize) }

    /// The document, complete as far as it was told; nil when nothing was, or too much.
    consuming func finish(format: Document.Format, encoding: String?) -> Document? {
        take(format: format, encoding: encoding)
    }

    /// The same for a sink that stays, and is empty then.
    func take(format: Document.Format, encoding: String?) -> Document? {
        var built = DocumentBuilder()
        unsafe swap(&built, &builder.pointee)
        guard built.count > 0, !built.hasOverflowed else { return nil }
        built.closeAll()
        return built.finish(format: format, encoding: encoding)
    }

    /// Whether a table passed its limit.
    var hasOverflowed: Bool { unsafe builder.pointee.hasOverflowed }

    /// The events; valid as long as the sink.
    var events: PropertyListEvents {
        unsafe PropertyListEvents(
            context: UnsafeMutableRawPointer(builder),
            stopsAtFaults: false,
            begin: { context, kind, start in
                unsafe Self.builder(context).pointee.begin(NodeKind(known: kind), at: start)
                return true
            },
            end: { context, kind, end in
                unsafe Self.builder(context).pointee.end(at: end)
                if kind == NodeKind.dict.rawValue { unsafe Self.builder(context).pointee.foldLastUID() }
                return unsafe !Self.builder(context).pointee.hasOverflowed
            },
            beginText: { context, kind, start, bytes, count in
                unsafe Self.builder(context).pointee.beginText(
                    NodeKind(known: kind),
                    at: start,
                    bytes,
                    count: count
                )
                return true
            },
            text: { context, bytes, count in
                unsafe Self.builder(context).pointee.text(bytes, count: count)
                return true
            },
            endText: { context, _, end in
                unsafe Self.builder(context).pointee.endText(at: end)
                return true
            },
            scalar: { context, kind, bits, start, end in
                let kind = NodeKind(known: kind)
                unsafe Self.builder(context).pointee.addScalar(kind, bits: bits, at: start..<max(start, end))
                return true
            },
            comment: { context, text, start, end in
                let string = unsafe String(cString: text)
                unsafe Self.builder(context).pointee.addComment(string, at: start..<max(start, end))
                return true
            }
        )
    }

    /// The events of a reader that goes on inside the root, which it tells anew.
    var resumedEvents: PropertyListEvents {
        unsafe builder.pointee.awaitsRoot = true
        var events = unsafe self.events
        unsafe events.begin = { context, kind, start in
            let builder = unsafe Self.builder(context)
            if unsafe builder.pointee.awaitsRoot {
                unsafe builder.pointee.awaitsRoot = false
            } else {
                unsafe builder.pointee.begin(NodeKind(known: kind), at: start)
            }
            return true
        }
        return unsafe events
    }

    @inline(__always)
    @unsafe private static func builder(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<
        DocumentBuilder
    > {
        unsafe context.assumingMemoryBound(to: DocumentBuilder.self)
    }
}
