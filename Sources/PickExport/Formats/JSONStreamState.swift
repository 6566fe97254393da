internal import PickBytes
internal import PickJSON
internal import PropertyList

/// What a ``JSONStream`` knows between two events.
///
/// The events' functions reach it through their context.
struct JSONStreamState: ~Copyable {
    private enum Text {
        case key
        case string
        case data
    }

    var json: JSONWriter
    private let options: JSONOptions
    private var text = Text.string
    /// The keys of the open dicts, one behind the other: found again by `keys`.
    var keyBytes = TrivialBuffer<UInt8>()
    private var keyStart = 0
    private var keyOffset = 0
    var keys = KeyIndex()
    private var base64 = Base64.Encoder()
    var failure: JSONStream.Failure?
    /// What a part of a document needs besides; see `JSONStreamState+Part.swift`.
    var part = PartState()
    /// How many sets became arrays.
    private(set) var setCount = 0

    init(_ out: consuming ByteWriter, _ options: JSONOptions) {
        json = JSONWriter(out, options.style)
        self.options = options
    }

    consuming func finish() -> ByteWriter {
        failure == nil ? json.finish() : json.abandon()
    }
}

// MARK: - Events

extension JSONStreamState {
    @inline(__always)
    mutating func begin(_ kind: UInt8) -> Bool {
        if kind == NodeKind.dict.rawValue {
            json.beginObject()
            keys.beginDict()
        } else {
            json.beginArray()
            if kind == NodeKind.set.rawValue { setCount += 1 }
        }
        return true
    }

    @inline(__always)
    private mutating func end(_ kind: UInt8) -> Bool {
        if kind == NodeKind.dict.rawValue {
            json.endObject()
            if let first = keys.firstOffset { keyBytes.truncate(to: first) }
            keys.endDict()
        } else {
            json.endArray()
        }
        return true
    }

    @inline(__always)
    private mutating func beginText(
        _ kind: UInt8,
        at start: Int,
        _ bytes: UnsafePointer<UInt8>,
        _ count: Int
    ) -> Bool {
        if kind == NodeKind.string.rawValue {
            text = .string
            json.beginString()
            unsafe json.text(bytes, count: count)
        } else if kind == NodeKind.key.rawValue {
            text = .key
            keyStart = keyBytes.count
            keyOffset = start
            unsafe keyBytes.appendText(bytes, count: count)
        } else {
            guard options.nonJSON == .string else { return fail(.data, at: start) }
            text = .data
            json.beginString()
            unsafe appendData(bytes, count)
        }
        return true
    }

    @inline(__always)
    private mutating func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        switch text {
        case .string: unsafe json.text(bytes, count: count)
        case .key: unsafe keyBytes.append(bytes, count: count)
        case .data: unsafe appendData(bytes, count)
        }
        return true
    }

    @inline(__always)
    mutating func endText() -> Bool {
        switch text {
        case .string: json.endString()
        case .key: return endKey()
        case .data:
            base64.finish(to: &json.out)
            json.endString()
        }
        return true
    }

    @inline(__always)
    private mutating func endKey() -> Bool {
        let count = keyBytes.count &- keyStart
        // An empty key in front of all others has no memory yet.
        if count == 0 { keyBytes.reserve(1) }
        guard let base = unsafe keyBytes.base else { return false }
        let known = unsafe keys.add(offset: keyStart, count: count, in: UnsafePointer(base))
        if known != nil { return fail(.duplicateKey, at: keyOffset) }
        unsafe json.key(base + keyStart, count: count)
        return true
    }

    @inline(never)
    private mutating func appendData(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let buffer = unsafe UnsafeBufferPointer(start: bytes, count: count)
        base64.append(unsafe Span(_unsafeElements: buffer), to: &json.out)
    }

    private mutating func scalar(_ kind: UInt8, _ bits: UInt64, at start: Int) -> Bool {
        switch NodeKind(known: kind) {
        case .integer: json.integer(Int64(bitPattern: bits))
        case .unsignedInteger: json.integer(bits)
        case .true: json.boolean(true)
        case .false: json.boolean(false)
        case .real: return real(Double(bitPattern: bits), at: start)
        case .date:
            guard options.nonJSON == .string else { return fail(.date, at: start) }
            json.beginString()
            CalendarDate.append(iso8601: Double(bitPattern: bits), to: &json.out)
            json.endString()
        case .uid:
            json.beginObject()
            json.key(plain: "CF$UID")
            json.integer(bits)
            json.endObject()
        case .null, .dict, .array, .set, .key, .string, .data: json.null()
        }
        return true
    }

    private mutating func real(_ number: Double, at start: Int) -> Bool {
        guard !number.isFinite else {
            json.double(number)
            return true
        }
        switch options.nonFinite {
        case .error: return fail(.notFinite, at: start)
        case .null: json.null()
        case .string: json.string(number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity")
        }
        return true
    }

    /// Whether the text that is open is a key.
    var isInKey: Bool { text == .key }

    /// The key that was read last: where its bytes are, and where it stands in the source.
    var lastKey: (start: Int, offset: Int) { (keyStart, keyOffset) }

    @inline(never)
    private mutating func fail(_ reason: JSONStream.Failure.Reason, at offset: Int) -> Bool {
        failure = JSONStream.Failure(reason: reason, offset: offset)
        return false
    }
}

// MARK: - The table of C functions

extension JSONStreamState {
    @inline(__always) @unsafe
    static func at(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<JSONStreamState> {
        unsafe context.assumingMemoryBound(to: JSONStreamState.self)
    }

    @unsafe static func events(_ state: UnsafeMutablePointer<JSONStreamState>) -> PropertyListEvents {
        unsafe PropertyListEvents(
            context: UnsafeMutableRawPointer(state),
            stopsAtFaults: true,
            begin: { context, kind, _ in unsafe JSONStreamState.at(context).pointee.begin(kind) },
            end: { context, kind, _ in unsafe JSONStreamState.at(context).pointee.end(kind) },
            beginText: { unsafe JSONStreamState.at($0).pointee.beginText($1, at: $2, $3, $4) },
            text: { unsafe JSONStreamState.at($0).pointee.append($1, $2) },
            endText: { context, _, _ in unsafe JSONStreamState.at(context).pointee.endText() },
            scalar: { context, kind, bits, start, _ in
                unsafe JSONStreamState.at(context).pointee.scalar(kind, bits, at: start)
            },
            comment: { _, _, _, _ in true }
        )
    }
}
