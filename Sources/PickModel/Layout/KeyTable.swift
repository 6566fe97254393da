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

    private let document: Document
    private let forced: [RecognitionHints.Key]
    private(set) var entries: [Entry] = []
    private var hashes = TrivialBuffer<UInt32>()
    /// A number and 1, or 0 where the slot is free; a power of two, at most half full.
    private var slots = TrivialBuffer<UInt32>(zeroed: 64)
    private let hash = TextHash()
    /// For each number where a survey has it, while that goes on; else -1.
    private var surveyed = TrivialBuffer<Int32>()
    /// Places of keys met lately and their numbers: equal keys share their place in most documents.
    private var recentPlaces = TrivialBuffer<UInt32>()
    private var recentNumbers = TrivialBuffer<Int32>()

    private static let recentCount: UInt32 = 256

    init(_ document: Document, forced: [RecognitionHints.Key]) {
        self.document = document
        self.forced = forced
        for _ in 0..<Self.recentCount {
            recentPlaces.append(.max)
            recentNumbers.append(-1)
        }
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
        slots = TrivialBuffer(zeroed: slots.count * 4)
        let mask = slots.count - 1
        for number in entries.indices {
            var slot = Int(hashes[number]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    // MARK: - Surveys

    /// Where the survey that goes on has a number; nil where it has not met it.
    func surveyPlace(of number: Int) -> Int? {
        number < surveyed.count && surveyed[number] >= 0 ? Int(surveyed[number]) : nil
    }

    mutating func setSurveyPlace(of number: Int, _ place: Int) {
        while surveyed.count <= number { surveyed.append(-1) }
        surveyed[number] = Int32(truncatingIfNeeded: place)
    }

    /// Ends a survey that met these numbers.
    mutating func endSurvey(_ keys: [DictSurvey.Key]) {
        for key in keys { surveyed[key.number] = -1 }
    }

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
