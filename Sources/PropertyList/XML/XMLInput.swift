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

    /// What was handed out last while the root has not begun; see ``lastMarkup(before:)``.
    private var prolog: [UInt8] = []

    /// Room for so many attributes is refused: libxml2 takes room for 11, and then for twice as many each time.
    private static let maximumAttributes = 6000

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
        if unsafe state.pointee.frame == .document { unsafe keep(room, count: count) }
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

    /// Where the last `<` stands before `end`, in what is known of the text up to the root's start tag.
    ///
    /// The root may stand behind white space that nobody is told of, and libxml2 forgets all but the end of a long tag.
    func lastMarkup(before end: Int) -> Int? {
        let start = deliveredCount - prolog.count
        guard end > start, end <= deliveredCount else { return nil }
        return prolog[..<(end - start)].lastIndex(of: UInt8(ascii: "<")).map { start + $0 }
    }

    private mutating func keep(_ room: UnsafeMutablePointer<UInt8>, count: Int) {
        // A longer start tag is refused.
        let most = 2 * XMLReaderState.maximumStartTag
        if prolog.count > most { prolog.removeFirst(prolog.count - most / 2) }
        unsafe prolog += UnsafeBufferPointer(start: room, count: count)
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
