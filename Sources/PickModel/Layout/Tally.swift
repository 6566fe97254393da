internal import PickBytes
internal import PropertyList

/// What stands at one place of a layout: how many nodes of which kinds, and the containers among them.
struct Tally: ~Copyable {
    private(set) var texts = 0
    private(set) var numbers = 0
    /// Dates, data, booleans and whatever else can be no name.
    private(set) var others = 0
    private var arrays = TrivialBuffer<UInt32>()
    private var dicts = TrivialBuffer<UInt32>()
    private var samples = TrivialBuffer<UInt32>()
    private(set) var firstScalar = -1
    private(set) var firstOther = -1

    static let sampleCount = 512

    var scalars: Int { texts + numbers + others }
    var arrayCount: Int { arrays.count }
    var dictCount: Int { dicts.count }
    var containers: Int { arrays.count + dicts.count }
    var total: Int { scalars + containers }

    /// The array with this number, in document order.
    func array(_ index: Int) -> Int { Int(arrays[index]) }

    /// The dictionary with this number, in document order.
    func dict(_ index: Int) -> Int { Int(dicts[index]) }

    /// The first texts and numbers.
    var sampleNodes: [Int] { (0..<samples.count).map { Int(samples[$0]) } }

    @inline(__always)
    mutating func add(_ node: Int, _ kind: NodeKind) {
        switch kind {
        case .string:
            if texts &+ numbers < Self.sampleCount { sample(node) }
            texts &+= 1
        case .array: arrays.append(UInt32(truncatingIfNeeded: node))
        case .dict: dicts.append(UInt32(truncatingIfNeeded: node))
        case .integer, .unsignedInteger, .real:
            if texts &+ numbers < Self.sampleCount { sample(node) }
            numbers &+= 1
        case .null: break
        default:
            if firstOther < 0 { firstOther = node }
            if firstScalar < 0 { firstScalar = node }
            others &+= 1
        }
    }

    /// Adds `count` texts, which stand behind each other from `node` on.
    @inline(__always)
    mutating func addTexts(_ node: Int, count: Int) {
        let wanted = min(count, Self.sampleCount - texts - numbers)
        if wanted > 0 { for index in 0..<wanted { sample(node &+ index) } }
        texts &+= count
    }

    /// Adds what follows in the text.
    mutating func append(_ other: borrowing Tally) {
        if firstScalar < 0 { firstScalar = other.firstScalar }
        if firstOther < 0 { firstOther = other.firstOther }
        let wanted = min(other.samples.count, Self.sampleCount - texts - numbers)
        if wanted > 0 { unsafe samples.append(other.samples.base, count: wanted) }
        texts += other.texts
        numbers += other.numbers
        others += other.others
        unsafe arrays.append(other.arrays.base, count: other.arrays.count)
        unsafe dicts.append(other.dicts.base, count: other.dicts.count)
    }

    private mutating func sample(_ node: Int) {
        if firstScalar < 0 { firstScalar = node }
        samples.append(UInt32(truncatingIfNeeded: node))
    }
}
