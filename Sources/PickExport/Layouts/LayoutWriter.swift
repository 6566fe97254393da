package import PickModel
package import PropertyList

/// Writes a tree of names as a property list of some shape.
///
/// In the source's own layout everything that the shape does not speak of is copied as it stands: the order of keys,
/// attributes, names in several languages, what stands around the data, and the comments.
package struct LayoutWriter: ~Copyable {
    let tree: NamedTree
    let source: Document
    /// The shape is the source's own.
    let isOwn: Bool
    /// New names of keys.
    let renames: [String: String]
    var out: DocumentAssembler
    var losses = LayoutLosses()
    /// The names that are written as keys, by their level.
    private var nameKeys: [Int: [String]] = [:]

    private init(_ tree: NamedTree, isOwn: Bool, _ renames: [String: String]) {
        self.tree = tree
        source = tree.document
        self.isOwn = isOwn
        self.renames = renames
        out = DocumentAssembler(tree.document)
    }

    /// Data in one of the target layouts; nil where that has no shape for them.
    ///
    /// `isIndex` says that the first level is an index of letters, which was made for the output.
    package static func write(
        _ dataset: Dataset,
        as layout: TargetLayout,
        isLone: Bool,
        isIndex: Bool = false,
        renames: [String: String] = [:]
    ) -> (document: Document, losses: LayoutLosses)? {
        let tree = dataset.tree
        // A list of records alone in a list reads as the list.
        let isLone = isLone || layout == .codes && dataset.isOneUntitledColumn
        guard let shape = layout.shape(dataset, isLone: isLone, isIndex: isIndex) else {
            return nil
        }
        var writer = LayoutWriter(tree, isOwn: false, renames)
        writer.losses.beside = dataset.attributes.count
        writer.out.comments(before: tree.document.root, in: nil)
        let entries = writer.entries(isLone: isLone)
        if case .names = shape {
            let first = entries.first.map { writer.name($0) }
            writer.losses.hasLoneKey = !entries.isEmpty && entries.allSatisfy { writer.name($0) == first }
        }
        writer.container(shape, entries, of: nil)
        return writer.finished()
    }

    /// Edited data in the layout of their source.
    package static func write(
        _ dataset: Dataset,
        in place: TreePlace,
        renames: [String: String] = [:]
    ) -> (document: Document, losses: LayoutLosses) {
        var writer = LayoutWriter(dataset.tree, isOwn: true, renames)
        writer.around(writer.source.root, place)
        return writer.finished()
    }

    private consuming func finished() -> (Document, LayoutLosses) {
        out.comments(before: source.count, in: nil)
        var losses = losses
        losses.numberKeys = nameKeys.values.reduce(0) { $0 + (PositionKeys.areLike($1) ? $1.count : 0) }
        losses.comments = out.commentsLeft
        return (out.finish(), losses)
    }

    /// The entries of the outermost list.
    private func entries(isLone: Bool) -> [Int] {
        isLone && tree.count > 0 ? siblings(1, tree.end(0)) : siblings(0, tree.count)
    }

    func siblings(_ first: Int, _ end: Int) -> [Int] {
        var entries: [Int] = []
        var entry = first
        while entry < end {
            entries.append(entry)
            entry = tree.end(entry)
        }
        return entries
    }

    func children(_ entry: Int) -> [Int] { siblings(entry + 1, tree.end(entry)) }

    // MARK: - What stands around the data

    private mutating func around(_ node: Int, _ place: TreePlace) {
        out.comments(before: node, in: nil)
        guard node != place.node else {
            let entries = self.entries(isLone: place.isLone)
            if place.isItem, let entry = entries.first {
                item(place.shape, entry)
            } else {
                container(place.shape, entries, of: node)
            }
            return
        }
        out.begin(source.kind(node))
        for child in source.children(node) {
            let value = source.kind(child) == .key ? child + 1 : child
            if child != value { key(child) }
            if value <= place.node, place.node < source.next(after: value) {
                around(value, place)
            } else {
                out.copy(value)
            }
        }
        out.comments(before: source.next(after: node), in: node)
        out.end()
    }

    /// Writes a key of the source, by its new name where it has one.
    mutating func key(_ node: Int) {
        guard let renamed = renames[source.string(node)] else {
            out.copy(node)
            return
        }
        losses.renamed.insert(source.string(node))
        out.comments(before: node, in: nil)
        out.text(.key, renamed)
    }

    /// Writes a key of the shape.
    mutating func key(_ word: String) {
        if renames[word] != nil { losses.renamed.insert(word) }
        out.text(.key, renames[word] ?? word)
    }

    // MARK: - Containers

    /// Writes the list or dictionary that holds entries; `node` is the source's, where it has one.
    mutating func container(_ shape: TreeShape, _ entries: [Int], of node: Int?) {
        switch choice(shape, node) {
        case .list(let item):
            out.begin(.array)
            for unit in units(item, entries, of: node) { self.unit(item, unit) }
        case .names(let below):
            // Where the deepest level would be keys without anything under them, it is a list.
            let isDeepest = entries.allSatisfy { tree.end($0) == $0 + 1 && !hasPlace($0) }
            if isDeepest, Self.isPlain(below), entries.first.map({ tree.level($0) }) ?? 0 > 0 {
                container(.list(.text), entries, of: node)
                return
            }
            out.begin(.dict)
            names(below, entries)
        case .positions(let prefix, let item):
            if case .names(let below) = item, Self.isPlain(below), !entries.isEmpty, isOwn,
                entries.allSatisfy({ tree.end($0) == $0 + 1 && !hasPlace($0) })
            {
                container(.list(.text), entries, of: node)
                return
            }
            out.begin(.dict)
            positions(prefix, item, entries, of: node)
        case .codes(let item):
            out.begin(.dict)
            for entry in entries { coded(item, entry) }
        case .unnamed(let inner):
            container(inner, entries, of: node)
            return
        case .record, .text, .verbatim, .code, .either:
            // A record in the place of a list is the one entry of it.
            if entries.count == 1 {
                item(shape, entries[0])
            } else {
                container(.list(shape), entries, of: node)
            }
            return
        }
        if isOwn, let node { out.comments(before: source.next(after: node), in: node) }
        out.end()
    }

    /// The shape that the source has at a node, of several.
    private func choice(_ shape: TreeShape, _ node: Int?) -> TreeShape {
        guard case .either(let shapes) = shape else { return shape }
        let fitting = shapes.first { candidate in
            guard let node else { return false }
            return switch (source.kind(node), candidate) {
            case (.array, .list), (.array, .verbatim), (.dict, .names), (.dict, .positions), (.dict, .codes),
                (.dict, .record), (.dict, .verbatim):
                true
            case (.array, _), (.dict, _), (_, .list), (_, .names), (_, .positions), (_, .codes), (_, .record):
                false
            default: true
            }
        }
        return fitting ?? shapes[0]
    }

    /// Whether the entry's place has a list below, be it empty or not there.
    private func hasPlace(_ entry: Int) -> Bool {
        !isOwn || !tree.flags(entry).isDisjoint(with: [.childrenEmpty, .childrenMissing, .moved])
    }

    /// Lists and maps, which hold entries and nothing else.
    private static func isPlain(_ shape: TreeShape) -> Bool {
        switch shape {
        case .list, .names, .positions: true
        case .either(let shapes): shapes.allSatisfy { isPlain($0) }
        default: false
        }
    }

    /// Writes pairs whose keys are positions: the source's where all its entries are there in its order, else new ones.
    private mutating func positions(_ prefix: String, _ item: TreeShape, _ entries: [Int], of node: Int?) {
        let units = units(item, entries, of: node)
        guard isOwn, let node, source.kind(node) == .dict else {
            for (number, unit) in units.enumerated() { position(prefix + String(number), item, unit) }
            return
        }
        let keys = Array(source.children(node))
        let numbers = keys.map { Int(source.string($0).dropFirst(prefix.count)) ?? Int.max }
        // The entries that stand under each key.
        var owners: [Int: [Int]] = [:]
        var last = (number: -1, isAscending: true)
        for unit in units {
            guard let index = place(of: unit[0], among: keys), owners.updateValue(unit, forKey: index) == nil
            else {
                continue
            }
            last = (numbers[index], last.isAscending && numbers[index] > last.number)
        }
        if last.isAscending, owners.count == keys.count, units.count == keys.count {
            for (index, key) in keys.enumerated() {
                out.comments(before: key, in: nil)
                if let unit = owners[index] { position(source.string(key), item, unit) }
            }
            return
        }
        var next = numbers.min() ?? 0
        for unit in units {
            position(prefix + String(next), item, unit)
            next += 1
        }
    }

    private mutating func position(_ key: String, _ item: TreeShape, _ unit: [Int]) {
        out.text(.key, key)
        self.unit(item, unit)
    }

    /// Entries that the source has in one dictionary of several names, or each alone.
    private func units(_ item: TreeShape, _ entries: [Int], of node: Int?) -> [[Int]] {
        guard isOwn, let node, item.isMap else { return entries.map { [$0] } }
        let places = Array(source.children(node))
        var units: [[Int]] = []
        var last: Int?
        for entry in entries {
            let place = place(of: entry, among: places)
            if let place, place == last {
                units[units.count - 1].append(entry)
            } else {
                units.append([entry])
            }
            last = place
        }
        return units
    }

    /// Which of some nodes beside each other holds the entry.
    private func place(of entry: Int, among nodes: [Int]) -> Int? {
        guard !tree.flags(entry).contains(.made) else { return nil }
        let node = tree.sourceNode(entry)
        let place = nodes.partitioningIndex { $0 > node } - 1
        return place >= 0 ? place : nil
    }

    private mutating func unit(_ item: TreeShape, _ entries: [Int]) {
        guard entries.count > 1, let map = item.map else {
            for entry in entries { self.item(item, entry) }
            return
        }
        out.begin(.dict)
        switch map {
        case .names(let below): names(below, entries)
        case .codes(let inner): for entry in entries { coded(inner, entry) }
        default: break
        }
        out.end()
    }

    /// Writes a pair whose key is a code.
    mutating func coded(_ item: TreeShape, _ entry: Int) {
        if isOwn, let node = tree.codeNode(entry) { out.comments(before: node, in: nil) }
        if tree.codeNode(entry) == nil { losses.codelessKeys += 1 }
        out.text(.key, code(entry) ?? "")
        self.item(item, entry)
    }

    /// Writes pairs, entries of one name under the first one's key.
    private mutating func names(_ below: TreeShape, _ entries: [Int]) {
        var places: [String: Int] = [:]
        var groups: [[Int]] = []
        for entry in entries {
            let name = self.name(entry)
            if let place = places[name] {
                losses.sameNames += 1
                losses.firstSameName = losses.firstSameName ?? name
                groups[place].append(entry)
            } else {
                places[name] = groups.count
                groups.append([entry])
            }
        }
        for group in groups { pair(below, group) }
    }

    /// Writes a pair whose key is a name.
    mutating func pair(_ below: TreeShape, _ group: [Int]) {
        let entry = group[0]
        if !isOwn {
            if name(entry).isEmpty { losses.namelessKeys += 1 }
            nameKeys[tree.level(entry), default: []].append(name(entry))
        }
        let node = sourceNode(entry, .key)
        if let node { out.comments(before: node, in: nil) }
        out.text(.key, name(entry))
        let value = node.map { $0 + 1 }
        let shape = choice(below, value)
        if !shape.holdsAttributes {
            for other in group { loseBeside(other) }
        }
        switch shape {
        case .code:
            loseBelow(entry)
            if let node = tree.codeNode(entry), isOwn {
                out.copy(node)
            } else {
                out.text(.string, code(entry) ?? "")
            }
        case .verbatim:
            loseBelow(entry)
            if let value { out.copy(value) } else { out.text(.string, "") }
        case .record(var record):
            // The name stands in the key; what is under a word for names is something else.
            record.name = nil
            self.record(record, entry)
        default:
            if group.count == 1, let value, isOwn, !source.kind(value).isContainer {
                // A name with a value in the place of a list: an attribute, which leaves no room for a list.
                loseBelow(entry)
                out.copy(value)
                return
            }
            let children = group.flatMap { self.children($0) }
            if children.isEmpty { fill(entry) }
            if let value { out.comments(before: value, in: nil) }
            container(shape, children, of: value)
        }
    }
}

extension TreeShape {
    /// Under a name: whether the code and the attributes of the entry go there.
    fileprivate var holdsAttributes: Bool {
        switch self {
        case .code, .record: true
        default: false
        }
    }

    /// A dictionary of many entries, where this is one or may be one.
    fileprivate var map: TreeShape? {
        switch self {
        case .names, .codes: self
        case .either(let shapes): shapes.first { $0.isMap }
        default: nil
        }
    }

    fileprivate var isMap: Bool { map != nil }
}

extension Dataset {
    fileprivate var isOneUntitledColumn: Bool {
        guard case .menu(let menu) = self, menu.columns.count == 1 else { return false }
        return menu.columns[0].title == nil
    }
}

extension [Int] {
    /// The first place of a sorted list where `isBehind` holds.
    fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
