internal import PickBytes

/// A list of numbers that fit 32 bits, half the size of an array of `Int`.
struct Numbers: Sendable {
    private var values: [Int32]

    init() { values = [] }

    /// No numbers yet, and room for so many.
    init(reserving count: Int) {
        values = []
        values.reserveCapacity(count)
    }

    init(repeating value: Int, count: Int) {
        values = [Int32](repeating: Int32(truncatingIfNeeded: value), count: count)
    }

    var count: Int { values.count }
    var isEmpty: Bool { values.isEmpty }

    subscript(index: Int) -> Int {
        get { Int(values[index]) }
        set { values[index] = Int32(truncatingIfNeeded: newValue) }
    }

    mutating func append(_ value: Int) { values.append(Int32(truncatingIfNeeded: value)) }
}

/// Numbers that are ``PlaceTable/none`` until they are set; those that nobody sets take no memory.
struct SparseNumbers: ~Copyable {
    /// Each number and 1.
    private var values: TrivialBuffer<Int32>

    init(count: Int) { values = TrivialBuffer(zeroed: count) }

    subscript(index: Int) -> Int {
        get { Int(values[index]) - 1 }
        set { values[index] = Int32(truncatingIfNeeded: newValue &+ 1) }
    }
}
