#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// One reading of a ``ByteSource``, front to back.
///
/// A file is read 64 KB at a time whatever is asked for: libxml2 asks for 4,000 bytes, and so many small reads cost
/// 4 to 7 % of a parse. The owner must keep the cursor at one place in memory while a C parser reads from it.
@safe
package struct ByteCursor: ~Copyable {
    private static let bufferSize = 64 * 1024

    private let descriptor: Int32
    private let bytes: [UInt8]
    /// Where a part of a source is read, the source; nil elsewhere.
    private let placed: PlacedBytes?
    /// Where the next bytes of `placed` are, and where the part ends.
    private var place = 0
    private var end = 0
    private let buffer: UnsafeMutablePointer<UInt8>?
    /// Where the next byte is in `bytes` or `buffer`, and how many of the latter are filled.
    private var position = 0
    private var filled = 0
    private var isAtEnd = false

    /// The error number of the first read that failed; zero while all is well.
    package private(set) var failure: Int32 = 0

    package init(_ source: ByteSource) throws(SystemFailure) {
        placed = nil
        switch source {
        case .bytes(let bytes):
            descriptor = -1
            self.bytes = bytes
            unsafe buffer = nil
        case .file(let path):
            descriptor = try ByteSource.openForReading(path)
            bytes = []
            unsafe buffer = .allocate(capacity: Self.bufferSize)
        }
    }

    /// A reading of a part of a source; the part may reach beyond the end.
    package init(_ placed: PlacedBytes, _ range: Range<Int>) {
        descriptor = -1
        bytes = []
        unsafe buffer = .allocate(capacity: Self.bufferSize)
        self.placed = placed
        place = range.lowerBound
        end = range.upperBound
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
        unsafe buffer?.deallocate()
    }

    /// Goes behind the next `count` bytes, which are few.
    package mutating func skip(_ count: Int) {
        var room = [UInt8](repeating: 0, count: count)
        unsafe room.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            _ = unsafe fill(start, size: count)
        }
    }

    /// Fills `room` as far as the input goes.
    ///
    /// Returns the count, less than `size` only at the end or on failure.
    @unsafe package mutating func fill(_ room: UnsafeMutablePointer<UInt8>, size: Int) -> Int {
        guard let buffer = unsafe buffer else { return unsafe copy(to: room, size: size) }
        var count = 0
        while count < size {
            if position == filled {
                unsafe refill(buffer)
                if position == filled { break }
            }
            let piece = min(size - count, filled - position)
            unsafe (room + count).update(from: buffer + position, count: piece)
            position += piece
            count += piece
        }
        return count
    }

    private mutating func copy(to room: UnsafeMutablePointer<UInt8>, size: Int) -> Int {
        let count = min(size, bytes.count - position)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard count > 0, let start = bytes.baseAddress else { return }
            unsafe room.update(from: start + position, count: count)
        }
        position += count
        return count
    }

    private mutating func refill(_ buffer: UnsafeMutablePointer<UInt8>) {
        position = 0
        filled = 0
        if let placed {
            do throws(SystemFailure) {
                filled = unsafe try placed.read(buffer, size: min(Self.bufferSize, end - place), at: place)
                place += filled
            } catch {
                failure = error.number
            }
            return
        }
        while !isAtEnd {
            let got = unsafe read(descriptor, buffer, Self.bufferSize)
            if got > 0 {
                filled = got
                return
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { failure = errno }
            isAtEnd = true
        }
    }
}
