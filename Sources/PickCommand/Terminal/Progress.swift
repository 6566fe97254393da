internal import PickBytes
internal import PickThreads

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A line on the terminal that says how far long work has come.
///
/// It appears after about a second, when standard error is a terminal, and is erased at the end. A thread of its own
/// draws it, so that it also moves while one large file is read.
final class Progress: @unchecked Sendable {
    // Sendable although unchecked: all that changes is touched inside `monitor` alone.
    private let monitor = Monitor()
    private let descriptor: Int32
    private let total: Int
    private var done = 0
    private var isOver = false
    private var isDrawn = false
    private var elapsed = 0

    private static let delay = 1000
    private static let interval = 200

    private init(descriptor: Int32, total: Int) {
        self.descriptor = descriptor
        self.total = total
    }

    /// Runs `work` with a progress line on `descriptor`, or without one where that is no terminal.
    static func during<Result>(
        _ total: Int,
        on descriptor: Int32,
        isOn: Bool? = nil,
        _ work: (Progress) -> Result
    ) -> Result {
        let progress = Progress(descriptor: descriptor, total: total)
        guard isOn ?? Terminal.isTerminal(descriptor), let thread = Thread({ progress.tick() }) else {
            return work(progress)
        }
        let result = work(progress)
        progress.monitor.locked {
            progress.isOver = true
            progress.monitor.wakeAll()
        }
        thread.join()
        return result
    }

    /// Counts one file as done.
    func advance() { monitor.locked { done += 1 } }

    /// Runs `write` while the line is away, for output to the same terminal.
    func paused(_ write: () -> Void) {
        monitor.locked {
            erase()
            write()
        }
    }

    private func tick() {
        monitor.locked {
            while !isOver {
                let pause = elapsed < Self.delay ? Self.delay : Self.interval
                monitor.wait(milliseconds: pause)
                elapsed += pause
                if !isOver, elapsed >= Self.delay { draw() }
            }
            erase()
        }
    }

    private func draw() {
        let count = total == 1 ? "" : "\(done) of \(total) files, "
        put("\r\u{1B}[K\(count)\(elapsed / 1000) s …")
        isDrawn = true
    }

    private func erase() {
        guard isDrawn else { return }
        put("\r\u{1B}[K")
        isDrawn = false
    }

    private func put(_ text: String) {
        var writer = ByteWriter(to: .descriptor(descriptor))
        writer.append(text)
        writer.flush()
    }
}
