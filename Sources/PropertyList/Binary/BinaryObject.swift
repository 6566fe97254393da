internal import PickDiagnostics

/// What the marker of an object says that it is.
enum BinaryShape: UInt8 {
    case null, `false`, `true`, integer, real, date, data, ascii, utf16, uid, array, set, dict

    var isContainer: Bool { rawValue >= BinaryShape.array.rawValue }
    var isText: Bool { self == .ascii || self == .utf16 }

    /// The word for it in messages.
    var word: String {
        switch self {
        case .null: "null"
        case .false, .true: "boolean"
        case .integer: "integer"
        case .real: "real"
        case .date: "date"
        case .data: "data"
        case .ascii, .utf16: "string"
        case .uid: "uid"
        case .array: "array"
        case .set: "set"
        case .dict: "dict"
        }
    }

    /// What its count counts.
    fileprivate var unit: String {
        switch self {
        case .ascii: "character"
        case .utf16: "UTF-16 unit"
        case .array, .set: "item"
        case .dict: "pair"
        default: "byte"
        }
    }
}

/// One object: marker and count read, and found to lie before the offset table.
struct BinaryObject {
    let shape: BinaryShape
    /// The marker's place.
    let start: Int
    /// Where the bytes, units or references begin.
    let content: Int
    /// Bytes, UTF-16 units, values or pairs.
    let count: Int
    /// Behind the last byte.
    let end: Int

    var range: Range<Int> { start..<end }
    var contentSize: Int { end &- content }
}

extension BinaryFile {
    /// The object at `start`; nil when `fault(at:)` can say what is wrong with it.
    @inline(__always)
    func object(at start: Int) -> BinaryObject? {
        let marker = byte(at: start)
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0:
            switch marker {
            case 0x00: return simple(.null, start, 0)
            case 0x08: return simple(.false, start, 0)
            case 0x09: return simple(.true, start, 0)
            default: return nil
            }
        case 0x1: return low <= 4 ? simple(.integer, start, 1 << low) : nil
        case 0x2: return low == 2 || low == 3 ? simple(.real, start, 1 << low) : nil
        case 0x3: return low == 3 ? simple(.date, start, 8) : nil
        case 0x4: return sized(.data, start, low, 1)
        case 0x5: return sized(.ascii, start, low, 1)
        case 0x6: return sized(.utf16, start, low, 2)
        case 0x8: return simple(.uid, start, low + 1)
        case 0xA: return sized(.array, start, low, trailer.referenceSize)
        case 0xC: return sized(.set, start, low, trailer.referenceSize)
        case 0xD: return sized(.dict, start, low, 2 &* trailer.referenceSize)
        default: return nil
        }
    }

    @inline(__always)
    private func simple(_ shape: BinaryShape, _ start: Int, _ size: Int) -> BinaryObject? {
        let end = start &+ 1 &+ size
        guard end <= trailer.table else { return nil }
        return BinaryObject(shape: shape, start: start, content: start &+ 1, count: size, end: end)
    }

    @inline(__always)
    private func sized(_ shape: BinaryShape, _ start: Int, _ low: Int, _ width: Int) -> BinaryObject? {
        var content = start &+ 1
        var count = low
        if low == 0x0F {
            guard let long = longCount(at: content) else { return nil }
            // The division keeps the product below in range, whatever the count says.
            guard long.count <= UInt64((trailer.table &- long.end) / width) else { return nil }
            content = long.end
            count = Int(long.count)
        }
        let end = content &+ count &* width
        guard end <= trailer.table else { return nil }
        return BinaryObject(shape: shape, start: start, content: content, count: count, end: end)
    }

    /// The integer object that holds a count of 15 or more; nil when it is none or above 2^64-1.
    private func longCount(at place: Int) -> (count: UInt64, end: Int)? {
        guard place < trailer.table else { return nil }
        let marker = byte(at: place)
        guard marker >> 4 == 1, marker & 0x0F <= 4 else { return nil }
        let size = 1 << Int(marker & 0x0F)
        let first = place + 1
        guard first + size <= trailer.table else { return nil }
        if size == 16 {
            guard word(at: first) == 0 else { return nil }
            return (word(at: first + 8), first + 16)
        }
        return (number(at: first, size: size), first + size)
    }
}

extension BinaryFile {
    /// What is wrong with the object at `start`, of which `object(at:)` made nil.
    func fault(at start: Int) -> BinaryFault {
        let marker = byte(at: start)
        let low = Int(marker & 0x0F)
        let left = trailer.table - start - 1
        switch marker >> 4 {
        case 0x1 where low <= 4: return tooLong(.integer, start, needs: 1 << low, left: left)
        case 0x2 where low == 2 || low == 3: return tooLong(.real, start, needs: 1 << low, left: left)
        case 0x3 where low == 3: return tooLong(.date, start, needs: 8, left: left)
        case 0x8: return tooLong(.uid, start, needs: low + 1, left: left)
        case 0x4: return tooMany(.data, start, low, 1)
        case 0x5: return tooMany(.ascii, start, low, 1)
        case 0x6: return tooMany(.utf16, start, low, 2)
        case 0xA: return tooMany(.array, start, low, trailer.referenceSize)
        case 0xC: return tooMany(.set, start, low, trailer.referenceSize)
        case 0xD: return tooMany(.dict, start, low, 2 * trailer.referenceSize)
        default:
            let digits = String(marker, radix: 16, uppercase: true)
            return BinaryFault(
                .marker,
                "The object at byte \(start) is of an unknown kind: its marker is "
                    + "0x\(digits.utf8.count == 1 ? "0" : "")\(digits)\(Self.meaning(of: marker)).",
                at: start..<start + 1
            )
        }
    }

    private func tooLong(_ shape: BinaryShape, _ start: Int, needs: Int, left: Int) -> BinaryFault {
        BinaryFault(
            .objectLength,
            "The \(shape.word) at byte \(start) needs \(counted(needs, "byte")), but before the offset table is "
                + "room for only \(left).",
            at: start..<start + 1
        )
    }

    private func tooMany(_ shape: BinaryShape, _ start: Int, _ low: Int, _ width: Int) -> BinaryFault {
        var content = start + 1
        var count = UInt64(low)
        if low == 0x0F {
            guard let long = longCount(at: content) else {
                return BinaryFault(
                    .objectLength,
                    "The \(shape.word) at byte \(start) says that its count follows, but no integer of at most "
                        + "64 bits stands there.",
                    at: start..<start + 1
                )
            }
            content = long.end
            count = long.count
        }
        let size = width == 1 ? "" : " of \(width) bytes each"
        return BinaryFault(
            .objectLength,
            "The \(shape.word) at byte \(start) says that it has \(counted(count, shape.unit))\(size), but before the "
                + "offset table is room for only \(counted(trailer.table - content, "byte")).",
            at: start..<content
        )
    }

    private static func meaning(of marker: UInt8) -> String {
        switch marker {
        case 0x0C, 0x0D: ", a URL, which property lists do not have"
        case 0x0E: ", a UUID, which property lists do not have"
        case 0x0F: ", a fill byte"
        case 0x10...0x1F: ", an integer of more than 16 bytes"
        case 0x20...0x2F: ", a real that has neither 4 nor 8 bytes"
        case 0x30...0x3F: ", a date that has not 8 bytes"
        case 0x70...0x7F: ", a UTF-8 string of a later version of the format"
        case 0xB0...0xBF: ", an ordered set of a later version of the format"
        default: ""
        }
    }
}
