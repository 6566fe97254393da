internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Waits until a file is another: written to, or replaced as editors do.
///
/// Looks a few times a second, which works on every file system, also over a network.
struct FileWatch {
    /// By what a file is known to be another.
    private struct Stamp: Equatable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    private let path: String
    private var last: Stamp?

    private static let interval: Int32 = 200

    /// Begins now, so that no change after this is missed.
    init(_ path: String) {
        self.path = path
        last = Self.stamp(of: path)
    }

    /// Returns when the file has changed and stood still since; a file that is gone is waited for.
    mutating func waitForChange() {
        while true {
            Self.sleep()
            guard let stamp = Self.stamp(of: path), stamp != last else { continue }
            // Who is still writing is given the time.
            var settled = stamp
            while true {
                Self.sleep()
                guard let next = Self.stamp(of: path) else { break }
                if next == settled {
                    last = settled
                    return
                }
                settled = next
            }
        }
    }

    private static func sleep() { _ = poll(nil, 0, interval) }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Stamp(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int64(status.st_size),
            seconds: Int(time.tv_sec),
            nanoseconds: Int(time.tv_nsec)
        )
    }
}
