internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Facts about paths, from the system.
enum FileSystem {
    /// What stands at a path.
    enum Kind {
        case regular, folder, link, other
    }

    /// Kind, permissions and owner of what stands at a path.
    struct Status {
        let kind: Kind
        /// The permission bits alone.
        let mode: mode_t
        let owner: uid_t
        let group: gid_t

        fileprivate init(_ status: stat) {
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .regular
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
            mode = status.st_mode & 0o7777
            owner = status.st_uid
            group = status.st_gid
        }
    }

    /// What stands at `path`; with `followingLinks`, what a link there leads to.
    static func status(_ path: String, followingLinks: Bool = true) throws(SystemFailure) -> Status {
        var status = stat()
        let failed = unsafe path.withCString { path in
            unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
        }
        guard failed == 0 else { throw .last }
        return Status(status)
    }

    /// Makes a folder and those above it; where that fails, opening a file in it says why.
    static func makeFolder(_ path: String) {
        guard path != ".", path != "/", !path.isEmpty, (try? status(path)) == nil else { return }
        makeFolder(folder(of: path))
        _ = unsafe mkdir(path, 0o777)
    }

    /// The absolute path without links, `.` and `..`; nil when nothing stands there.
    static func realPath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Where a symbolic link leads, as it is written in the link; nil when it is none.
    static func destination(ofLink path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return -1 }
            return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// The folder of a path: what stands before its last slash, `.` without one.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component of a path.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// `name` inside `folder`; a path that is short to read when `folder` is `.`.
    static func join(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// One entry of a folder.
    struct Entry {
        let name: String
        let kind: Kind
    }

    /// The entries of a folder in the order of their names' bytes, and how many names are not UTF-8.
    static func entries(of folder: String) throws(SystemFailure) -> (entries: [Entry], unreadable: Int) {
        guard let stream = unsafe opendir(folder) else { throw .last }
        defer { _ = unsafe closedir(stream) }
        var entries: [Entry] = []
        var unreadable = 0
        errno = 0
        while let entry = unsafe readdir(stream) {
            let type = Int32(unsafe entry.pointee.d_type)
            guard let name = unsafe name(of: entry) else {
                unreadable += 1
                continue
            }
            if name != ".", name != ".." {
                let path = join(folder, name)
                // What vanished since is left out.
                if let kind = kind(type: type) ?? (try? status(path, followingLinks: false))?.kind {
                    entries.append(Entry(name: name, kind: kind))
                }
            }
            errno = 0
        }
        guard errno == 0 else { throw .last }
        entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return (entries, unreadable)
    }

    @unsafe private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        let start = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        return unsafe String(validatingCString: start)
    }

    private static func kind(type: Int32) -> Kind? {
        switch type {
        case Int32(DT_REG): .regular
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
    }
}
