#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Does many pieces of work at once and hands the results on in their order.
enum OrderedWork {
    /// Calls `consume` on this thread with each result, piece after piece.
    ///
    /// With one job or one piece no thread is made. Workers run no further ahead of `consume` than a few pieces each,
    /// so that few results are held in memory.
    static func run<Result: Sendable>(
        count: Int,
        jobs: Int,
        work: @escaping @Sendable (Int) -> Result,
        consume: (Int, Result) -> Void
    ) {
        let workers = min(jobs, count)
        guard workers > 1 else {
            for index in 0..<count { consume(index, work(index)) }
            return
        }
        let board = Board<Result>(count: count, lead: workers * 4)
        var threads = ThreadList()
        for _ in 0..<workers {
            threads.start {
                while let index = board.nextPiece() { board.put(work(index), at: index) }
            }
        }
        // Without a thread to be had the work is done here.
        if threads.isEmpty {
            for index in 0..<count { consume(index, work(index)) }
            return
        }
        for index in 0..<count { consume(index, board.take(index)) }
        threads.joinAll()
    }

    /// How many processors there are.
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// What the workers and the consumer share.
    private final class Board<Result: Sendable>: @unchecked Sendable {
        // Sendable although unchecked: all that changes is touched inside `monitor` alone.
        private let monitor = Monitor()
        private let count: Int
        private let lead: Int
        private var next = 0
        private var taken = 0
        private var results: [Int: Result] = [:]

        init(count: Int, lead: Int) {
            self.count = count
            self.lead = lead
        }

        func nextPiece() -> Int? {
            monitor.locked {
                while next < count, next >= taken + lead { monitor.wait() }
                guard next < count else { return nil }
                next += 1
                return next - 1
            }
        }

        func put(_ result: Result, at index: Int) {
            monitor.locked {
                results[index] = result
                monitor.wakeAll()
            }
        }

        func take(_ index: Int) -> Result {
            monitor.locked {
                while true {
                    if let result = results.removeValue(forKey: index) {
                        taken = index + 1
                        monitor.wakeAll()
                        return result
                    }
                    monitor.wait()
                }
            }
        }
    }
}

/// Threads to wait for; an array cannot hold what cannot be copied.
private struct ThreadList: ~Copyable {
    private final class Link {
        private var thread: Thread?
        init(_ thread: consuming Thread) { self.thread = consume thread }
        func join() {
            guard let thread = thread.take() else { return }
            thread.join()
        }
    }

    private var links: [Link] = []

    var isEmpty: Bool { links.isEmpty }

    mutating func start(_ run: @escaping @Sendable () -> Void) {
        guard let thread = Thread(run) else { return }
        links.append(Link(thread))
    }

    consuming func joinAll() {
        for link in links { link.join() }
    }
}
