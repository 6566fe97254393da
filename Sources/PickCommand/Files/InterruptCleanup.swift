internal import PickThreads

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Deletes the temporary files of this process when a signal ends it.
///
/// The paths stand as C strings in a fixed block of memory, since a signal handler may neither allocate nor wait.
enum InterruptCleanup {
    /// A place in the table; nil inside when the table was full.
    struct Ticket {
        fileprivate let slot: Int?
    }

    private static let slotCount = 64
    private static let slotSize = 4096
    private static let signals = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGABRT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ]

    /// A slot whose first byte is zero is free.
    ///
    /// Safe although shared: slots are given and freed inside `monitor` alone, and the handler only reads.
    nonisolated(unsafe) private static let table: UnsafeMutablePointer<CChar> = {
        let table = UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * slotSize)
        unsafe table.initialize(repeating: 0, count: slotCount * slotSize)
        return unsafe table
    }()
    private static let monitor = Monitor()
    nonisolated(unsafe) private static var isInstalled = false

    /// Has `path` deleted if a signal comes; to be called before the file is made.
    static func register(_ path: String) -> Ticket {
        monitor.locked {
            installHandlers()
            let bytes = Array(path.utf8)
            guard !bytes.isEmpty, bytes.count < slotSize else { return Ticket(slot: nil) }
            for slot in 0..<slotCount {
                let start = unsafe table + slot * slotSize
                guard unsafe start.pointee == 0 else { continue }
                // Back to front, so that the handler never sees half a path.
                unsafe start[bytes.count] = 0
                for index in bytes.indices.reversed() {
                    unsafe start[index] = CChar(bitPattern: bytes[index])
                }
                return Ticket(slot: slot)
            }
            return Ticket(slot: nil)
        }
    }

    /// Frees the place.
    static func unregister(_ ticket: Ticket) {
        guard let slot = ticket.slot else { return }
        monitor.locked { unsafe (table + slot * slotSize).pointee = 0 }
    }

    private static func installHandlers() {
        // Safe although shared: touched inside `monitor` alone.
        guard unsafe !isInstalled else { return }
        unsafe isInstalled = true
        // Made now: in the handler its first use would wait for itself.
        _ = unsafe table
        // A write beyond the limit on file sizes then fails like any other, instead of ending the process.
        _ = signal(SIGXFSZ, SIG_IGN)
        for number in signals {
            var old = sigaction()
            guard unsafe sigaction(number, nil, &old) == 0, unsafe isDefault(old) else { continue }
            _ = signal(number, handle)
        }
    }

    /// `nohup` and shells have some signals ignored; that stays so.
    @unsafe private static func isDefault(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            unsafe action.__sigaction_u.__sa_handler == nil
        #elseif canImport(Glibc)
            unsafe action.__sigaction_handler.sa_handler == nil
        #else
            unsafe action.__sa_handler.sa_handler == nil
        #endif
    }

    /// Runs inside the signal: system calls that are allowed there and plain memory, nothing else.
    private static let handle: @convention(c) (Int32) -> Void = { number in
        var slot = 0
        while slot < InterruptCleanup.slotCount {
            let path = unsafe InterruptCleanup.table + slot * InterruptCleanup.slotSize
            if unsafe path.pointee != 0 { _ = unsafe unlink(path) }
            slot += 1
        }
        // The default action ends the process with the status that a shell expects.
        _ = signal(number, SIG_DFL)
        _ = raise(number)
    }
}
