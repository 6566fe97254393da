internal import PickBytes

/// Gives texts of two documents numbers in the order in which they come first: equal bytes have equal numbers.
///
/// The empty text has the number 0. Each different text is kept once, and none becomes a `String`.
struct TextNumbers: ~Copyable {
    private struct Text: BitwiseCopyable {
        var start: Int
        var length: Int32
        var hash: UInt32
    }

    private var arena = TrivialBuffer<UInt8>()
    private var texts = TrivialBuffer<Text>()
    /// A number and 1, or 0 where the slot is free; a power of two, at most half full.
    private var slots = TrivialBuffer<UInt32>(zeroed: 1024)
    private let hash = TextHash()

    init() { texts.append(Text(start: 0, length: 0, hash: 0)) }

    /// How many numbers were given.
    var count: Int { texts.count }

    /// The number of a text.
    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
        guard text.count > 0 else { return 0 }
        let hash = unsafe hash(text)
        let slot = unsafe slot(of: text, hash)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        let number = texts.count
        texts.append(
            Text(start: arena.count, length: Int32(truncatingIfNeeded: text.count), hash: hash)
        )
        unsafe arena.append(text.baseAddress, count: text.count)
        slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        if number * 2 > slots.count { enlarge() }
        return number
    }

    /// The number of a text that has one.
    func known(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count > 0 else { return 0 }
            let slot = unsafe slot(of: bytes, hash(bytes))
            return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
        }
    }

    /// Where the text is, or the free slot where it belongs.
    private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let other = texts[Int(slots[slot]) - 1]
            if other.hash == hash, Int(other.length) == text.count, unsafe isEqual(text, other) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ text: UnsafeBufferPointer<UInt8>, _ other: Text) -> Bool {
        for index in 0..<text.count where unsafe text[index] != arena[other.start + index] { return false }
        return true
    }

    private mutating func enlarge() {
        var larger = TrivialBuffer<UInt32>(zeroed: slots.count * 4)
        let mask = larger.count - 1
        for number in 1..<texts.count {
            var slot = Int(texts[number].hash) & mask
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
        slots = larger
    }
}
