internal import PickBytes
internal import PropertyList

/// The distinct keys of a document, numbered as they are met, so that what a key may be for is looked up once.
struct KeyTable: ~Copyable {
    struct Entry {
        /// A node that has the key.
        let node: Int
        let roles: KeyRoles
        let form: KeyForm
    }

    let document: Document
    private let forced: [RecognitionHints.Key]
    private(set) var entries: [Entry] = []
    private var hashes = TrivialBuffer<UInt32>()
    /// A number and 1, or 0 where the slot is free; a power of two, at most half full.
    private var slots = TrivialBuffer<UInt32>(zeroed: 64)
    private let hash: TextHash
    /// The number that was found last.
    private var last = -1
    /// For each number where a list of keys has it, while that is made; else -1.
    private var listed = TrivialBuffer<Int32>()
    /// Places of keys met lately and their numbers: equal keys share their place in most documents.
    private var recentPlaces = TrivialBuffer<UInt32>()
    private var recentNumbers = TrivialBuffer<Int32>()

    private static let recentCount: UInt32 = 256

    init(_ document: Document, forced: [RecognitionHints.Key]) {
        self.init(document, forced, TextHash())
    }

    private init(_ document: Document, _ forced: [RecognitionHints.Key], _ hash: TextHash) {
        self.document = document
        self.hash = hash
        self.forced = forced
        for _ in 0..<Self.recentCount {
            recentPlaces.append(.max)
            recentNumbers.append(-1)
        }
    }

    /// The same keys with the same numbers, for another thread.
    init(copyOf other: borrowing KeyTable) {
        self.init(other.document, other.forced, other.hash)
        entries = other.entries
        unsafe hashes.append(other.hashes.base, count: other.hashes.count)
        slots.truncate(to: 0)
        unsafe slots.append(other.slots.base, count: other.slots.count)
    }

    /// The numbers here of the keys that a copy has met beside those it began with, in the order it met them.
    mutating func numbers(of copy: borrowing KeyTable, from first: Int) -> [Int] {
        var numbers: [Int] = []
        for number in first..<copy.entries.count {
            numbers.append(self.number(of: copy.entries[number].node))
        }
        return numbers
    }

    /// The number of a key.
    @inline(__always)
    mutating func number(of key: Int) -> Int {
        let place = document.keyPlace(key)
        let slot = Int((place &* 2_654_435_761) >> 24)
        if recentPlaces[slot] == place { return Int(recentNumbers[slot]) }
        let number = find(key)
        recentPlaces[slot] = place
        recentNumbers[slot] = Int32(truncatingIfNeeded: number)
        return number
    }

    @inline(never)
    private mutating func find(_ key: Int) -> Int {
        // A dict is walked more than once: then each key is the next one.
        if last + 1 < entries.count, entries[last + 1].node == key {
            last += 1
            return last
        }
        last = findByText(key)
        return last
    }

    private mutating func findByText(_ key: Int) -> Int {
        let hash = unsafe hash(document.bytes(key))
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, document.haveEqualText(entries[number].node, key) { return number }
            slot = (slot + 1) & mask
        }
        let number = entries.count
        entries.append(
            Entry(node: key, roles: roles(of: key), form: document.withBytes(key) { KeyForm($0) })
        )
        hashes.append(hash)
        slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        if 2 * entries.count > slots.count { enlarge() }
        return number
    }

    private mutating func enlarge() {
        slots = TrivialBuffer(zeroed: slots.count * 2)
        let mask = slots.count - 1
        for number in entries.indices {
            var slot = Int(hashes[number]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    // MARK: - Lists of keys

    /// Where the list that is being made has a number; nil where it has not met it.
    func listPlace(of number: Int) -> Int? {
        number < listed.count && listed[number] >= 0 ? Int(listed[number]) : nil
    }

    mutating func setListPlace(of number: Int, _ place: Int) {
        while listed.count <= number { listed.append(-1) }
        listed[number] = Int32(truncatingIfNeeded: place)
    }

    /// The list is made, or another one begins: each number that was met has to be taken out.
    mutating func clearListPlace(of number: Int) { listed[number] = -1 }

    private func roles(of key: Int) -> KeyRoles {
        if !forced.isEmpty {
            let text = document.string(key)
            let said = forced.filter { $0.key == text }
            if !said.isEmpty {
                return said.reduce(into: KeyRoles.forced) { roles, hint in
                    switch hint.role {
                    case .name: roles.insert(.name)
                    case .children: roles.insert(.children)
                    case .code: roles.insert(.code)
                    case .parent: roles.insert(.parent)
                    }
                }
            }
        }
        return document.withBytes(key) { KeyVocabulary.roles(of: $0) }
    }
}
