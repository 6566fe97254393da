internal import PickBytes

/// How the nodes of a ``Slot`` become entries, in plain numbers.
///
/// A slot is an object, and its records have arrays: for each node that is built their uses would be counted, and several
/// threads would count in one place.
struct SlotPlan: BitwiseCopyable {
    /// How dictionaries are read.
    enum Reading: UInt8, BitwiseCopyable { case unknown, names, codes, positions, record, languages }

    var reading = Reading.unknown
    /// Its arrays are a name and what belongs to it.
    var isTuple = false
    var scalarIsCode = false
    var isGroup = false
    /// The children of its records stand under a key that repeats the name.
    var isSelfNamed = false
    /// How many bytes stand before the number of a position.
    var prefixLength: Int32 = 0
    // Keys of its records; -1 for none.
    var name: Int32 = -1
    var code: Int32 = -1
    var children: Int32 = -1
    // Numbers of other plans; -1 for none.
    var nameSlot: Int32 = -1
    var childSlot: Int32 = -1
    var items: Int32 = -1
    var values: Int32 = -1
}

/// The plans of all slots of a layout, by number.
struct SlotPlans: ~Copyable {
    private var list = TrivialBuffer<SlotPlan>()
    /// About how many entries come of the slots.
    private(set) var entryCount = 0
    /// How many of these are plain texts of a list.
    private var textCount = 0
    /// Whether entries have codes.
    private(set) var hasCodes = false

    init() {}

    init(copyOf other: borrowing SlotPlans) {
        unsafe list.append(other.list.base, count: other.list.count)
        entryCount = other.entryCount
        textCount = other.textCount
        hasCodes = other.hasCodes
    }

    /// Whether most entries take longer to build than to copy: texts of a list do not.
    var areRecords: Bool { textCount * 2 < entryCount }

    subscript(number: Int32) -> SlotPlan { list[Int(number)] }

    /// Takes a slot, which must be settled, and all below it; returns its number.
    mutating func add(_ slot: Slot) -> Int32 {
        var plan = SlotPlan()
        plan.isTuple = slot.tupleCount > 0
        plan.scalarIsCode = slot.scalarIsCode
        plan.isGroup = slot.isGroup
        if let items = slot.items {
            if !plan.isTuple {
                entryCount += items.tally.total
                textCount += items.tally.texts
            }
            plan.items = add(items)
        }
        if let values = slot.values {
            entryCount += values.tally.total
            plan.values = add(values)
        }
        switch slot.reading {
        case .names?: plan.reading = .names
        case .codes?:
            plan.reading = .codes
            hasCodes = true
        case .positions(let prefix)?:
            plan.reading = .positions
            plan.prefixLength = Int32(truncatingIfNeeded: prefix.utf8.count)
        case .record(let record)?: take(record, &plan)
        case .languages?: plan.reading = .languages
        case nil: break
        }
        return append(plan)
    }

    /// Takes the keys of records alone; returns the number of their plan.
    mutating func add(_ record: RecordKeys) -> Int32 {
        var plan = SlotPlan()
        take(record, &plan)
        return append(plan)
    }

    private mutating func take(_ record: RecordKeys, _ plan: inout SlotPlan) {
        plan.reading = .record
        plan.isSelfNamed = record.isSelfNamed
        plan.name = Int32(truncatingIfNeeded: record.name)
        plan.code = Int32(truncatingIfNeeded: record.code)
        plan.children = Int32(truncatingIfNeeded: record.children)
        if record.code >= 0 { hasCodes = true }
        if let slot = record.nameSlot { plan.nameSlot = add(slot) }
        if let slot = record.childSlot { plan.childSlot = add(slot) }
    }

    private mutating func append(_ plan: SlotPlan) -> Int32 {
        list.append(plan)
        return Int32(truncatingIfNeeded: list.count - 1)
    }
}
