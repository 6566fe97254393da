internal import PickBytes

/// The traits of characters, in pages that are filled when one of their characters is first met.
///
/// Unicode's tables answer after a search; a list of names in one script meets a few dozen characters, very often.
struct TraitPages: ~Copyable {
    /// For each page one more than its number in `traits`; 0 before it is filled.
    private var numbers = TrivialBuffer<UInt16>(zeroed: TraitPages.limit >> TraitPages.bits)
    private var traits = TrivialBuffer<UInt32>()

    /// A page has so many bits of the code: 64 characters.
    private static let bits: UInt32 = 6
    /// No character that has a name stands behind the first four planes, but for some that nobody sees.
    private static let limit = 0x40000

    /// The traits of a character outside ASCII.
    @inline(__always)
    mutating func traits(of code: UInt32) -> UInt32 {
        guard code < Self.limit else { return CharacterTraits.other(code).rawValue }
        var number = Int(numbers[Int(code >> Self.bits)])
        if number == 0 { number = fill(code >> Self.bits) }
        return traits[(number &- 1) << Int(Self.bits) | Int(code & (1 << Self.bits - 1))]
    }

    @inline(never)
    private mutating func fill(_ page: UInt32) -> Int {
        let first = page << Self.bits
        for code in first..<first + 1 << Self.bits { traits.append(CharacterTraits.other(code).rawValue) }
        let number = traits.count >> Int(Self.bits)
        numbers[Int(page)] = UInt16(truncatingIfNeeded: number)
        return number
    }
}
