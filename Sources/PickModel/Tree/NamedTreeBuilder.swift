internal import PickBytes
internal import PropertyList

/// Builds a ``NamedTree`` entry by entry, each before its children.
struct NamedTreeBuilder: ~Copyable {
    private var storage = NamedTree.Storage()
    private var levelCounts = TrivialBuffer<Int>()
    private var references: [NameReference] = []
    private(set) var depth = 0

    /// Levels are kept in one byte, and no picker has a tenth of these wheels.
    static let deepest = 64

    var count: Int { storage.names.count }

    /// Opens an entry under the one that was opened last.
    @inline(__always)
    mutating func open(name: UInt32, source: Int) -> Int {
        let entry = count
        storage.names.append(name)
        storage.sources.append(UInt32(truncatingIfNeeded: source))
        storage.ends.append(0)
        storage.levels.append(UInt8(truncatingIfNeeded: depth))
        if depth == levelCounts.count { levelCounts.append(0) }
        levelCounts[depth] += 1
        depth += 1
        return entry
    }

    /// Adds entries without children, whose names are `count` nodes from `first` on.
    mutating func addLeaves(from first: Int, count added: Int) {
        let node = UInt32(truncatingIfNeeded: first)
        storage.ends.append(upFrom: UInt32(truncatingIfNeeded: count + 1), count: added)
        storage.levels.append(repeating: UInt8(truncatingIfNeeded: depth), count: added)
        storage.sources.append(upFrom: node, count: added)
        storage.names.append(upFrom: node, count: added)
        if depth == levelCounts.count { levelCounts.append(0) }
        levelCounts[depth] += added
    }

    /// Opens an entry with name, code and attributes of another tree's, which is of the same document.
    mutating func open(copyOf entry: Int, in tree: NamedTree, flags: EntryFlags) -> Int {
        let copy = open(
            name: tree.nameNode(entry).map { UInt32(truncatingIfNeeded: $0) } ?? NamedTree.none,
            source: tree.sourceNode(entry)
        )
        insert(flags, copy)
        if let code = tree.codeNode(entry) { setCode(copy, code) }
        for node in tree.attributeNodes(entry) { addAttribute(copy, node) }
        return copy
    }

    /// Closes the entry that was opened last.
    @inline(__always)
    mutating func close(_ entry: Int) {
        storage.ends[entry] = UInt32(truncatingIfNeeded: count)
        depth -= 1
    }

    mutating func setName(_ entry: Int, _ node: Int) {
        storage.names[entry] = UInt32(truncatingIfNeeded: node)
    }

    mutating func setCode(_ entry: Int, _ node: Int) {
        while storage.codes.count <= entry { storage.codes.append(NamedTree.none) }
        storage.codes[entry] = UInt32(truncatingIfNeeded: node)
    }

    mutating func insert(_ flags: EntryFlags, _ entry: Int) {
        while storage.flags.count <= entry { storage.flags.append(0) }
        storage.flags[entry] |= flags.rawValue
    }

    /// Adds an attribute to the entry opened last, before any of its children: its key, or a value without one.
    mutating func addAttribute(_ entry: Int, _ node: Int) {
        let place = UInt32(truncatingIfNeeded: storage.attributes.count)
        while storage.attributeStarts.count <= entry { storage.attributeStarts.append(place) }
        storage.attributes.append(UInt32(truncatingIfNeeded: node))
    }

    /// Notes that a name stands once more, at a byte of another node's text.
    mutating func addReference(to name: Int, at place: Int, offset: Int = 0, dict: Int? = nil) {
        references.append(NameReference(name: name, place: place, offset: offset, dict: dict))
    }

    /// Marks the first level as sections.
    mutating func markRootsAsSections() {
        var entry = 0
        while entry < count {
            insert(.section, entry)
            entry = Int(storage.ends[entry])
        }
    }

    consuming func finish(_ document: Document, ownAttributes: [Int]) -> NamedTree {
        NamedTree(
            document: document,
            storage: storage,
            levelCounts: levelCounts.withSpan { counts in counts.indices.map { counts[$0] } },
            ownAttributeNodes: ownAttributes,
            references: references
        )
    }
}
