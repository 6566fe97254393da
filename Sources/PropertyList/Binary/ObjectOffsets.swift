internal import PickBytes

/// Where the objects of a binary property list stand, in four bytes each: beyond 4 GB the upper halves are kept apart.
struct ObjectOffsets: ~Copyable {
    private var lower = TrivialBuffer<UInt32>()
    /// The objects from which on the upper half is another one.
    private var steps: [(index: Int, upper: UInt64)] = []
    private var upper: UInt64 = 0

    init(capacity: Int) { lower.reserve(capacity) }

    var count: Int { lower.count }

    /// Adds an offset, which is not smaller than the last one.
    @inline(__always)
    mutating func append(_ offset: Int) {
        let offset = UInt64(offset)
        if offset >> 32 != upper {
            upper = offset >> 32
            steps.append((lower.count, upper))
        }
        lower.append(UInt32(truncatingIfNeeded: offset))
    }

    /// Writes all of them with so many bytes each.
    func write(size: Int, to writer: inout ByteWriter) {
        var upper: UInt64 = 0
        var step = 0
        for index in 0..<lower.count {
            if step < steps.count, steps[step].index == index {
                upper = steps[step].upper << 32
                step += 1
            }
            writer.append(upper | UInt64(lower[index]), size: size)
        }
    }
}
