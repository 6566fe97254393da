import Foundation

/// System calls of tests, without pointers.
enum Posix {
    static func setMode(_ mode: mode_t, of path: String) { _ = unsafe chmod(path, mode) }

    static func makePipe(_ path: String) -> Bool { unsafe mkfifo(path, 0o600) == 0 }

    static func openBoth(_ path: String) -> Int32 { unsafe open(path, O_RDWR) }

    static func writeText(_ text: String, to descriptor: Int32) {
        _ = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe write(descriptor, $0.baseAddress, $0.count)
        }
    }

    /// What one `read` gives.
    static func readText(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = unsafe read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Lets signals through, which the threads that start exit tests hold back.
    static func unblockSignals() {
        var all = sigset_t()
        _ = unsafe sigfillset(&all)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
    }

    /// No file may grow beyond `size` bytes; for the whole process.
    static func limitFileSize(_ size: Int) {
        var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
        #if canImport(Glibc)
            _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
            _ = unsafe setrlimit(RLIMIT_FSIZE, &limit)
        #endif
    }
}
