internal import PickBytes
internal import PickModel
internal import PropertyList

/// The rows that have a value, and among which it must be the only one.
struct ValueScope {
    let rule: PresetRules.ValueRule
    /// Of a menu the columns have no value, only their rows.
    let isMenu: Bool

    init(_ dataset: Dataset, _ rule: PresetRules.ValueRule) {
        self.rule = rule
        isMenu = dataset.kind == .menu
    }

    func hasValue(_ entry: Int, _ tree: NamedTree) -> Bool {
        if isMenu { return tree.level(entry) > 0 }
        return rule == .leaves ? tree.end(entry) == entry + 1 : rule != .none
    }

    /// How many rows with a value have a code and how many have none; rows that an edit made count as neither.
    func counts(_ tree: NamedTree) -> (coded: Int, uncoded: Int) {
        var coded = 0
        var uncoded = 0
        for entry in 0..<tree.count where hasValue(entry, tree) && !tree.flags(entry).contains(.made) {
            if tree.codeNode(entry) != nil { coded += 1 } else { uncoded += 1 }
        }
        return (coded, uncoded)
    }

    func hasRepeats(_ tree: NamedTree, _ mode: ValueMode) -> Bool {
        var isFound = false
        repeats(tree, mode) { _, _ in isFound = true }
        return isFound
    }

    /// Tells each later row whose value an earlier one in the same scope has, in no certain order.
    func repeats(_ tree: NamedTree, _ mode: ValueMode, _ tell: (_ later: Int, _ earlier: Int) -> Void) {
        switch (mode, rule) {
        case (.index, _), (_, .none): break
        case (.path, .siblings), (.name, .siblings), (.code, .siblings): siblings(tree, mode, tell)
        case (.path, _):
            // Paths differ when names beside each other do, unless a name has the mark in it.
            siblings(tree, mode, tell)
            if names(tree, have: UInt8(ascii: "/")) { paths(tree, tell) }
        case (_, .tree), (_, .leaves): whole(tree, mode, tell)
        }
    }

    private func siblings(_ tree: NamedTree, _ mode: ValueMode, _ tell: (Int, Int) -> Void) {
        let texts = RowTexts(tree)
        let ends = unsafe tree.columns.ends
        var equal = EqualTexts()
        var sieve = HashSieve()
        var parent = isMenu ? 0 : -1
        while parent < tree.count {
            guard let ends = unsafe ends else { return }
            let end = parent < 0 ? tree.count : unsafe Int(ends[parent])
            var entry = parent + 1
            if entry < end, !(isMenu && tree.level(entry) == 0),
                mayRepeat(entry..<end, texts, mode, &sieve)
            {
                equal.clear()
                while entry < end {
                    equal.add(entry, hash: texts.hash(Self.node(entry, tree, mode)))
                    entry = tree.end(entry)
                }
                equal.find { later, earlier in
                    guard texts.areEqual(Self.node(later, tree, mode), Self.node(earlier, tree, mode)) else {
                        return false
                    }
                    tell(later, earlier)
                    return true
                }
            }
            parent += 1
        }
    }

    /// Whether two rows that stand beside each other may have one value; few lists that have none pass.
    private func mayRepeat(
        _ entries: Range<Int>,
        _ texts: RowTexts,
        _ mode: ValueMode,
        _ sieve: inout HashSieve
    ) -> Bool {
        let columns = texts.tree.columns
        guard let ends = unsafe columns.ends, let names = unsafe columns.names else { return false }
        sieve.clear()
        var entry = entries.lowerBound
        while entry < entries.upperBound {
            let name = unsafe names[entry]
            let node =
                mode == .code
                ? Self.node(entry, texts.tree, mode) : name == NamedTree.none ? nil : Int(name)
            if sieve.meets(texts.hash(node)) { return true }
            entry = unsafe Int(ends[entry])
        }
        return false
    }

    /// A value's node; of a row that an edit made the name, since it is alone beside its parent's other rows.
    @inline(__always)
    private static func node(_ entry: Int, _ tree: NamedTree, _ mode: ValueMode) -> Int? {
        mode == .code ? tree.codeNode(entry) ?? tree.nameNode(entry) : tree.nameNode(entry)
    }

    private func whole(_ tree: NamedTree, _ mode: ValueMode, _ tell: (Int, Int) -> Void) {
        let texts = RowTexts(tree)
        var equal = EqualTexts()
        var nodes = TrivialBuffer<UInt32>()
        var path: [UInt32] = Array(repeating: NamedTree.none, count: tree.levelCounts.count)
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            var node = mode == .code ? tree.codeNode(entry) : tree.nameNode(entry)
            // A row that an edit made has its parent's value.
            if mode == .code, node == nil, level > 0, path[level - 1] != NamedTree.none {
                node = Int(path[level - 1])
            }
            path[level] = node.map { UInt32(truncatingIfNeeded: $0) } ?? NamedTree.none
            nodes.append(path[level])
            if hasValue(entry, tree) { equal.add(entry, hash: texts.hash(node)) }
        }
        equal.find { later, earlier in
            func node(_ entry: Int) -> Int? { nodes[entry] == NamedTree.none ? nil : Int(nodes[entry]) }
            guard texts.areEqual(node(later), node(earlier)) else { return false }
            tell(later, earlier)
            return true
        }
    }

    private func names(_ tree: NamedTree, have byte: UInt8) -> Bool {
        for entry in 0..<tree.count {
            guard let node = tree.nameNode(entry), tree.document.kind(node).isText else { continue }
            if unsafe tree.document.bytes(node).contains(byte) { return true }
        }
        return false
    }

    private func paths(_ tree: NamedTree, _ tell: (Int, Int) -> Void) {
        // Bytes and no strings: texts that only Unicode holds for equal are two values to a front end.
        var seen: [[UInt8]: (entry: Int, parent: Int)] = [:]
        var path: [UInt8] = []
        var ends: [Int] = []
        var above: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            ends.removeSubrange(level...)
            above.removeSubrange(level...)
            path.removeSubrange((ends.last ?? 0)...)
            if level > 0 { path.append(UInt8(ascii: "/")) }
            path += tree.name(entry).utf8
            let parent = above.last ?? -1
            ends.append(path.count)
            above.append(entry)
            guard hasValue(entry, tree) else { continue }
            guard let earlier = seen[path] else {
                seen[path] = (entry, parent)
                continue
            }
            // Told already where they stand beside each other.
            if earlier.parent != parent { tell(entry, earlier.entry) }
        }
    }
}
