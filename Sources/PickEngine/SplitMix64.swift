/// A small random generator that can be seeded, so that a run can be repeated on any machine.
///
/// Sebastiano Vigna's SplitMix64: 64 bits of state, every word once in its period. Not for secrets.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A generator; equal seeds give equal numbers.
    public init(seed: UInt64) { state = seed }

    /// The next word.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
