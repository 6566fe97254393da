#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Collects output bytes and hands them on, to a file descriptor in pieces of 64 KB or to memory.
///
/// Writing never throws, so that it can stand in a C callback: the first error number is kept in ``failure`` and
/// everything after it is dropped. Whoever finishes the output calls ``flush()`` and looks at ``failure``.
@safe
public struct ByteWriter: ~Copyable {
    /// Where the bytes go.
    public enum Destination: Sendable, Equatable {
        case memory
        case descriptor(Int32)
    }

    /// 64 KB, the size from which a larger write does not pay any more.
    public static var pieceSize: Int { 64 * 1024 }

    /// The buffer.
    public var storage: UnsafeMutablePointer<UInt8>
    /// How many bytes of the buffer are filled.
    public var used = 0
    /// The size of the buffer.
    public var capacity: Int
    private let descriptor: Int32?

    /// The error number of the first write that failed; zero while all is well.
    public private(set) var failure: Int32 = 0

    /// Bytes that have left the buffer for the descriptor.
    public private(set) var flushedCount = 0

    /// A writer to a descriptor, or to memory.
    public init(to destination: Destination = .memory) {
        capacity = Self.pieceSize
        unsafe storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        descriptor = if case .descriptor(let number) = destination { number } else { nil }
    }

    deinit { unsafe storage.deallocate() }

    /// All bytes given so far, written out or not.
    public var totalCount: Int { flushedCount + used }

    /// Writes a byte.
    @inlinable public mutating func append(_ byte: UInt8) {
        if used == capacity { makeRoom(for: 1) }
        unsafe storage[used] = byte
        used &+= 1
    }

    /// Writes a literal.
    @inlinable public mutating func append(_ text: StaticString) {
        unsafe append(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Writes `count` bytes.
    @inlinable @unsafe public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if count > capacity &- used {
            unsafe appendSlowly(bytes, count: count)
            return
        }
        unsafe copyShort(bytes, to: storage + used, count: count)
        used &+= count
    }

    /// Writes `count` bytes, for which room was reserved with 15 bytes to spare; the source has so many more, too.
    @inlinable @inline(__always) @unsafe
    public mutating func appendLoosely(_ bytes: UnsafePointer<UInt8>, count: Int) {
        unsafe copyLoosely(bytes, to: storage + used, count: count)
        used &+= count
    }

    /// Writes a span.
    public mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe append(start, count: buffer.count)
        }
    }

    /// Writes an array.
    public mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe append(start, count: buffer.count)
        }
    }

    /// Writes text as UTF-8.
    public mutating func append(_ text: String) { append(bytes: text.utf8) }

    /// Writes a part of a text as UTF-8.
    public mutating func append(_ text: Substring) { append(bytes: text.utf8) }

    /// For the two above, which name their types: a generic function in their place asks the runtime for types at each start.
    @inline(__always)
    private mutating func append(bytes: some Collection<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe append(start, count: buffer.count)
        }
        if done == nil { for byte in bytes { append(byte) } }
    }

    /// Writes `count` copies of `byte`, for indentation.
    public mutating func append(repeating byte: UInt8, count: Int) {
        var left = count
        while left > 0 {
            if used == capacity { makeRoom(for: 1) }
            let piece = min(left, capacity - used)
            unsafe (storage + used).update(repeating: byte, count: piece)
            used &+= piece
            left &-= piece
        }
    }

    /// Makes sure that `count` (at most 64 KB) bytes can be stored at ``spare`` without a check of their own.
    @inlinable public mutating func reserve(_ count: Int) {
        if count > capacity &- used { makeRoom(for: count) }
    }

    /// The free room behind the last byte; see ``reserve(_:)`` and ``commit(_:)``.
    @inlinable @unsafe public var spare: UnsafeMutablePointer<UInt8> { unsafe storage + used }

    /// Counts `count` bytes that were stored at ``spare`` as written.
    @inlinable public mutating func commit(_ count: Int) { used &+= count }

    /// Gives all bytes to the descriptor.
    ///
    /// Does nothing for memory.
    public mutating func flush() {
        guard let descriptor else { return }
        unsafe write(storage, count: used, to: descriptor)
        flushedCount += used
        used = 0
    }

    /// Drops what has not left the buffer.
    ///
    /// Returns false when something already has.
    public mutating func restart() -> Bool {
        guard flushedCount == 0 else { return false }
        used = 0
        return true
    }

    /// Drops all that is in the buffer but the first `count` bytes.
    @inlinable public mutating func truncate(to count: Int) { used = min(used, count) }

    /// The bytes in memory, as an array.
    ///
    /// For a descriptor: what was not flushed yet.
    public func bytes() -> [UInt8] {
        unsafe [UInt8](UnsafeBufferPointer(start: storage, count: used))
    }

    /// Flushes, or grows the memory, until `count` more bytes fit.
    @inline(never)
    public mutating func makeRoom(for count: Int) {
        if descriptor != nil {
            flush()
            if count <= capacity { return }
        }
        let wanted = max(used + count, capacity * 2)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        unsafe larger.update(from: storage, count: used)
        unsafe storage.deallocate()
        unsafe storage = larger
        capacity = wanted
    }

    /// Writes what does not fit into the buffer.
    @inline(never)
    @unsafe public mutating func appendSlowly(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if let descriptor, count >= capacity {
            flush()
            unsafe write(bytes, count: count, to: descriptor)
            flushedCount += count
            return
        }
        makeRoom(for: count)
        unsafe (storage + used).update(from: bytes, count: count)
        used &+= count
    }

    /// Loops over short writes and interruptions; keeps the first error.
    private mutating func write(_ bytes: UnsafePointer<UInt8>, count: Int, to descriptor: Int32) {
        var done = 0
        while done < count, failure == 0 {
            #if canImport(Darwin)
                let written = unsafe Darwin.write(descriptor, bytes + done, count - done)
            #elseif canImport(Glibc)
                let written = unsafe Glibc.write(descriptor, bytes + done, count - done)
            #else
                let written = unsafe Musl.write(descriptor, bytes + done, count - done)
            #endif
            if written >= 0 {
                done += written
            } else if errno != EINTR {
                failure = errno
            }
        }
    }
}
