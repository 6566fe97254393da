package import PickBytes
internal import PropertyList

/// Writes records of CSV (RFC 4180), field by field.
///
/// A field is put in quotes when it has a comma, a quote or a line end, and when it is empty and alone in its record,
/// since an empty line is no record. Everything else stands as it is: spaces, leading zeros and `=` are data.
package struct CSVRecords: ~Copyable {
    private var out: ByteWriter
    private let usesLineFeeds: Bool
    private var fieldCount = 0
    private var needsComma = false
    /// Whether the one field so far is empty.
    private var isEmpty = false

    /// Whether a field had a NUL, which most readers of CSV cannot take; the output must not be used then.
    package internal(set) var hasNul = false

    /// How many names were empty texts.
    package internal(set) var emptyNames = 0

    package init(to out: consuming ByteWriter, _ options: CSVOptions) {
        self.out = out
        usesLineFeeds = options.usesLineFeeds
        if options.hasByteOrderMark { self.out.append([0xEF, 0xBB, 0xBF]) }
    }

    /// Adds a field to the record.
    @inline(__always)
    @unsafe package mutating func field(_ text: UnsafeBufferPointer<UInt8>) {
        beginField(isEmpty: text.isEmpty)
        if let start = text.baseAddress { unsafe append(start, count: text.count) }
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

    /// Adds empty fields to the record.
    package mutating func emptyFields(_ count: Int) {
        for _ in 0..<count { beginField(isEmpty: true) }
    }

    /// Ends the record.
    package mutating func endRecord() {
        if fieldCount == 1, isEmpty { out.append("\"\"" as StaticString) }
        out.reserve(2)
        unsafe out.spare[0] = 0x0D
        unsafe out.spare[usesLineFeeds ? 0 : 1] = 0x0A
        out.commit(usesLineFeeds ? 1 : 2)
        fieldCount = 0
        needsComma = false
    }

    // MARK: Fields that many records begin with

    /// The bytes of all fields so far.
    package var byteCount: Int { out.totalCount }

    /// Drops all fields but those of the first `count` bytes, which end in a comma.
    package mutating func truncate(to count: Int) {
        out.truncate(to: count)
        needsComma = false
    }

    /// The comma behind a field, before the next one is known.
    package mutating func endField() {
        out.append(UInt8(ascii: ","))
        needsComma = false
    }

    /// Begins a record with the first `count` bytes of another writer's fields, which end in a comma.
    package mutating func begin(with fields: borrowing CSVRecords, count: Int) {
        guard count > 0 else { return }
        if count <= Self.shortText, fields.out.capacity &- count >= 16 {
            out.reserve(count &+ 16)
            unsafe out.appendLoosely(fields.out.storage, count: count)
        } else {
            unsafe out.append(fields.out.storage, count: count)
        }
        // Two at least: these, and the one that follows the comma.
        fieldCount = 1
    }

    /// The writer back, with everything in it.
    package consuming func finish() -> ByteWriter { out }

    private mutating func beginField(isEmpty: Bool) {
        if needsComma { out.append(UInt8(ascii: ",")) }
        needsComma = true
        fieldCount += 1
        self.isEmpty = isEmpty
    }

    /// The longest text that is copied while it is looked at.
    private static let shortText = 1024

    /// Looks for bytes that need quotes, and copies what it looks at, eight bytes at once.
    ///
    /// Plain is a text where no byte is a comma or stands before it: so are quotes, line ends and NUL.
    @inline(__always)
    private mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard count >= 8, count <= Self.shortText else {
            unsafe appendShortOrLong(bytes, count: count)
            return
        }
        out.reserve(count)
        let source = unsafe UnsafeRawPointer(bytes)
        let target = unsafe UnsafeMutableRawPointer(out.spare)
        // A borrow runs upwards from such a byte only, which has been found then. The last load overlaps the one before.
        var found: UInt64 = 0
        var index = 0
        while index < count &- 8 {
            let word = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            unsafe target.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
            found |= (word &- 0x2D2D_2D2D_2D2D_2D2D) & ~word
            index &+= 8
        }
        let word = unsafe source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        unsafe target.storeBytes(of: word, toByteOffset: count &- 8, as: UInt64.self)
        found |= (word &- 0x2D2D_2D2D_2D2D_2D2D) & ~word
        if found & 0x8080_8080_8080_8080 == 0 {
            out.commit(count)
        } else {
            unsafe appendUnusual(bytes, count: count)
        }
    }

    private mutating func appendShortOrLong(_ bytes: UnsafePointer<UInt8>, count: Int) {
        for index in 0..<count where unsafe bytes[index] <= UInt8(ascii: ",") {
            unsafe appendUnusual(bytes, count: count)
            return
        }
        unsafe out.append(bytes, count: count)
    }

    @inline(never)
    private mutating func appendUnusual(_ bytes: UnsafePointer<UInt8>, count: Int) {
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
