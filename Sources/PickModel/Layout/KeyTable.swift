internal import PickBytes
internal import PropertyList

/// The distinct keys of a document, numbered as they are met, so that what a key may be for is looked up once.
struct KeyTable: ~Copyable {
    struct Entry {
        /// A node that has the key.
        let node: Int
        let roles: KeyRoles
        let form: KeyForm
        /// The next entry whose text has the same hash; -1 for none.
        var next: Int32 = -1
    }

    private let document: Document
    private let forced: [RecognitionHints.Key]
    private(set) var entries: [Entry] = []
    private var firstByHash: [Int: Int32] = [:]
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
        let hash = document.textHash(key)
        var candidate = firstByHash[hash] ?? -1
        while candidate >= 0 {
            let entry = entries[Int(candidate)]
            if document.haveEqualText(entry.node, key) { return Int(candidate) }
            candidate = entry.next
        }
        let number = entries.count
        var entry = Entry(
            node: key,
            roles: roles(of: key),
            form: document.withBytes(key) { KeyForm($0) }
        )
        entry.next = firstByHash[hash] ?? -1
        firstByHash[hash] = Int32(truncatingIfNeeded: number)
        entries.append(entry)
        return number
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
