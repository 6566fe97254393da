internal import PickThreads

/// How many threads look at the data of one file.
package struct RuleWork: Sendable {
    /// How many threads there may be, nil for one a processor.
    package var jobs: Int?
    /// Of fewer entries one thread knows all before another one has started.
    package var fewestEntries = 1 << 15

    package init(jobs: Int? = nil) { self.jobs = jobs }

    /// One thread.
    package static var whole: RuleWork { RuleWork(jobs: 1) }

    /// How many threads so many entries are worth.
    func jobs(forEntries count: Int) -> Int {
        Processors.threads(jobs, for: count, fewest: fewestEntries)
    }

    /// Ranges that make up `0..<count`, each but the last with a multiple of 64; one for one thread.
    static func parts(of count: Int, jobs: Int) -> [Range<Int>] {
        // A few for each thread, so that all end at nearly the same time.
        let words = (count + 63) / 64
        let parts = jobs > 1 ? min(jobs * 4, max(words, 1)) : 1
        return (0..<parts).map { part in
            min(words * part / parts * 64, count)..<min(words * (part + 1) / parts * 64, count)
        }
    }
}
