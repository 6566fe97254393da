internal import PickBytes

/// Finds the number of a text that somebody names, among the names or codes of two tables.
struct TextLookup: ~Copyable {
    private let text: PlaceTable.Text
    private let old: PlaceTable
    private let new: PlaceTable
    private let hash = TextHash()
    /// One more than a place that has a text, new places behind all old ones; 0 where the slot is free.
    private var slots: TrivialBuffer<UInt32>

    /// Looks at all places of both tables, whose texts have `count` different numbers.
    init(_ text: PlaceTable.Text, _ old: PlaceTable, _ new: PlaceTable, count: Int) {
        self.text = text
        self.old = old
        self.new = new
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = TrivialBuffer(zeroed: size)
        var isKnown = [Bool](repeating: false, count: count)
        for place in 0..<old.count + new.count {
            let number = number(of: place)
            guard number > 0, !isKnown[number] else { continue }
            isKnown[number] = true
            var slot = unsafe withText(of: place) { bytes in
                unsafe bytes.map { unsafe Int(hash($0)) & (size - 1) } ?? 0
            }
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: place + 1)
        }
    }

    /// The number of a text; nil where neither file has it.
    func number(of wanted: String) -> Int? {
        var wanted = wanted
        return wanted.withUTF8 { bytes in
            guard bytes.count > 0 else { return 0 }
            let mask = slots.count - 1
            var slot = unsafe Int(hash(bytes)) & mask
            while slots[slot] != 0 {
                let place = Int(slots[slot]) - 1
                let isIt = unsafe withText(of: place) { other in
                    guard let other = unsafe other else { return false }
                    return unsafe haveEqualBytes(other, bytes)
                }
                if isIt { return number(of: place) }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    private func number(of place: Int) -> Int {
        let (table, own) = place < old.count ? (old, place) : (new, place - old.count)
        return text == .name ? table.names[own] : table.codeNumber(own)
    }

    private func withText<Result>(of place: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Result) -> Result {
        unsafe place < old.count
            ? old.withText(text, of: place, body) : new.withText(text, of: place - old.count, body)
    }
}
