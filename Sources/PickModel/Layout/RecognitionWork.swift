internal import PickThreads

/// How many threads recognize the layout of one file and read its data.
package struct RecognitionWork: Sendable {
    /// How many threads there may be, nil for one a processor.
    package var jobs: Int?
    /// Of fewer nodes one thread has built all before another one has started.
    package var fewestNodes = 1 << 16
    /// The nodes of a part, but for what is left to the end of a value.
    package var partSize = 1 << 14

    package init(jobs: Int? = nil) { self.jobs = jobs }

    /// One thread.
    package static var whole: RecognitionWork { RecognitionWork(jobs: 1) }

    /// How many threads so many nodes are worth.
    func jobs(forNodes count: Int) -> Int {
        Processors.threads(jobs, for: count, fewest: fewestNodes)
    }
}
