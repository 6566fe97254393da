internal import PickBytes

/// UTF-16 as binary property lists have it, to UTF-8.
enum UTF16Text {
    /// Bytes of UTF-8 that one call makes at most.
    static let scratchSize = 4096

    /// Decodes from the front of `range` into `scratch`, which it empties; returns the place that it came to.
    ///
    /// The units are known to pair rightly.
    static func decode(_ file: BinaryFile, _ range: Range<Int>, into scratch: inout TrivialBuffer<UInt8>)
        -> Int
    {
        scratch.truncate(to: 0)
        var place = range.lowerBound
        // A unit has at most three bytes, a pair four.
        while place < range.upperBound, scratch.count <= scratchSize &- 4 {
            let unit = UInt32(file.unit(at: place))
            place &+= 2
            if unit >= 0x800 {
                if unit & 0xF800 == 0xD800, place < range.upperBound {
                    let low = UInt32(file.unit(at: place))
                    place &+= 2
                    let scalar = 0x10000 &+ ((unit & 0x3FF) << 10 | (low & 0x3FF))
                    scratch.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
                    scratch.append(UInt8(truncatingIfNeeded: 0x80 | (scalar >> 12) & 0x3F))
                    scratch.append(UInt8(truncatingIfNeeded: 0x80 | (scalar >> 6) & 0x3F))
                    scratch.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
                } else {
                    scratch.append(UInt8(truncatingIfNeeded: 0xE0 | unit >> 12))
                    scratch.append(UInt8(truncatingIfNeeded: 0x80 | (unit >> 6) & 0x3F))
                    scratch.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F))
                }
            } else if unit >= 0x80 {
                scratch.append(UInt8(truncatingIfNeeded: 0xC0 | unit >> 6))
                scratch.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F))
            } else {
                scratch.append(UInt8(truncatingIfNeeded: unit))
            }
        }
        return place
    }
}
