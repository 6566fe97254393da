internal import PickBytes
internal import PickThreads

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Removes the temporary files of runs that were killed.
enum LeftoverFiles {
    nonisolated(unsafe) private static var cleanedFolders: Set<String> = []
    private static let monitor = Monitor()

    /// Cleans `folder`, the first time that this process writes into it.
    static func removeOnce(in folder: String) {
        // Safe although shared: touched inside `monitor` alone.
        let isFirst = monitor.locked { unsafe cleanedFolders.insert(folder).inserted }
        if isFirst { remove(in: folder) }
    }

    /// Deletes each leftover whose process is dead and whose lock is free.
    ///
    /// The lock also protects a living process that cannot be seen from here, such as one in another container.
    static func remove(in folder: String) {
        guard let listing = try? FileSystem.entries(of: folder) else { return }
        for entry in listing.entries where entry.kind == .regular {
            guard let process = processNumber(in: entry.name), !isAlive(process) else { continue }
            let path = FileSystem.join(folder, entry.name)
            let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { _ = unsafe unlink(path) }
            _ = close(descriptor)
        }
    }

    /// The process number in `.NAME.pickdata-PID-XXXXXX`; nil for every other name.
    static func processNumber(in name: String) -> Int32? {
        guard name.utf8.first == UInt8(ascii: ".") else { return nil }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 3, let tail = parts.last, tail.utf8.count == 6,
            tail.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }),
            let process = Int32(parts[parts.count - 2]), process > 0
        else { return nil }
        let head = name.dropLast(tail.utf8.count + parts[parts.count - 2].utf8.count + 1)
        return head.hasSuffix(TemporaryFile.marker) ? process : nil
    }

    private static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
