#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import PickBytes

/// A bundle's folder, which is written whole or not at all.
///
/// The files are written into a new folder beside the one that is wanted, which then takes its place. An older bundle
/// there is moved away first and removed last; any other folder with something in it is left alone.
enum BundleFolder {
    /// Writes the files as the folder at `path`.
    static func write(_ files: [(name: String, bytes: [UInt8])], to path: String) throws(OutputFailure) {
        let path = trimmed(path)
        let isOld: Bool
        do throws(SystemFailure) {
            isOld = try hasBundle(path)
            removeLeftovers(of: path)
        } catch {
            let advice =
                "it holds something that is no bundle, and stays as it is; name a new or an empty folder"
            throw OutputFailure(path: path, reason: error, advice: error.number == ENOTEMPTY ? advice : nil)
        }
        let new = sibling(of: path)
        do throws(OutputFailure) {
            guard unsafe mkdir(new, 0o777) == 0 else { throw OutputFailure(path: path, reason: .last) }
            for file in files { try WholeFile.write(file.bytes, to: FileSystem.join(new, file.name)) }
            sync(new)
            try replace(path, with: new, isOld: isOld)
        } catch {
            remove(new)
            // The folder's own name says more than that of the one beside it.
            throw OutputFailure(path: path, reason: error.reason)
        }
        sync(FileSystem.folder(of: path))
    }

    /// The files of a folder, and the names of what is no file.
    static func read(_ path: String) throws(InputFailure) -> (
        files: [(name: String, bytes: [UInt8])], others: [String]
    ) {
        do throws(SystemFailure) {
            var files: [(name: String, bytes: [UInt8])] = []
            var others: [String] = []
            for entry in try FileSystem.entries(of: path).entries {
                let file = FileSystem.join(path, entry.name)
                if try FileSystem.status(file).kind == .regular {
                    files.append((entry.name, try ByteSource.file(path: file).load()))
                } else {
                    others.append(entry.name)
                }
            }
            return (files, others)
        } catch {
            throw InputFailure(path: path, reason: error)
        }
    }

    /// Whether an older bundle stands at `path`; fails where something else does.
    private static func hasBundle(_ path: String) throws(SystemFailure) -> Bool {
        do throws(SystemFailure) {
            guard try FileSystem.status(path).kind == .folder else { throw SystemFailure(number: ENOTDIR) }
        } catch {
            if error.number == ENOENT { return false }
            throw error
        }
        let entries = try FileSystem.entries(of: path).entries
        if entries.isEmpty { return false }
        guard entries.contains(where: { $0.name == "manifest.json" }),
            entries.allSatisfy({ $0.kind == .regular })
        else { throw SystemFailure(number: ENOTEMPTY) }
        return true
    }

    private static func replace(_ path: String, with new: String, isOld: Bool) throws(OutputFailure) {
        guard isOld else {
            // Also over an empty folder, in one step.
            guard unsafe rename(new, path) == 0 else { throw OutputFailure(path: path, reason: .last) }
            return
        }
        let old = sibling(of: path)
        guard unsafe rename(path, old) == 0 else { throw OutputFailure(path: path, reason: .last) }
        guard unsafe rename(new, path) == 0 else {
            let failure = SystemFailure.last
            _ = unsafe rename(old, path)
            throw OutputFailure(path: path, reason: failure)
        }
        remove(old)
    }

    // MARK: - Folders beside it

    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return path
    }

    private static func prefix(of path: String) -> String {
        "." + FileSystem.name(of: path) + TemporaryFile.marker
    }

    private static func sibling(of path: String) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        let tail = String((0..<6).map { _ in letters[Int.random(in: 0..<letters.count)] })
        return FileSystem.join(FileSystem.folder(of: path), "\(prefix(of: path))\(getpid())-\(tail)")
    }

    /// Folders that a run left which was killed.
    private static func removeLeftovers(of path: String) {
        let folder = FileSystem.folder(of: path)
        let prefix = prefix(of: path)
        guard let entries = try? FileSystem.entries(of: folder).entries else { return }
        for entry in entries where entry.kind == .folder && entry.name.hasPrefix(prefix) {
            let number = entry.name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
            remove(FileSystem.join(folder, entry.name))
        }
    }

    private static func remove(_ folder: String) {
        guard let entries = try? FileSystem.entries(of: folder).entries else { return }
        for entry in entries { _ = unsafe unlink(FileSystem.join(folder, entry.name)) }
        _ = unsafe rmdir(folder)
    }

    private static func sync(_ folder: String) {
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}
