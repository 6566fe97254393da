internal import PickBytes
internal import PropertyList

/// Builds a ``NamedTree`` entry by entry, each before its children.
struct NamedTreeBuilder: ~Copyable {
    private var storage = NamedTree.Storage()
    private var levelCounts = TrivialBuffer<Int>()
    private var references: [NameReference] = []
    private(set) var depth: Int

    /// Levels are kept in one byte, and no picker has a tenth of these wheels.
    static let deepest = 64

    var count: Int { storage.names.count }

    /// The first entries stand `depth` levels down.
    init(depth: Int = 0) {
        self.depth = depth
        for _ in 0..<depth { levelCounts.append(0) }
    }

    /// Makes room for `count` entries, whose pages are large where there are very many.
    mutating func reserve(_ count: Int, hasCodes: Bool) {
        storage.names.reserve(count)
        storage.sources.reserve(count)
        storage.ends.reserve(count)
        storage.levels.reserve(count)
        unsafe LargePages.advise(storage.names.base, count: count)
        unsafe LargePages.advise(storage.sources.base, count: count)
        unsafe LargePages.advise(storage.ends.base, count: count)
        unsafe LargePages.advise(storage.levels.base, count: count)
        guard hasCodes else { return }
        storage.codes.reserve(count)
        unsafe LargePages.advise(storage.codes.base, count: count)
    }

    /// Adds the entries of another builder, which stand where it said, behind all that are here.
    mutating func append(_ other: borrowing NamedTreeBuilder) {
        let first = UInt32(truncatingIfNeeded: count)
        let attribute = UInt32(truncatingIfNeeded: storage.attributes.count)
        if other.storage.flags.count > 0 {
            storage.flags.append(repeating: 0, count: count - storage.flags.count)
            unsafe storage.flags.append(other.storage.flags.base, count: other.storage.flags.count)
        }
        if other.storage.codes.count > 0 {
            storage.codes.append(repeating: NamedTree.none, count: count - storage.codes.count)
            unsafe storage.codes.append(other.storage.codes.base, count: other.storage.codes.count)
        }
        if other.storage.attributes.count > 0 {
            let missing = count - storage.attributeStarts.count
            storage.attributeStarts.append(repeating: attribute, count: missing)
            storage.attributeStarts.append(other.storage.attributeStarts, shiftedBy: attribute)
            unsafe storage.attributes.append(
                other.storage.attributes.base,
                count: other.storage.attributes.count
            )
        }
        unsafe storage.sources.append(other.storage.sources.base, count: other.count)
        unsafe storage.levels.append(other.storage.levels.base, count: other.count)
        storage.ends.append(other.storage.ends, shiftedBy: first)
        unsafe storage.names.append(other.storage.names.base, count: other.count)
        while levelCounts.count < other.levelCounts.count { levelCounts.append(0) }
        for level in 0..<other.levelCounts.count { levelCounts[level] += other.levelCounts[level] }
        references += other.references
    }

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
        if storage.codes.count == entry {
            storage.codes.append(UInt32(truncatingIfNeeded: node))
            return
        }
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
