internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A new file beside the one that it will replace: `.NAME.pickdata-PID-XXXXXX`.
///
/// While it lives it is locked and known to ``InterruptCleanup``, so that neither an error nor a signal leaves it
/// behind; after a kill that cannot be caught, ``LeftoverFiles`` of a later run removes it.
struct TemporaryFile {
    let path: String
    let descriptor: Int32
    private let cleanup: InterruptCleanup.Ticket

    /// What stands between the target's name and the process number.
    static let marker = ".pickdata-"
    private static let longestName = 255
    private static let attempts = 100

    /// Creates the file, with the permissions and the owner of the old one where there is one.
    init(beside target: String, like old: FileSystem.Status?) throws(SystemFailure) {
        let folder = FileSystem.folder(of: target)
        var last = SystemFailure(number: EEXIST)
        for _ in 0..<Self.attempts {
            let path = FileSystem.join(folder, Self.name(for: FileSystem.name(of: target)))
            let ticket = InterruptCleanup.register(path)
            let descriptor = unsafe open(
                path,
                O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                old == nil ? 0o666 : 0o600
            )
            guard descriptor >= 0 else {
                last = .last
                InterruptCleanup.unregister(ticket)
                if last.number == EEXIST { continue }
                throw last
            }
            _ = flock(descriptor, LOCK_EX | LOCK_NB)
            self.path = path
            self.descriptor = descriptor
            cleanup = ticket
            if let old { Self.copyRights(old, to: descriptor) }
            return
        }
        throw last
    }

    /// Deletes the file.
    func remove() {
        _ = unsafe unlink(path)
        InterruptCleanup.unregister(cleanup)
    }

    /// Leaves the file alone: it has got its final name.
    func forget() { InterruptCleanup.unregister(cleanup) }

    /// Owner and group as far as the system lets us; the permissions always.
    private static func copyRights(_ old: FileSystem.Status, to descriptor: Int32) {
        if fchown(descriptor, old.owner, old.group) != 0 { _ = fchown(descriptor, uid_t.max, old.group) }
        _ = fchmod(descriptor, old.mode)
    }

    private static func name(for name: String) -> String {
        let tail = "\(marker)\(getpid())-\(randomText())"
        var bytes = Array(name.utf8.prefix(longestName - 1 - tail.utf8.count))
        while let last = bytes.last, bytes.count < name.utf8.count, last & 0xC0 == 0x80 { bytes.removeLast() }
        if bytes.count < name.utf8.count, let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        return "." + String(decoding: bytes, as: UTF8.self) + tail
    }

    private static func randomText() -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        return String((0..<6).map { _ in letters[Int.random(in: 0..<letters.count)] })
    }
}
