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
    /// What a file that is not there is taken for.
    enum Absence {
        /// It is waited for, as if it stood as it was.
        case awaited
        /// It has changed.
        case noticed
    }

    /// By what a file is known to be another.
    private struct Stamp: Equatable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    private let paths: [String]
    private let absence: Absence
    private var last: [Stamp?]

    private static let interval: Int32 = 200

    /// Begins now, so that no change after this is missed.
    init(_ paths: [String], absence: Absence) {
        self.paths = paths
        self.absence = absence
        last = paths.map(Self.stamp)
    }

    /// Returns the paths that have changed and stood still since; none after so many looks in vain.
    mutating func waitForChange(looks: Int = .max) -> [String] {
        var looks = looks
        while looks > 0 {
            looks -= 1
            Self.sleep()
            var settled = now()
            guard settled != last else { continue }
            // Who is still writing is given the time.
            while true {
                Self.sleep()
                let next = now()
                if next == settled { break }
                settled = next
            }
            let changed = paths.indices.filter { settled[$0] != last[$0] }
            last = settled
            if !changed.isEmpty { return changed.map { paths[$0] } }
        }
        return []
    }

    private func now() -> [Stamp?] {
        paths.indices.map { index in
            let stamp = Self.stamp(of: paths[index])
            return stamp == nil && absence == .awaited ? last[index] : stamp
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
