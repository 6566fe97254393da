/// A list of numbers that fit 32 bits, half the size of an array of `Int`.
struct Numbers: Sendable {
    private var values: [Int32]

    init() { values = [] }

    init(repeating value: Int, count: Int) {
        values = [Int32](repeating: Int32(truncatingIfNeeded: value), count: count)
    }

    var count: Int { values.count }

    subscript(index: Int) -> Int {
        get { Int(values[index]) }
        set { values[index] = Int32(truncatingIfNeeded: newValue) }
    }

    mutating func append(_ value: Int) { values.append(Int32(truncatingIfNeeded: value)) }
}
