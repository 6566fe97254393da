internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Opens a page in the browser of the desktop.
enum PageOpener {
    #if canImport(Darwin)
        static let program = "open"
    #else
        static let program = "xdg-open"
    #endif

    /// Why the page is not on the screen; the page itself is written.
    enum Failure: Error, Equatable {
        case notStarted(SystemFailure)
        case ended(Int32)
    }

    /// Runs the program of the desktop and waits for its answer.
    static func open(_ path: String) throws(Failure) {
        let path = FileSystem.realPath(path) ?? path
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(program), strdup(path), nil]
        defer {
            for index in unsafe arguments.indices { unsafe free(arguments[index]) }
            unsafe arguments.removeAll()
        }
        var process: pid_t = 0
        let failure = unsafe posix_spawnp(&process, program, nil, nil, arguments, environ)
        guard failure == 0 else { throw .notStarted(SystemFailure(number: failure)) }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw .notStarted(.last) }
        }
        guard status == 0 else { throw .ended(status >> 8 & 0xFF) }
    }

    /// A folder for a page that nobody gave a place, which no one else can write into.
    static func temporaryFolder(_ environment: Environment) throws(SystemFailure) -> String {
        var parent = environment["TMPDIR"] ?? ""
        if parent.isEmpty { parent = "/tmp" }
        var template = Array(FileSystem.join(parent, "pickdata-XXXXXX").utf8CString)
        let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
            guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
            return unsafe String(cString: path)
        }
        guard let made else { throw .last }
        return made
    }
}
