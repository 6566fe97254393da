package import PickBytes
package import PickJSON
package import PropertyList

/// Writes a property list as tagged JSON: every value with its type, `{"type": "string", "value": "x"}`.
///
/// It loses nothing, and `TaggedReader` reads it back to the same document.
package enum TaggedJSONWriter {
    /// Writes a whole document and a line feed.
    package static func write(_ document: Document, to out: inout ByteWriter, _ style: JSONStyle = .pretty) {
        let state = UnsafeMutablePointer<TaggedJSONState>.allocate(capacity: 1)
        unsafe state.initialize(to: TaggedJSONState(out, style))
        _ = unsafe DocumentEvents.replay(document, into: TaggedJSONState.events(state))
        out = unsafe state.move().finish()
        unsafe state.deallocate()
    }
}

/// What the writer knows between two events of the replay.
private struct TaggedJSONState: ~Copyable {
    private var json: JSONWriter
    /// For each open container whether it is a dict, whose values close the entry that their key opened.
    private var isDict = TrivialBuffer<Bool>()
    private var base64 = Base64.Encoder()
    /// What the pieces of text belong to.
    private var textKind = NodeKind.string

    init(_ out: consuming ByteWriter, _ style: JSONStyle) { json = JSONWriter(out, style) }

    consuming func finish() -> ByteWriter { json.finish() }

    private mutating func begin(_ kind: NodeKind) {
        let type: TaggedType = kind == .dict ? .dict : kind == .set ? .set : .array
        open(type)
        json.beginArray()
        isDict.append(kind == .dict)
    }

    private mutating func end() {
        isDict.removeLast()
        json.endArray()
        close()
    }

    private mutating func beginText(_ kind: NodeKind) {
        textKind = kind
        if kind == .key { json.beginArray() } else { open(kind == .data ? .data : .string) }
        json.beginString()
    }

    private mutating func text(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        guard textKind == .data else {
            unsafe json.text(bytes, count: count)
            return
        }
        let buffer = unsafe UnsafeBufferPointer(start: bytes, count: count)
        base64.append(unsafe Span(_unsafeElements: buffer), to: &json.out)
    }

    private mutating func endText() {
        if textKind == .data { base64.finish(to: &json.out) }
        json.endString()
        if textKind != .key { close() }
    }

    private mutating func scalar(_ kind: NodeKind, _ bits: UInt64) {
        switch kind {
        case .true, .false:
            open(.bool)
            json.boolean(kind == .true)
        case .null, .dict, .array, .set, .key, .string, .data: open(.null)
        case .integer, .unsignedInteger, .uid, .real, .date:
            open(kind == .real ? .real : kind == .date ? .date : kind == .uid ? .uid : .integer)
            json.beginString()
            switch kind {
            case .integer: json.out.append(decimal: Int64(bitPattern: bits))
            case .real: json.out.append(shortest: Double(bitPattern: bits))
            case .date: CalendarDate.append(iso8601: Double(bitPattern: bits), to: &json.out)
            default: json.out.append(decimal: bits)
            }
            json.endString()
        }
        close()
    }

    /// The object of a value, up to the member that says what it is.
    private mutating func open(_ type: TaggedType) {
        json.beginObject()
        json.key(plain: "type")
        json.string(plain: type.name)
        if let member = type.member { json.key(plain: member) }
    }

    /// Ends the object of a value, and the entry of a dict that it belongs to.
    private mutating func close() {
        json.endObject()
        if isDict.last == true { json.endArray() }
    }
}

extension TaggedJSONState {
    @inline(__always) @unsafe
    private static func at(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<TaggedJSONState> {
        unsafe context.assumingMemoryBound(to: TaggedJSONState.self)
    }

    private static func kind(_ raw: UInt8) -> NodeKind { NodeKind(known: raw) }

    @unsafe static func events(_ state: UnsafeMutablePointer<TaggedJSONState>) -> PropertyListEvents {
        unsafe PropertyListEvents(
            context: UnsafeMutableRawPointer(state),
            stopsAtFaults: true,
            begin: { context, raw, _ in
                unsafe TaggedJSONState.at(context).pointee.begin(TaggedJSONState.kind(raw))
                return true
            },
            end: { context, _, _ in
                unsafe TaggedJSONState.at(context).pointee.end()
                return true
            },
            beginText: { context, raw, _, bytes, count in
                unsafe TaggedJSONState.at(context).pointee.beginText(TaggedJSONState.kind(raw))
                unsafe TaggedJSONState.at(context).pointee.text(bytes, count)
                return true
            },
            text: { context, bytes, count in
                unsafe TaggedJSONState.at(context).pointee.text(bytes, count)
                return true
            },
            endText: { context, _, _ in
                unsafe TaggedJSONState.at(context).pointee.endText()
                return true
            },
            scalar: { context, raw, bits, _, _ in
                unsafe TaggedJSONState.at(context).pointee.scalar(TaggedJSONState.kind(raw), bits)
                return true
            },
            comment: { _, _, _, _ in true }
        )
    }
}
