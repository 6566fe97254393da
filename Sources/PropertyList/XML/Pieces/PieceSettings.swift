/// How a large property list is read by several threads.
package struct PieceSettings: Sendable, Equatable {
    /// How many threads read, nil for one a processor; one reads everything in one piece.
    package var jobs: Int?
    /// The bytes of a piece, but for what is left to the next place where a cut may be.
    ///
    /// Measured from 64 KB to 2 MB: tables of this size stay in the cache until they are joined, and the threads end
    /// at nearly the same time.
    package var size = 128 * 1024
    /// Smaller inputs are read in one piece.
    package var smallestInput = 2 << 20

    package init(jobs: Int? = nil) { self.jobs = jobs }

    /// One thread and one piece.
    package static var whole: PieceSettings { PieceSettings(jobs: 1) }
}
