internal import PickBytes

/// Leaves by the upper bits of their hashes: how many there are in each part, then where the next one goes.
struct LeafParts: ~Copyable {
    private static let size = 1 << 13

    let partCount: Int
    /// How many bits of a hash do not say which part it is of; all of them where there is one part.
    private let shift: UInt32
    /// While leaves are counted their numbers, afterwards the place of each part's next leaf.
    private(set) var places: TrivialBuffer<Int>
    /// Keys that are in no part, since an earlier one has the same text at the same place.
    private var known: TrivialBuffer<UInt64>

    init(nodes: Int) {
        var bits: UInt32 = 0
        while bits < 20, nodes >> Int(bits) > Self.size { bits += 1 }
        partCount = 1 << Int(bits)
        shift = 32 - bits
        places = TrivialBuffer(zeroed: partCount)
        known = TrivialBuffer(zeroed: (nodes + 63) / 64)
    }

    @inline(__always) func isKnown(_ node: Int) -> Bool { known[node >> 6] & 1 << UInt64(node & 63) != 0 }

    @inline(__always) mutating func setKnown(_ node: Int) { known[node >> 6] |= 1 << UInt64(node & 63) }

    @inline(__always) mutating func count(_ hash: UInt32) { places[Int(hash >> shift)] &+= 1 }

    /// Turns numbers into places; returns the number of all leaves.
    mutating func prepare() -> Int {
        var place = 0
        for part in 0..<partCount {
            let count = places[part]
            places[part] = place
            place += count
        }
        return place
    }

    /// The place of a leaf, which is taken then.
    @inline(__always) mutating func nextPlace(_ hash: UInt32) -> Int {
        let part = Int(hash >> shift)
        let place = places[part]
        places[part] = place &+ 1
        return place
    }
}
