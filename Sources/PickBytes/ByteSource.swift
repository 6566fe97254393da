#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Where a reader takes its bytes from: a file that can be read again, or bytes in memory.
///
/// A value of this type can be read many times; each ``Cursor`` starts at the first byte.
package enum ByteSource: Sendable {
    /// A regular file at an absolute or relative path. It is opened anew for each reading.
    case file(path: String)
    /// Bytes that are kept: standard input, a pipe, a test.
    case bytes([UInt8])
}

/// An input or output that could not be opened, read or written, with the system's own reason.
package struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// The failure that the last system call of this thread left behind.
    package static var last: SystemFailure { SystemFailure(number: errno) }

    package var description: String {
        guard let text = unsafe strerror(number) else { return "error \(number)" }
        return unsafe String(cString: text)
    }
}

extension ByteSource {
    /// How many bytes there are, as far as that is known before they are read: a guess, and 0 for a file without one.
    package var size: Int {
        switch self {
        case .bytes(let bytes): return bytes.count
        case .file(let path):
            var status = stat()
            guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { return 0 }
            return max(Int(status.st_size), 0)
        }
    }

    /// Opens a file for reading; the caller closes it.
    static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
        // The path is lent: a copy that the compiler makes for C brings pages of the runtime into each start.
        let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    /// Everything, in memory.
    package func load() throws(SystemFailure) -> [UInt8] {
        switch self {
        case .bytes(let bytes): return bytes
        case .file(let path):
            let descriptor = try Self.openForReading(path)
            defer { _ = close(descriptor) }
            return try Self.readAll(descriptor)
        }
    }

    /// Reads a descriptor to its end.
    package static func readAll(_ descriptor: Int32) throws(SystemFailure) -> [UInt8] {
        var status = stat()
        var sizeHint = 0
        if unsafe fstat(descriptor, &status) == 0, status.st_size > 0 { sizeHint = Int(status.st_size) }
        var failure: SystemFailure?
        var bytes: [UInt8] = []
        var capacity = sizeHint + 1
        while true {
            var room = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = 0
                while count < buffer.count {
                    let got = unsafe read(
                        descriptor,
                        buffer.baseAddress.unsafelyUnwrapped + count,
                        buffer.count - count
                    )
                    if got > 0 {
                        count += got
                    } else if got == 0 {
                        return
                    } else if errno != EINTR {
                        failure = .last
                        return
                    }
                }
            }
            if let failure { throw failure }
            let ended = room.count < capacity
            if bytes.isEmpty { swap(&bytes, &room) } else { bytes += room }
            if ended { return bytes }
            capacity = max(64 * 1024, bytes.count)
        }
    }
}
