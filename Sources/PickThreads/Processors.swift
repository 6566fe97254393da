#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The processors of this machine.
package enum Processors {
    /// How many this process may use.
    ///
    /// On Linux a container or `taskset` may leave it fewer than there are, which only the list of the kernel tells.
    package static var count: Int {
        #if os(Linux)
            if let count = allowedCount(in: statusText()) { return count }
        #endif
        return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// How many threads so much work is worth: one where there is less than `fewest`, since it is done by then.
    ///
    /// `wanted` is how many there may be, nil for one a processor.
    package static func threads(_ wanted: Int?, for count: Int, fewest: Int) -> Int {
        guard wanted != 1, count >= fewest else { return 1 }
        return max(1, wanted ?? self.count)
    }

    /// How many bits are set in the line `Cpus_allowed` of a process's status: groups of hexadecimal digits.
    static func allowedCount(in status: [UInt8]) -> Int? {
        let name = Array("Cpus_allowed:".utf8)
        for line in status.split(separator: 0x0A) where line.starts(with: name) {
            let digits = String(decoding: line.dropFirst(name.count), as: UTF8.self)
            let count = digits.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
            return count > 0 ? count : nil
        }
        return nil
    }

    private static func statusText() -> [UInt8] {
        let descriptor = unsafe open("/proc/thread-self/status", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { _ = close(descriptor) }
        return unsafe [UInt8](unsafeUninitializedCapacity: 8192) { buffer, count in
            count = unsafe max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }
}
