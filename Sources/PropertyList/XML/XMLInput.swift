internal import CLibXML2
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import PickBytes

/// What libxml2's read callback reads from: the bytes, and the limits that must stand before libxml2 pays.
///
/// libxml2 2.9 compares each attribute of a start tag with each other one: 100,000 of them cost seconds. The
/// attributes are parsed before any handler is called, so the limit has to be looked at here, between two reads.
@safe
struct XMLInput: ~Copyable {
    private var cursor: ByteCursor
    /// The reader that the bytes go to; set before the first byte is asked for.
    var state: UnsafeMutablePointer<XMLReaderState>?

    /// How many bytes were handed out.
    private(set) var deliveredCount = 0

    /// What stands before and behind the bytes of the cursor, as far as it was not handed out yet.
    private var before: ArraySlice<UInt8>
    private var after: ArraySlice<UInt8>

    private static let maximumAttributes = 4000

    init(_ cursor: consuming ByteCursor, before: [UInt8] = [], after: [UInt8] = []) {
        self.cursor = cursor
        self.before = before[...]
        self.after = after[...]
        unsafe state = nil
    }

    var failure: Int32 { cursor.failure }

    /// Whether nothing is left to hand out.
    var isAtEnd: Bool {
        mutating get {
            var byte: UInt8 = 0
            return unsafe take(&byte, size: 1) == 0
        }
    }

    /// Fills `room`.
    ///
    /// Returns the count, 0 at the end.
    @unsafe mutating func fill(_ room: UnsafeMutablePointer<UInt8>, size: Int) -> Int {
        let count = unsafe take(room, size: size)
        deliveredCount += count
        guard let state = unsafe state else { return count }
        guard unsafe !state.pointee.hasStopped && !state.pointee.isIllFormed else { return 0 }
        if unsafe !state.pointee.inputHasCarriageReturn {
            unsafe state.pointee.inputHasCarriageReturn = memchr(room, 0x0D, count) != nil
        }
        let parser = unsafe state.pointee.parser
        if unsafe pick_attribute_room(parser) > Self.maximumAttributes {
            unsafe state.pointee.refuseStartTag()
            return 0
        }
        return count
    }

    private mutating func take(_ room: UnsafeMutablePointer<UInt8>, size: Int) -> Int {
        var count = unsafe Self.move(&before, to: room, size: size)
        count += unsafe cursor.fill(room + count, size: size - count)
        if count < size { count += unsafe Self.move(&after, to: room + count, size: size - count) }
        return count
    }

    private static func move(
        _ bytes: inout ArraySlice<UInt8>,
        to room: UnsafeMutablePointer<UInt8>,
        size: Int
    ) -> Int {
        let count = min(bytes.count, size)
        for index in 0..<count { unsafe room[index] = bytes[bytes.startIndex + index] }
        bytes = bytes.dropFirst(count)
        return count
    }
}

extension XMLReaderState {
    /// Refuses the start tag that is being read.
    ///
    /// libxml2 must not be stopped while it waits for bytes: it would go on with buffers that are freed. It gets no
    /// more bytes instead.
    mutating func refuseStartTag() {
        guard !hasStopped else { return }
        note(.tooLarge, at: contentStart, detail: .attributes, place: .nextMarkup)
        hasStopped = true
    }
}
