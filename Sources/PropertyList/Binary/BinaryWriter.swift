package import PickBytes

/// Writes documents as binary property lists, `bplist00`.
///
/// Equal leaves are written once, offsets and references have as few bytes as will do, and objects stand in the
/// order of the document, so that a reader walks the file from front to back.
package enum BinaryWriter {
    /// Writes a document; the caller flushes the writer and looks at its failure.
    package static func write(_ document: Document, to writer: inout ByteWriter) {
        let numbers = ObjectNumbers(document)
        let start = writer.totalCount
        let referenceSize = leastSize(holding: UInt64(numbers.count))
        var offsets = ObjectOffsets(capacity: numbers.count)
        writer.append("bplist00")
        var node = 0
        while node < document.count {
            let number = numbers[node]
            guard number != ObjectNumbers.none else {
                node = document.next(after: node)
                continue
            }
            if Int(number) == offsets.count {
                offsets.append(writer.totalCount - start)
                writeObject(document, node, numbers, referenceSize, to: &writer)
            }
            node += 1
        }
        let table = UInt64(writer.totalCount - start)
        let offsetSize = leastSize(holding: table)
        offsets.write(size: offsetSize, to: &writer)
        writer.append(repeating: 0, count: 6)
        writer.append(UInt8(offsetSize))
        writer.append(UInt8(referenceSize))
        writer.append(UInt64(numbers.count), size: 8)
        writer.append(UInt64(numbers[document.root]), size: 8)
        writer.append(table, size: 8)
    }

    /// The fewest bytes that hold numbers up to `number`; CoreFoundation wants the count to fit as well.
    private static func leastSize(holding number: UInt64) -> Int {
        max(1, (64 - number.leadingZeroBitCount + 7) / 8)
    }

    @inline(__always)
    private static func writeObject(
        _ document: Document,
        _ node: Int,
        _ numbers: borrowing ObjectNumbers,
        _ referenceSize: Int,
        to writer: inout ByteWriter
    ) {
        switch document.kind(node) {
        case .key, .string: document.withBytes(node) { BinaryText.write($0, to: &writer) }
        case .data:
            document.withBytes(node) { bytes in
                writer.appendMarker(0x40, count: bytes.count)
                writer.append(bytes)
            }
        case .dict: writeDict(document, node, numbers, referenceSize, to: &writer)
        case .array: writeItems(0xA0, document, node, numbers, referenceSize, to: &writer)
        case .set: writeItems(0xC0, document, node, numbers, referenceSize, to: &writer)
        default: writeScalar(document, node, to: &writer)
        }
    }

    private static func writeScalar(_ document: Document, _ node: Int, to writer: inout ByteWriter) {
        let bits = document.bits(node)
        switch document.kind(node) {
        case .integer: writer.appendInteger(bits)
        case .unsignedInteger:
            writer.append(0x14)
            writer.append(0, size: 8)
            writer.append(bits, size: 8)
        case .real:
            writer.append(0x23)
            writer.append(bits, size: 8)
        case .date:
            writer.append(0x33)
            writer.append(bits, size: 8)
        case .uid:
            let size = leastSize(holding: bits)
            writer.append(0x80 | UInt8(size - 1))
            writer.append(bits, size: size)
        case .true: writer.append(0x09)
        case .false: writer.append(0x08)
        default: writer.append(0x00)
        }
    }

    private static func writeItems(
        _ marker: UInt8,
        _ document: Document,
        _ node: Int,
        _ numbers: borrowing ObjectNumbers,
        _ referenceSize: Int,
        to writer: inout ByteWriter
    ) {
        writer.appendMarker(marker, count: document.childCount(node))
        for item in document.children(node) { writer.append(UInt64(numbers[item]), size: referenceSize) }
    }

    private static func writeDict(
        _ document: Document,
        _ node: Int,
        _ numbers: borrowing ObjectNumbers,
        _ referenceSize: Int,
        to writer: inout ByteWriter
    ) {
        var count = 0
        for key in document.children(node) where numbers[key] != ObjectNumbers.none { count += 1 }
        writer.appendMarker(0xD0, count: count)
        for key in document.children(node) where numbers[key] != ObjectNumbers.none {
            writer.append(UInt64(numbers[key]), size: referenceSize)
        }
        for key in document.children(node) where numbers[key] != ObjectNumbers.none {
            let number = numbers[key + 1]
            let value =
                number == ObjectNumbers.none ? numbers[numbers.lastValues[key + 1] ?? key + 1] : number
            writer.append(UInt64(value), size: referenceSize)
        }
    }
}

extension ByteWriter {
    /// The low `size` (1 to 8) bytes of a number, the highest first.
    @inline(__always)
    mutating func append(_ number: UInt64, size: Int) {
        reserve(8)
        let bytes = (number << UInt64(truncatingIfNeeded: 64 &- 8 &* size)).bigEndian
        unsafe UnsafeMutableRawPointer(spare).storeBytes(of: bytes, as: UInt64.self)
        commit(size)
    }

    /// An integer object: 1, 2 or 4 bytes without a sign, or 8 with one.
    mutating func appendInteger(_ bits: UInt64) {
        let power =
            switch bits {
            case 0...0xFF: 0
            case 0...0xFFFF: 1
            case 0...0xFFFF_FFFF: 2
            default: 3
            }
        append(UInt8(0x10 | power))
        append(bits, size: 1 << power)
    }

    /// A marker with its count: in the marker itself, or from 15 on in an integer object behind it.
    @inline(__always)
    mutating func appendMarker(_ marker: UInt8, count: Int) {
        if count < 15 {
            append(marker | UInt8(truncatingIfNeeded: count))
        } else {
            append(marker | 0x0F)
            appendInteger(UInt64(count))
        }
    }
}
