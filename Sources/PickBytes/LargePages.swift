#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Large memory in large pages: a fault for each 2 MB and not for each 4 KB.
package enum LargePages {
    private static let size = 2 * 1024 * 1024

    /// Asks the system for large pages; it need not have any.
    @unsafe package static func advise<Element>(_ memory: UnsafeMutablePointer<Element>?, count: Int) {
        #if os(Linux)
            let start = UInt(bitPattern: memory)
            let first = (start + UInt(size) - 1) & ~UInt(size - 1)
            let end = (start + UInt(count * MemoryLayout<Element>.stride)) & ~UInt(size - 1)
            guard start != 0, end > first else { return }
            // Linux's MADV_HUGEPAGE, which not every C library's headers have.
            _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), 14)
        #endif
    }
}
