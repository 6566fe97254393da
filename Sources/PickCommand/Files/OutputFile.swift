internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// An output file that is written whole or not at all.
///
/// Bytes go to ``descriptor``. They stand in a new file beside the target, which takes the target's place in
/// ``commit()``; without that call the target stays as it was and the new file vanishes. What is not a regular file
/// (`/dev/stdout`, a FIFO) is written directly.
struct OutputFile: ~Copyable {
    /// Where the bytes go.
    let descriptor: Int32
    private let path: String
    /// The file that gets the content, links resolved.
    private let target: String
    /// Nil when the target is written directly.
    private let temporary: TemporaryFile?
    private var isOpen = true

    /// Opens the output at `path`, as the user named it.
    init(_ path: String) throws(OutputFailure) {
        let opened: Opened
        do throws(SystemFailure) {
            opened = try Self.opened(path)
        } catch {
            throw OutputFailure(path: path, reason: error)
        }
        self.path = path
        target = opened.target
        descriptor = opened.descriptor
        temporary = opened.temporary
    }

    private struct Opened {
        var target: String
        var descriptor: Int32
        var temporary: TemporaryFile?
    }

    private static func opened(_ path: String) throws(SystemFailure) -> Opened {
        let target = try resolve(path)
        if let number = openDescriptor(named: target) {
            // Opened by its name, a file behind standard output would be written from its beginning again.
            let descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
            guard descriptor >= 0 else { throw .last }
            return Opened(target: target, descriptor: descriptor, temporary: nil)
        }
        let status = try statusIfThere(target)
        if let status, status.kind != .regular {
            if status.kind == .folder { throw SystemFailure(number: EISDIR) }
            let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw .last }
            return Opened(target: target, descriptor: descriptor, temporary: nil)
        }
        // Renaming would replace a file that its owner has made read-only.
        if status != nil, unsafe access(target, W_OK) != 0 { throw SystemFailure.last }
        LeftoverFiles.removeOnce(in: FileSystem.folder(of: target))
        let file = try TemporaryFile(beside: target, like: status)
        return Opened(target: target, descriptor: file.descriptor, temporary: file)
    }

    deinit {
        guard isOpen else { return }
        _ = close(descriptor)
        temporary?.remove()
    }

    /// Forgets what was written, to begin anew; false where it has been written directly and cannot be taken back.
    func rewind() -> Bool {
        temporary != nil && ftruncate(descriptor, 0) == 0 && lseek(descriptor, 0, SEEK_SET) == 0
    }

    /// Puts the content in the target's place, for good: it also survives a power cut.
    consuming func commit() throws(OutputFailure) {
        do throws(SystemFailure) {
            try finish()
        } catch {
            throw OutputFailure(path: path, reason: error)
        }
    }

    private mutating func finish() throws(SystemFailure) {
        if let temporary {
            guard fsync(descriptor) == 0 else { throw .last }
            isOpen = false
            guard close(descriptor) == 0 else {
                let failure = SystemFailure.last
                temporary.remove()
                throw failure
            }
            guard unsafe rename(temporary.path, target) == 0 else {
                let failure = SystemFailure.last
                temporary.remove()
                throw failure
            }
            temporary.forget()
            Self.syncFolder(FileSystem.folder(of: target))
        } else {
            isOpen = false
            guard close(descriptor) == 0 else { throw .last }
        }
    }

    private static func statusIfThere(_ path: String) throws(SystemFailure) -> FileSystem.Status? {
        do throws(SystemFailure) {
            return try FileSystem.status(path)
        } catch {
            if error.number == ENOENT { return nil }
            throw error
        }
    }

    /// The number in a path that stands for an open descriptor, such as `/dev/fd/3`; nil for all others.
    private static func openDescriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default: break
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }

    /// Follows links at the end of `path`, also to a file that is not there yet.
    private static func resolve(_ path: String) throws(SystemFailure) -> String {
        guard !path.isEmpty else { throw SystemFailure(number: ENOENT) }
        var path = path
        for _ in 0..<40 {
            if openDescriptor(named: path) != nil { return path }
            guard let destination = FileSystem.destination(ofLink: path) else { return path }
            if destination.utf8.first == UInt8(ascii: "/") {
                path = destination
            } else {
                path = FileSystem.join(FileSystem.folder(of: path), destination)
            }
        }
        throw SystemFailure(number: ELOOP)
    }

    /// Makes the new name last; a file system that cannot do that is no failure.
    private static func syncFolder(_ folder: String) {
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}
