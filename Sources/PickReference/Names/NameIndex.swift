internal import PickBytes

/// Finds divisions and former names by each way that they are written.
struct NameIndex: ~Copyable {
    /// What a name may mean.
    struct Candidate: BitwiseCopyable {
        /// The index of a division, or below zero of a former name: `-1 - index`.
        var item: Int32
        var form: NameForm
        /// The next candidate of the slot and 1; 0 where there is none.
        fileprivate var next: Int32
        fileprivate var key: UInt64

        var unit: Int? { item >= 0 ? Int(item) : nil }
        var former: Int? { item < 0 ? Int(-1 - item) : nil }
    }

    private var candidates = TrivialBuffer<Candidate>()
    /// The first candidate of each slot and 1; 0 where there is none.
    private var heads = TrivialBuffer<Int32>(zeroed: Self.slots)
    private static let slots = 1 << 15

    init(_ units: [DivisionRecord], _ formers: [FormerRecord], _ text: TableText) {
        candidates.reserve(24_000)
        var scratch: [UInt8] = []
        // From the last to the first, so that chains are in the order of the table.
        for index in formers.indices.reversed() {
            let former = formers[index]
            add(
                Int32(-1 - index),
                former.name,
                .empty,
                Int(former.shortBytes),
                former.kind,
                text,
                &scratch
            )
        }
        for index in units.indices.reversed() {
            let unit = units[index]
            add(Int32(index), unit.name, unit.traditional, Int(unit.shortBytes), unit.kind, text, &scratch)
        }
    }

    /// What a name may mean; calls `body` for each.
    @inline(__always)
    func each(_ key: NameKey, _ body: (Candidate) -> Void) {
        var next = heads[Int(truncatingIfNeeded: key.value & UInt64(Self.slots - 1))]
        while next > 0 {
            let candidate = candidates[Int(next) &- 1]
            if candidate.key == key.value { body(candidate) }
            next = candidate.next
        }
    }

    /// All ways of writing, as candidates.
    private mutating func add(
        _ item: Int32,
        _ name: Cell,
        _ traditional: Cell,
        _ short: Int,
        _ kind: DivisionKind,
        _ text: TableText,
        _ scratch: inout [UInt8]
    ) {
        unsafe add(item, .full, NameKey(text.bytes(name)))
        if traditional.count > 0 { unsafe add(item, .traditional, NameKey(text.bytes(traditional))) }
        let count = Int(name.count)
        if short < count {
            unsafe add(item, .short, NameKey(text.bytes(name.prefix(short))))
            // Of the same length: each character has three bytes in both.
            if traditional.count > 0 {
                unsafe add(item, .traditionalShort, NameKey(text.bytes(traditional.prefix(short))))
            }
        }
        if let suffix = kind.informalSuffix, short < count {
            scratch.removeAll(keepingCapacity: true)
            unsafe scratch.append(contentsOf: text.bytes(name.prefix(short)))
            scratch.append(contentsOf: suffix.utf8)
            add(item, .informal, NameKey(scratch))
        }
        if let suffix = kind.informalSuffix, kind != .specialRegion, kind != .forestryDistrict,
            kind != .specialDistrict,
            short < count
        {
            // 凉山自治州: without the peoples.
            scratch.removeLast(suffix.utf8.count)
            scratch.append(contentsOf: kind.suffix.utf8)
            add(item, .informal, NameKey(scratch))
        }
        if kind == .district, text.ends(name, with: "族区") { addWithoutPeople(item, name, text, &scratch) }
        if kind == .league {
            scratch.removeAll(keepingCapacity: true)
            unsafe scratch.append(contentsOf: text.bytes(name.prefix(3)))
            scratch.append(contentsOf: "盟".utf8)
            if scratch.count < count { add(item, .informal, NameKey(scratch)) }
        }
        // 索 for 索县: two characters have lost the second.
        if count == 6, kind == .county { unsafe add(item, .cutOff, NameKey(text.bytes(name.prefix(3)))) }
        // 延边朝鲜族, 延边朝鲜族自治 and so on: what is left when the end is cut off.
        let suffix = kind.suffix.utf8.count
        var cut = count - 3
        while cut > short, cut >= 6, cut >= count - suffix {
            unsafe add(item, .cutOff, NameKey(text.bytes(name.prefix(cut))))
            cut -= 3
        }
        if kind == .district, text.ends(name, with: "新区"), count - 3 > short {
            unsafe add(item, .cutOff, NameKey(text.bytes(name.prefix(count - 3))))
        }
    }

    /// 管城区 for 管城回族区.
    private mutating func addWithoutPeople(
        _ item: Int32,
        _ name: Cell,
        _ text: TableText,
        _ scratch: inout [UInt8]
    ) {
        for people: StaticString in ["回族区", "达斡尔族区"] where text.ends(name, with: people) {
            scratch.removeAll(keepingCapacity: true)
            unsafe scratch.append(
                contentsOf: text.bytes(name.prefix(Int(name.count) - people.utf8CodeUnitCount))
            )
            scratch.append(contentsOf: "区".utf8)
            add(item, .informal, NameKey(scratch))
        }
    }

    private mutating func add(_ item: Int32, _ form: NameForm, _ key: NameKey) {
        let slot = Int(truncatingIfNeeded: key.value & UInt64(Self.slots - 1))
        candidates.append(Candidate(item: item, form: form, next: heads[slot], key: key.value))
        heads[slot] = Int32(truncatingIfNeeded: candidates.count)
    }
}
