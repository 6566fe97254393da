internal import PickBytes

/// One bit for each of the numbers of a range.
struct BitTable: ~Copyable {
    /// The first number, a multiple of 64.
    private let start: Int
    private var words: TrivialBuffer<UInt64>

    /// No bit is set.
    ///
    /// The range is made larger until it begins and ends at multiples of 64.
    init(_ range: Range<Int>) {
        start = range.lowerBound & ~63
        words = TrivialBuffer(zeroed: (range.upperBound - start + 63) >> 6)
    }

    /// Sets the bit of a number of the range.
    @inline(__always)
    mutating func insert(_ number: Int) {
        words[(number &- start) >> 6] |= 1 << UInt64(truncatingIfNeeded: number & 63)
    }

    /// Whether the bit of a number of the range is set.
    @inline(__always)
    func contains(_ number: Int) -> Bool {
        words[(number &- start) >> 6] & 1 << UInt64(truncatingIfNeeded: number & 63) != 0
    }

    /// Sets the bits that are set in the table of a part of the range.
    mutating func formUnion(_ part: borrowing BitTable) {
        let first = (part.start - start) >> 6
        for index in 0..<part.words.count { words[first + index] |= part.words[index] }
    }
}
