internal import PickModel
internal import PropertyList

extension LayoutWriter {
    func name(_ entry: Int) -> String {
        tree.nameNode(entry).flatMap { source.plainText($0) } ?? ""
    }

    func code(_ entry: Int) -> String? { tree.codeNode(entry).flatMap { source.plainText($0) } }

    /// Whether the source has nothing for an entry that could be copied to where it stands now.
    func isNew(_ entry: Int) -> Bool {
        !isOwn || !tree.flags(entry).isDisjoint(with: [.made, .moved])
    }

    /// The entry's node in the source, when that is to be copied and is of a kind.
    func sourceNode(_ entry: Int, _ kind: NodeKind) -> Int? {
        guard !isNew(entry) else { return nil }
        let node = tree.sourceNode(entry)
        return source.kind(node) == kind ? node : nil
    }

    /// The value that the entry is in the source.
    private func value(_ entry: Int) -> Int? {
        guard !isNew(entry) else { return nil }
        let node = tree.sourceNode(entry)
        return source.kind(node) == .key ? node + 1 : node
    }

    /// Counts that an entry's codes and attributes have no place in a layout of names.
    mutating func loseBeside(_ entry: Int) {
        guard isNew(entry) else { return }
        if tree.codeNode(entry) != nil { losses.codes += 1 }
        loseAttributes(entry)
    }

    private mutating func loseAttributes(_ entry: Int) {
        for node in tree.attributeNodes(entry) {
            losses.addAttribute(source.kind(node) == .key ? source.string(node) : "")
        }
    }

    /// Counts the rows below an entry as left out.
    mutating func loseBelow(_ entry: Int) {
        for below in entry + 1..<max(tree.end(entry), entry + 1) {
            losses.rows[tree.level(below), default: 0] += 1
        }
    }

    /// Counts an empty list that stands for no list at all.
    mutating func fill(_ entry: Int) {
        if isNew(entry), !tree.flags(entry).contains(.childrenEmpty) { losses.filled += 1 }
    }

    // MARK: - Entries of a list

    /// Writes one item of a list.
    mutating func item(_ shape: TreeShape, _ entry: Int) {
        switch shape {
        case .text, .code:
            loseBelow(entry)
            loseBeside(entry)
            if !isOwn, tree.flags(entry).contains(.childrenEmpty) { losses.emptyLists += 1 }
            if let value = self.value(entry), !source.kind(value).isContainer {
                out.copy(value)
            } else {
                out.text(.string, name(entry))
            }
        case .verbatim:
            loseBelow(entry)
            if let value = self.value(entry) { out.copy(value) } else { out.text(.string, name(entry)) }
        case .list:
            if !isOwn {
                if tree.nameNode(entry) != nil { losses.titles += 1 }
                loseBeside(entry)
            }
            let node = sourceNode(entry, .array)
            if let node { out.comments(before: node, in: nil) }
            container(shape, children(entry), of: node)
        case .names(let below):
            out.begin(.dict)
            pair(below, [entry])
            out.end()
        case .positions: container(shape, children(entry), of: value(entry))
        case .unnamed(let inner): container(inner, children(entry), of: value(entry))
        case .codes(let inner):
            out.begin(.dict)
            coded(inner, entry)
            out.end()
        case .record(let record): self.record(record, entry)
        case .either(let shapes): item(choice(shapes, entry), entry)
        }
    }

    private func choice(_ shapes: [TreeShape], _ entry: Int) -> TreeShape {
        let kind = value(entry).map { source.kind($0) }
        let isKey = sourceNode(entry, .key) != nil
        let fitting = shapes.first { shape in
            switch shape {
            case .text, .code: kind.map { !$0.isContainer && !isKey } ?? (tree.end(entry) == entry + 1)
            case .list: kind == .array && !isKey
            case .record: kind == .dict || kind == nil
            case .names, .codes: isKey
            case .positions, .unnamed: kind == .dict
            case .verbatim: kind?.isContainer ?? false
            case .either: false
            }
        }
        return fitting ?? shapes[0]
    }

    // MARK: - Records

    mutating func record(_ record: TreeShape.Record, _ entry: Int) {
        if isOwn, let node = value(entry), source.kind(node) == .dict {
            ownRecord(record, entry, node)
        } else {
            newRecord(record, entry)
        }
    }

