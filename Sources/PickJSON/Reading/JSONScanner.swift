internal import PickBytes

/// The state machine of ``JSONReader``: one pass over the bytes, the open containers on a stack of its own.
///
/// The bytes must outlive it.
@safe
struct JSONScanner: ~Copyable {
    private enum State {
        /// A value must come: at the root, behind a colon, behind a comma of an array.
        case value
        /// Behind `[`.
        case firstElement
        /// Behind `{`.
        case firstKey
        /// Behind a comma of an object.
        case key
        case afterValue
    }

    private let base: UnsafePointer<UInt8>
    let count: Int
    private let options: JSONReadingOptions
    var position = 0
    private var storage = JSONDocument.Storage()
    private var open = TrivialBuffer<UInt32>()
    private(set) var lastComma = -1

    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: JSONReadingOptions) {
        // An empty buffer may have no address; nothing is read then.
        unsafe base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        count = bytes.count
        self.options = options
    }

    consuming func finish() -> JSONDocument.Storage { storage }

    /// The byte at `index`; 0, which JSON has nowhere, behind the end.
    @inline(__always) func byte(_ index: Int) -> UInt8 { index < count ? unsafe base[index] : 0 }

    /// Eight bytes from `index`, the first one lowest.
    @inline(__always) func word(_ index: Int) -> UInt64 {
        UInt64(littleEndian: unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    mutating func run() throws(JSONFault) {
        try skipMark()
        var state = State.value
        while true {
            try skipSpace()
            switch state {
            case .value: state = try value()
            case .firstElement:
                if byte(position) == UInt8(ascii: "]") { state = close() } else { state = try value() }
            case .firstKey:
                if byte(position) == UInt8(ascii: "}") { state = close() } else { state = try key() }
            case .key: state = try key()
            case .afterValue:
                guard !open.isEmpty else {
                    if position < count { throw behindRoot() }
                    return
                }
                state = try afterValue()
            }
        }
    }

    private mutating func add(_ kind: JSONKind, from start: Int, payload: UInt32 = 0) {
        storage.kinds.append(kind.rawValue)
        storage.starts.append(UInt32(truncatingIfNeeded: start))
        storage.ends.append(UInt32(truncatingIfNeeded: position))
        storage.payloads.append(payload)
    }

    /// The kind and place of the innermost open container.
    var container: (kind: JSONKind, start: Int)? {
        guard let node = open.last else { return nil }
        return (
            JSONKind(rawValue: storage.kinds[Int(node)]) ?? .array, Int(storage.starts[Int(node)])
        )
    }
}

// MARK: - The grammar

extension JSONScanner {
    private mutating func value() throws(JSONFault) -> State {
        let start = position
        switch byte(position) {
        case UInt8(ascii: "\""):
            let escapes = try skipString()
            add(.string, from: start, payload: escapes ? 1 : 0)
        case UInt8(ascii: "{"):
            try begin(.object)
            return .firstKey
        case UInt8(ascii: "["):
            try begin(.array)
            return .firstElement
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try skipNumber()
            add(.number, from: start)
        case UInt8(ascii: "t") where skipWord("true"): add(.true, from: start)
        case UInt8(ascii: "f") where skipWord("false"): add(.false, from: start)
        case UInt8(ascii: "n") where skipWord("null"): add(.null, from: start)
        // In an array a value is asked for only behind a comma; behind `[` it is `firstElement`.
        case UInt8(ascii: "]") where options.allowsTrailingCommas && container?.kind == .array: return close()
        default: throw noValue()
        }
        return .afterValue
    }

    private mutating func key() throws(JSONFault) -> State {
        let start = position
        switch byte(position) {
        case UInt8(ascii: "\""): break
        case UInt8(ascii: "}") where options.allowsTrailingCommas: return close()
        default: throw noKey()
        }
        let escapes = try skipString()
        add(.key, from: start, payload: escapes ? 1 : 0)
        let end = position
        try skipSpace()
        guard byte(position) == UInt8(ascii: ":") else { throw noColon(after: end) }
        position += 1
        return .value
    }

    private mutating func afterValue() throws(JSONFault) -> State {
        let isObject = container?.kind == .object
        switch byte(position) {
        case UInt8(ascii: ","):
            lastComma = position
            position += 1
            return isObject ? .key : .value
        case UInt8(ascii: "}") where isObject: return close()
        case UInt8(ascii: "]") where !isObject: return close()
        default: throw noComma()
        }
    }

    private mutating func begin(_ kind: JSONKind) throws(JSONFault) {
        guard open.count < options.depthLimit else {
            throw JSONFault(.tooDeep(limit: options.depthLimit), at: position..<position + 1)
        }
        open.append(UInt32(truncatingIfNeeded: storage.kinds.count))
        add(kind, from: position)
        position += 1
    }

    private mutating func close() -> State {
        position += 1
        if let node = open.last {
            storage.ends[Int(node)] = UInt32(truncatingIfNeeded: position)
            storage.payloads[Int(node)] = UInt32(truncatingIfNeeded: storage.kinds.count)
            open.removeLast()
        }
        return .afterValue
    }
}

// MARK: - Space, comments, words

extension JSONScanner {
    /// Steps over a byte order mark where it is allowed, and names encodings that are not UTF-8.
    private mutating func skipMark() throws(JSONFault) {
        let first = (byte(0), byte(1), byte(2), byte(3))
        switch first {
        case (0xEF, 0xBB, 0xBF, _):
            guard options.allowsByteOrderMark else { throw JSONFault(.byteOrderMark, at: 0..<3) }
            position = 3
        case (0xFF, 0xFE, 0, 0) where count >= 4, (0, 0, 0xFE, 0xFF):
            throw JSONFault(.otherEncoding("UTF-32"), at: 0..<4)
        case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): throw JSONFault(.otherEncoding("UTF-16"), at: 0..<2)
        case (1..., 0, 0, 0) where count >= 4, (0, 0, 0, 1...):
            throw JSONFault(.otherEncoding("UTF-32"), at: 0..<4)
        case (1..., 0, _, _) where count >= 2, (0, 1..., _, _):
            throw JSONFault(.otherEncoding("UTF-16"), at: 0..<2)
        default: break
        }
    }

    @inline(__always)
    private mutating func skipSpace() throws(JSONFault) {
        while true {
            switch byte(position) {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            case UInt8(ascii: "/") where options.allowsComments:
                if try !skipComment() { return }
            default: return
            }
        }
    }

    /// Steps over a comment; false when the slash begins none.
    @inline(never)
    private mutating func skipComment() throws(JSONFault) -> Bool {
        let start = position
        let isLine = byte(position + 1) == UInt8(ascii: "/")
        guard isLine || byte(position + 1) == UInt8(ascii: "*") else { return false }
        position += 2
        while position < count {
            switch byte(position) {
            case 0x0A where isLine, 0x0D where isLine: return true
            case UInt8(ascii: "*") where !isLine && byte(position + 1) == UInt8(ascii: "/"):
                position += 2
                return true
            case 0x80...:
                let length = utf8Length(position)
                if length == 0 { throw JSONFault(.invalidUTF8, at: position..<position + 1) }
                position += length
            default: position += 1
            }
        }
        if isLine { return true }
        throw JSONFault(.unclosedComment, at: count..<count, opening: start)
    }

    /// Steps over `word` where it stands here as a word of its own.
    @inline(__always)
    private mutating func skipWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        for index in 0..<length where unsafe byte(position + index) != word.utf8Start[index] { return false }
        if isWordByte(byte(position + length)) { return false }
        position += length
        return true
    }
}
