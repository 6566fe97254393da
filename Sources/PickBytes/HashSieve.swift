/// Says of hashes that come one after the other whether an equal one may have come before.
///
/// It sees all that have, and of few hashes hardly ever one that has not: most lists need no table then. Public, although no
/// app sees it, so that the compiler can inline it.
public struct HashSieve: ~Copyable {
    @usableFromInline static var wordCount: Int { 64 }

    /// A bit for the upper twelve bits of each hash.
    public var words = TrivialBuffer<UInt64>()

    /// A sieve that has met nothing.
    public init() { words.append(repeating: 0, count: Self.wordCount) }

    /// Whether one like it may have been met; it is met now.
    @inlinable @inline(__always)
    public mutating func meets(_ hash: UInt32) -> Bool {
        let place = Int(hash >> 26)
        let bit = UInt64(1) << UInt64(hash >> 20 & 63)
        let word = words[place]
        words[place] = word | bit
        return word & bit != 0
    }

    /// Forgets all.
    @inlinable @inline(__always)
    public mutating func clear() {
        words.truncate(to: 0)
        words.append(repeating: 0, count: Self.wordCount)
    }
}
