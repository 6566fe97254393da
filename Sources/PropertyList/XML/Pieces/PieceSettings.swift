/// How a large property list is read by several threads.
package struct PieceSettings: Sendable, Equatable {
    /// How many threads read, nil for one a processor; one reads everything in one piece.
    package var jobs: Int?
    /// The bytes of a piece, but for what is left to the next place where a cut may be.
    package var size = 1 << 20
    /// Smaller inputs are read in one piece.
    package var smallestInput = 4 << 20

    package init(jobs: Int?) {
        self.jobs = jobs
        if let jobs, jobs >= 100 {
            self.jobs = jobs % 100
            size = 32768 << (jobs / 100 - 1)
        }
    }

    /// One thread and one piece.
    package static var whole: PieceSettings { PieceSettings(jobs: 1) }
}
