internal import PropertyList

/// Entries whose parents are found one by one, to be put into a tree when all are known.
struct LinkedEntries {
    struct Entry {
        /// The node of the name, or -1.
        var name: Int
        /// The node of the code, or -1.
        var code: Int
        /// What the entry is.
        var source: Int
        /// A dictionary with attributes, or -1.
        var record = -1
    }

    private(set) var entries: [Entry] = []
    private var firstChild: [Int] = []
    private var lastChild: [Int] = []
    private var nextSibling: [Int] = []
    private var isLinked: [Bool] = []
    private var firstRoot = -1
    private var lastRoot = -1

    var count: Int { entries.count }

    /// Adds an entry that stands nowhere yet.
    mutating func add(_ entry: Entry) -> Int {
        entries.append(entry)
        firstChild.append(-1)
        lastChild.append(-1)
        nextSibling.append(-1)
        isLinked.append(false)
        return entries.count - 1
    }

    /// Hangs an entry under another as its last child, or onto the first level.
    mutating func link(_ entry: Int, under parent: Int?) {
        guard !isLinked[entry] else { return }
        isLinked[entry] = true
        if let parent {
            if lastChild[parent] >= 0 {
                nextSibling[lastChild[parent]] = entry
            } else {
                firstChild[parent] = entry
            }
            lastChild[parent] = entry
        } else {
            if lastRoot >= 0 { nextSibling[lastRoot] = entry } else { firstRoot = entry }
            lastRoot = entry
        }
    }

    func child(_ entry: Int) -> Int { firstChild[entry] }

    func sibling(_ entry: Int) -> Int { nextSibling[entry] }

    var root: Int { firstRoot }
}

extension TreeAssembler {
    /// Emits the entries as a tree; what stands under itself, or too deep, comes last on the first level.
    ///
    /// What an entry's record has under other keys than those of `used` belongs to the entry, except what is blank.
    mutating func emit(_ links: LinkedEntries, used: Set<Int> = []) {
        var isEmitted = [Bool](repeating: false, count: links.count)
        emitSiblings(from: links.root, links, &isEmitted, used)
        for entry in 0..<links.count where !isEmitted[entry] {
            findings.cycle(links.entries[entry].source, document)
            emitOne(entry, links, &isEmitted, used)
        }
    }

    private mutating func emitSiblings(
        from first: Int,
        _ links: LinkedEntries,
        _ isEmitted: inout [Bool],
        _ used: Set<Int>
    ) {
        var entry = first
        while entry >= 0 {
            if !isEmitted[entry] { emitOne(entry, links, &isEmitted, used) }
            entry = links.sibling(entry)
        }
    }

    /// Never deeper than a tree may be, so the recursion is bounded.
    private mutating func emitOne(
        _ entry: Int,
        _ links: LinkedEntries,
        _ isEmitted: inout [Bool],
        _ used: Set<Int>
    ) {
        guard builder.depth < NamedTreeBuilder.deepest else { return }
        isEmitted[entry] = true
        let facts = links.entries[entry]
        let place = builder.open(name: NamedTree.none, source: facts.source)
        if facts.name >= 0 { builder.setName(place, facts.name) }
        if facts.code >= 0 { builder.setCode(place, facts.code) }
        if facts.record >= 0 {
            for key in document.children(facts.record) {
                if used.contains(keys.number(of: key)) || isBlank(key + 1) { continue }
                builder.addAttribute(place, key)
            }
        }
        emitSiblings(from: links.child(entry), links, &isEmitted, used)
        builder.close(place)
    }
}
