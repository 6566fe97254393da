internal import PickBytes

/// The first key at each place of the arena that was met lately: most equal keys share their text.
struct RecentKeys: ~Copyable {
    private static let count = 256

    /// The place plus one in the upper half, the node in the lower; zero is nothing.
    private var slots = TrivialBuffer<UInt64>(zeroed: Self.count)

    /// The first key with its text at `place`; nil where none is known, and from now on it is this one.
    @inline(__always)
    mutating func first(like key: Int, at place: UInt32) -> UInt32? {
        let slot = Int(place) & (Self.count &- 1)
        let known = slots[slot]
        if known >> 32 == UInt64(place) &+ 1 { return UInt32(truncatingIfNeeded: known) }
        slots[slot] = (UInt64(place) &+ 1) << 32 | UInt64(UInt32(truncatingIfNeeded: key))
        return nil
    }
}
