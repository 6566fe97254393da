/// Does many pieces of work at once and hands the results on in their order.
package enum OrderedWork {
    /// Calls `consume` on this thread with each result, piece after piece.
    ///
    /// With one job or one piece no thread is made. Workers run no further ahead of `consume` than `lead` pieces, a few each
    /// unless told otherwise, so that few results are held in memory.
    package static func run<Result: Sendable>(
        count: Int,
        jobs: Int,
        lead: Int? = nil,
        work: @escaping @Sendable (Int) -> Result,
        consume: (Int, Result) -> Void
    ) {
        let workers = min(jobs, count)
        let indices = Counter(count: count)
        run(jobs: workers, lead: lead ?? workers * 4) {
            indices.next()
        } work: { index in
            (index, work(index))
        } consume: { (result: (Int, Result)) in
            consume(result.0, result.1)
            return true
        }
    }

    /// Calls `consume` on this thread with the result of each item that `next` hands out, in that order, until there
    /// are no more or `consume` returns false.
    ///
    /// One thread at a time is in `next`. At most `lead` items are handed out that `consume` has not been given.
    /// With one job no thread is made.
    package static func run<Item, Result: Sendable>(
        jobs: Int,
        lead: Int,
        next: @escaping @Sendable () -> Item?,
        work: @escaping @Sendable (Item) -> Result,
        consume: (Result) -> Bool
    ) {
        var threads = ThreadList()
        let board = Board<Result>(lead: lead)
        if jobs > 1 {
            for _ in 0..<jobs {
                threads.start {
                    while let (index, item) = board.begin(next) { board.put(work(item), at: index) }
                }
            }
        }
        // Without a thread to be had the work is done here.
        if threads.isEmpty {
            while let item = next() {
                guard consume(work(item)) else { return }
            }
            return
        }
        while let result = board.take() {
            guard consume(result) else { break }
        }
        board.stop()
        threads.joinAll()
    }

    /// Hands out the numbers from 0, on one thread at a time.
    private final class Counter: @unchecked Sendable {
        // Sendable although unchecked: `run` lets one thread at a time call `next`.
        private var value = 0
        private let count: Int

        init(count: Int) { self.count = count }

        func next() -> Int? {
            guard value < count else { return nil }
            value += 1
            return value - 1
        }
    }

    /// What the workers and the consumer share.
    private final class Board<Result: Sendable>: @unchecked Sendable {
        // Sendable although unchecked: all that changes is touched inside `monitor` alone.
        private let monitor = Monitor()
        private let lead: Int
        private var begun = 0
        private var taken = 0
        private var isOver = false
        private var results: [Int: Result] = [:]

        init(lead: Int) { self.lead = lead }

        /// The next item with its number, as soon as few enough are under way.
        func begin<Item>(_ next: () -> Item?) -> (Int, Item)? {
            monitor.locked {
                while !isOver, begun >= taken + lead { monitor.wait() }
                guard !isOver else { return nil }
                guard let item = next() else {
                    isOver = true
                    monitor.wakeAll()
                    return nil
                }
                begun += 1
                return (begun - 1, item)
            }
        }

        func put(_ result: Result, at index: Int) {
            monitor.locked {
                results[index] = result
                monitor.wakeAll()
            }
        }

        /// The next result; nil behind the last one.
        func take() -> Result? {
            monitor.locked {
                while true {
                    if let result = results.removeValue(forKey: taken) {
                        taken += 1
                        monitor.wakeAll()
                        return result
                    }
                    if isOver, taken == begun { return nil }
                    monitor.wait()
                }
            }
        }

        /// Lets no item be begun any more.
        func stop() {
            monitor.locked {
                isOver = true
                monitor.wakeAll()
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