    /// Writes a record pair by pair as the source has it, with the edited name and children.
    private mutating func ownRecord(_ record: TreeShape.Record, _ entry: Int, _ node: Int) {
        out.comments(before: node, in: nil)
        out.begin(.dict)
        let childrenKey = record.isSelfNamed ? name(entry) : record.children
        var needsChildren = tree.end(entry) > entry + 1
        var keys = RecordKeyNames(renames)
        for pair in source.children(node) {
            let word = source.string(pair)
            if word == childrenKey, let below = record.below,
                needsChildren || source.kind(pair + 1).isContainer
            {
                let isEmpty = tree.flags(entry).contains(.childrenEmpty)
                guard needsChildren || isEmpty else { continue }
                needsChildren = false
                keys.add(word)
                key(pair)
                out.comments(before: pair + 1, in: nil)
                container(below, children(entry), of: pair + 1)
                continue
            }
            keys.add(word)
            key(pair)
            if word == record.name, tree.flags(entry).contains(.renamed), !source.kind(pair + 1).isContainer,
                let name = tree.nameNode(entry)
            {
                out.text(.string, source.plainText(name) ?? "")
            } else {
                out.copy(pair + 1)
            }
        }
        if needsChildren {
            if let below = record.below, let childrenKey {
                keys.add(childrenKey)
                key(childrenKey)
                container(below, children(entry), of: nil)
            } else {
                loseBelow(entry)
            }
        }
        clash(keys)
        out.comments(before: source.next(after: node), in: node)
        out.end()
    }

    private mutating func newRecord(_ record: TreeShape.Record, _ entry: Int) {
        out.begin(.dict)
        var keys = RecordKeyNames(renames)
        if let word = record.code, let code = code(entry) {
            keys.add(word)
            key(word)
            if isOwn, let node = tree.codeNode(entry), source.kind(node) != .key {
                out.copy(node)
            } else {
                out.text(.string, code)
            }
        } else if let word = record.code, record.hasAttributes, !isOwn, let node = attribute(word, of: entry)
        {
            // What is called a code and was not taken for one.
            keys.add(word)
            key(word)
            out.copy(node + 1)
        } else if tree.codeNode(entry) != nil, isNew(entry) {
            losses.codes += 1
        }
        if let word = record.name {
            keys.add(word)
            key(word)
            out.text(.string, name(entry))
            if tree.nameNode(entry) == nil, !tree.flags(entry).contains(.made) { losses.nameless += 1 }
        }
        if record.hasAttributes, isNew(entry) {
            attributes(record, entry, &keys)
        } else if isNew(entry) {
            loseAttributes(entry)
        }
        newChildren(record, entry, &keys)
        clash(keys)
        out.end()
    }

    private mutating func newChildren(_ record: TreeShape.Record, _ entry: Int, _ keys: inout RecordKeyNames)
    {
        let children = self.children(entry)
        guard let below = record.below, let word = record.isSelfNamed ? name(entry) : record.children else {
            loseBelow(entry)
            return
        }
        let flags = tree.flags(entry)
        // A layout of any depth has the key where there is something below; one of a fixed depth has it always.
        if children.isEmpty, flags.contains(.childrenMissing) || isOwn && !flags.contains(.childrenEmpty) {
            return
        }
        if children.isEmpty, record.hasAttributes, !flags.contains(.childrenEmpty) { return }
        if children.isEmpty { fill(entry) }
        keys.add(word)
        key(word)
        container(below, children, of: nil)
    }

    /// Writes attributes under their own keys; those without a key and those whose key has a role have no place.
    private mutating func attributes(_ record: TreeShape.Record, _ entry: Int, _ keys: inout RecordKeyNames) {
        let written = record.code.flatMap { code(entry) == nil ? attribute($0, of: entry) : nil }
        for node in tree.attributeNodes(entry) where node != written {
            guard source.kind(node) == .key, source.string(node) != record.children ?? "children",
                !keys.words.contains(source.string(node))
            else {
                losses.addAttribute(source.kind(node) == .key ? source.string(node) : "")
                continue
            }
            keys.add(source.string(node))
            key(node)
            out.copy(node + 1)
        }
    }

    private func attribute(_ word: String, of entry: Int) -> Int? {
        tree.attributeNodes(entry).first { source.kind($0) == .key && source.string($0) == word }
    }

    private mutating func clash(_ keys: RecordKeyNames) {
        guard let clash = keys.clash else { return }
        losses.clashes += 1
        losses.firstClash = losses.firstClash ?? clash
    }
}

/// The keys of one record, to find a new name that is there already.
struct RecordKeyNames {
    private let renames: [String: String]
    private(set) var words: [String] = []

    init(_ renames: [String: String]) { self.renames = renames }

    mutating func add(_ word: String) { words.append(word) }

    /// A key that two words of the record would have.
    var clash: String? {
        guard !renames.isEmpty else { return nil }
        var seen: Set<String> = []
        // A key that the source has twice is no fault of the renaming.
        var sources: Set<String> = []
        for word in words where sources.insert(word).inserted {
            let name = renames[word] ?? word
            if !seen.insert(name).inserted { return name }
        }
        return nil
    }
}
