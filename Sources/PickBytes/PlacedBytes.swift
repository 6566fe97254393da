#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A source whose bytes are asked for by their place, by several threads at once.
///
/// A file is opened once, so that all see the same one also when another is put in its place meanwhile.
package final class PlacedBytes: Sendable {
    /// Below zero for bytes in memory.
    private let descriptor: Int32
    private let bytes: [UInt8]
    /// How many bytes there are; a file may have more or fewer by the time they are read.
    package let count: Int

    package init(_ source: ByteSource) throws(SystemFailure) {
        switch source {
        case .bytes(let bytes):
            descriptor = -1
            self.bytes = bytes
            count = bytes.count
        case .file(let path):
            descriptor = try ByteSource.openForReading(path)
            bytes = []
            var status = stat()
            count = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
        }
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
    }

    /// Fills `room` with the bytes from `offset` on.
    ///
    /// Returns the count, less than `size` only at the end.
    @unsafe package func read(
        _ room: UnsafeMutablePointer<UInt8>,
        size: Int,
        at offset: Int
    ) throws(SystemFailure) -> Int {
        guard descriptor >= 0 else {
            let count = max(0, min(size, bytes.count - offset))
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard count > 0, let start = bytes.baseAddress else { return }
                unsafe room.update(from: start + offset, count: count)
            }
            return count
        }
        var done = 0
        while done < size {
            let got = unsafe pread(descriptor, room + done, size - done, off_t(offset + done))
            if got == 0 { break }
            if got > 0 {
                done += got
            } else if errno != EINTR {
                throw .last
            }
        }
        return done
    }

    /// The bytes from `offset` on, at most `count`.
    package func read(_ count: Int, at offset: Int) throws(SystemFailure) -> [UInt8] {
        var failure: SystemFailure?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            do throws(SystemFailure) {
                filled = unsafe try read(start, size: count, at: offset)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
