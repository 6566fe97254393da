internal import PickBytes

/// A container that a walk is in.
private struct OpenContainer {
    /// The next key's reference; for arrays and sets not used.
    var key: Int
    /// The next value's reference.
    var value: Int
    /// Where the values' references end.
    var stop: Int
    var end: Int
    /// The raw value of a ``NodeKind``, which is no bitwise type to the compiler.
    var rawKind: UInt8
    var isDict: Bool
}

/// Unfolds a binary property list that ``BinaryValidator`` has found right, front to back, into a sink.
///
/// Nothing is checked again but what keeps memory safe: all references are known to be good, and there is no cycle.
struct BinaryWalk<Sink: PropertyListSink & ~Copyable>: ~Copyable {
    private let file: BinaryFile
    private var stack = TrivialBuffer<OpenContainer>()
    private var scratch = TrivialBuffer<UInt8>()
    private(set) var sink: Sink

    init(_ file: BinaryFile, into sink: consuming Sink) {
        self.file = file
        self.sink = sink
        scratch.reserve(UTF16Text.scratchSize)
    }

    /// Walks; returns false when the sink ended it.
    mutating func run() -> Bool {
        guard visit(file.trailer.topObject, as: .string) else { return false }
        let width = file.trailer.referenceSize
        while !stack.isEmpty {
            let top = stack.count &- 1
            var frame = stack[top]
            // Leaves do not move the stack: the frame stays in registers until a container opens.
            while frame.value < frame.stop {
                if frame.isDict {
                    let key = Int(truncatingIfNeeded: file.reference(at: frame.key))
                    frame.key &+= width
                    guard visit(key, as: .key) else { return false }
                }
                let value = Int(truncatingIfNeeded: file.reference(at: frame.value))
                frame.value &+= width
                let depth = stack.count
                stack[top] = frame
                guard visit(value, as: .string) else { return false }
                if stack.count != depth { break }
            }
            guard stack.count &- 1 == top, frame.value == frame.stop else { continue }
            stack.removeLast()
            guard sink.end(NodeKind(known: frame.rawKind), at: frame.end) else { return false }
        }
        return true
    }

    /// Gives the sink, once the walk has ended.
    consuming func finish() -> Sink { sink }

    /// Emits a leaf whole, or opens a container; strings as `textKind`.
    @inline(__always)
    private mutating func visit(_ number: Int, as textKind: NodeKind) -> Bool {
        guard let object = file.object(at: file.offset(of: number)) else { return false }
        switch object.shape {
        case .ascii: return emit(object, as: textKind)
        case .data: return emit(object, as: .data)
        case .utf16: return emitUTF16(object, as: textKind)
        case .array: return open(object, .array)
        case .set: return open(object, .set)
        case .dict: return open(object, .dict)
        default: return emitScalar(object)
        }
    }

    @inline(__always)
    private mutating func open(_ object: BinaryObject, _ kind: NodeKind) -> Bool {
        let isDict = kind == .dict
        stack.append(
            OpenContainer(
                key: object.content,
                value: isDict ? object.content &+ object.count &* file.trailer.referenceSize : object.content,
                stop: object.end,
                end: object.end,
                rawKind: kind.rawValue,
                isDict: isDict
            )
        )
        return sink.begin(kind, at: object.start)
    }

    @inline(__always)
    private mutating func emit(_ object: BinaryObject, as kind: NodeKind) -> Bool {
        let bytes = unsafe file.pointer(at: object.content)
        guard unsafe sink.beginText(kind, at: object.start, bytes, count: object.count) else { return false }
        return sink.endText(kind, at: object.end)
    }

    private mutating func emitUTF16(_ object: BinaryObject, as kind: NodeKind) -> Bool {
        let bytes = unsafe file.pointer(at: object.content)
        guard unsafe sink.beginText(kind, at: object.start, bytes, count: 0) else { return false }
        var place = object.content
        while place < object.end {
            place = UTF16Text.decode(file, place..<object.end, into: &scratch)
            if let base = unsafe scratch.base {
                guard unsafe sink.text(UnsafePointer(base), count: scratch.count) else { return false }
            }
        }
        return sink.endText(kind, at: object.end)
    }

    private mutating func emitScalar(_ object: BinaryObject) -> Bool {
        let range = object.range
        switch object.shape {
        case .false: return sink.scalar(.false, bits: 0, at: range)
        case .true: return sink.scalar(.true, bits: 0, at: range)
        case .integer:
            if object.count < 16 {
                return sink.scalar(
                    .integer,
                    bits: file.number(at: object.content, size: object.count),
                    at: range
                )
            }
            let bits = file.word(at: object.content + 8)
            return sink.scalar(bits > UInt64(Int64.max) ? .unsignedInteger : .integer, bits: bits, at: range)
        case .real: return sink.scalar(.real, bits: file.real(object).bitPattern, at: range)
        case .date: return sink.scalar(.date, bits: file.real(object).bitPattern, at: range)
        case .uid: return sink.scalar(.uid, bits: file.uid(object), at: range)
        default: return sink.scalar(.null, bits: 0, at: range)
        }
    }
}
