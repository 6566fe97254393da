package import PickBytes
internal import PropertyList

/// Writes records of CSV (RFC 4180), field by field.
///
/// A field is put in quotes when it has a comma, a quote or a line end, and when it is empty and alone in its record,
/// since an empty line is no record. Everything else stands as it is: spaces, leading zeros and `=` are data.
package struct CSVRecords: ~Copyable {
    private var out: ByteWriter
    private let options: CSVOptions
    private var fieldCount = 0
    /// Whether the one field so far is empty.
    private var isEmpty = false

    /// Whether a field had a NUL, which most readers of CSV cannot take; the output must not be used then.
    package private(set) var hasNul = false

    package init(to out: consuming ByteWriter, _ options: CSVOptions) {
        self.out = out
        self.options = options
        if options.hasByteOrderMark { self.out.append([0xEF, 0xBB, 0xBF]) }
    }

    /// Adds a field to the record.
    package mutating func field(_ text: Span<UInt8>) {
        beginField(isEmpty: text.isEmpty)
        unsafe text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe append(start, count: bytes.count)
        }
    }

    /// Adds a field to the record.
    package mutating func field(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            beginField(isEmpty: bytes.isEmpty)
            guard let start = bytes.baseAddress else { return }
            unsafe append(start, count: bytes.count)
        }
    }

    /// Ends the record.
    package mutating func endRecord() {
        if fieldCount == 1, isEmpty { out.append("\"\"") }
        out.append(options.usesLineFeeds ? "\n" : "\r\n")
        fieldCount = 0
    }

    /// The writer back, with everything in it.
    package consuming func finish() -> ByteWriter { out }

    private mutating func beginField(isEmpty: Bool) {
        if fieldCount > 0 { out.append(UInt8(ascii: ",")) }
        fieldCount += 1
        self.isEmpty = isEmpty
    }

    private mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var needsQuotes = false
        for index in 0..<count {
            switch unsafe bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D: needsQuotes = true
            case 0: hasNul = true
            default: break
            }
        }
        guard needsQuotes else {
            unsafe out.append(bytes, count: count)
            return
        }
        out.append(UInt8(ascii: "\""))
        for index in 0..<count {
            let byte = unsafe bytes[index]
            if byte == UInt8(ascii: "\"") { out.append(byte) }
            out.append(byte)
        }
        out.append(UInt8(ascii: "\""))
    }
}
