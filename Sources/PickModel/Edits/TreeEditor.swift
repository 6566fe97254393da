internal import PropertyList

/// Makes a tree anew with its edits; the document, whose nodes both name, stays as it is.
package struct TreeEditor: ~Copyable {
    private let tree: NamedTree
    private let edits: TreeEdits
    /// The first level of a menu is columns, which are neither dropped nor sorted.
    private let isMenu: Bool
    private var builder = NamedTreeBuilder()
    private var notes = EditNotes()
    private let reading: ((Int) -> String?)?

    /// A row of the new tree.
    private struct Row {
        /// The row of the old tree that it comes from, or that it belongs to.
        let entry: Int
        /// A row of the old tree whose name it has.
        var namesake: Int
        /// It was not in the old tree.
        var isMade = false
        /// The rows below it, where they are not those of the old row.
        var below: [Row]?

        init(_ entry: Int) {
            self.entry = entry
            namesake = entry
        }
    }

    private init(_ tree: NamedTree, _ edits: TreeEdits, isMenu: Bool, _ reading: ((Int) -> String?)?) {
        self.tree = tree
        self.reading = reading
        self.edits = edits
        self.isMenu = isMenu
    }

    /// The edited data, and what was left out, added or could not be done.
    ///
    /// `reading` is the pinyin of an entry's name where somebody knows it better than the data do.
    package static func edit(
        _ dataset: Dataset,
        _ edits: TreeEdits,
        reading: ((Int) -> String?)? = nil
    ) -> (dataset: Dataset, notes: EditNotes) {
        guard !edits.isEmpty else { return (dataset, EditNotes()) }
        let isMenu = dataset.kind == .menu
        let (dataset, unpadded) =
            edits.padding.removal.map { PaddingRows.removed(from: dataset, $0) } ?? (dataset, 0)
        var editor = TreeEditor(dataset.tree, edits, isMenu: isMenu, reading)
        editor.run()
        var (tree, notes) = editor.finish()
        notes.unpadded = unpadded
        if edits.padding != .none, edits.padding.removal == nil, !isMenu {
            tree = TreePadding.pad(
                tree,
                to: edits.paddedLevels ?? edits.levels ?? tree.levelCounts.count,
                edits.padding,
                &notes.padded
            )
        }
        return (isMenu ? .menu(Menu(tree: tree)) : .regions(Regions(tree: tree)), notes)
    }

    private mutating func run() {
        notes.order = edits.order
        notes.isSorting = edits.order != .source && tree.count > 0
        let rows = arranged(rows(first: 0, end: tree.count), level: 0)
        for row in rows { emit(row, level: 0, isInside: false) }
    }

    private consuming func finish() -> (NamedTree, EditNotes) {
        (builder.finish(tree.document, ownAttributes: tree.ownAttributeNodes), notes)
    }

    // MARK: - Rows

    private func rows(first: Int, end: Int) -> [Row] {
        var rows: [Row] = []
        var entry = first
        while entry < end {
            if edits.sections == .none, tree.flags(entry).contains(.section) {
                rows += self.rows(first: entry + 1, end: tree.end(entry))
            } else {
                rows.append(Row(entry))
            }
            entry = tree.end(entry)
        }
        return rows
    }

    private func below(_ row: Row) -> [Row] {
        row.below ?? (row.isMade ? [] : rows(first: row.entry + 1, end: tree.end(row.entry)))
    }

    private func name(_ entry: Int) -> String {
        tree.nameNode(entry).flatMap { tree.document.plainText($0) } ?? ""
    }

    private mutating func emit(_ row: Row, level: Int, isInside: Bool) {
        let isMunicipality =
            !isInside && !isMenu && edits.municipalities != .keep && Municipality.isOne(name(row.namesake))
        var children = below(row)
        let had = !children.isEmpty
        if isMunicipality { children = municipality(row, children) }
        let isCut = edits.levels.map { level + 1 >= $0 } ?? false && !isMenu
        if isCut, !children.isEmpty {
            for child in children { cut(child, level + 1) }
            children = []
        } else {
            children = arranged(children, level: level + 1)
        }
        let entry = builder.open(
            name: tree.nameNode(row.namesake).map { UInt32(truncatingIfNeeded: $0) } ?? NamedTree.none,
            source: tree.sourceNode(row.entry)
        )
        if row.isMade {
            builder.insert(.made, entry)
        } else {
            if row.namesake != row.entry { builder.insert(.renamed, entry) }
            if tree.level(row.entry) != level { builder.insert(.moved, entry) }
            facts(of: row.entry, to: entry, isCut: isCut, isEmptied: had && children.isEmpty)
        }
        for child in children { emit(child, level: level + 1, isInside: isInside || isMunicipality) }
        builder.close(entry)
    }

    private mutating func facts(of old: Int, to entry: Int, isCut: Bool, isEmptied: Bool) {
        var flags = tree.flags(old)
        if isCut { flags.subtract([.childrenEmpty, .childrenMissing]) }
        if isEmptied, !isCut { flags.insert(.childrenEmpty) }
        builder.insert(flags, entry)
        if let code = tree.codeNode(old) { builder.setCode(entry, code) }
        for node in tree.attributeNodes(old) { builder.addAttribute(entry, node) }
    }

    private mutating func cut(_ row: Row, _ level: Int) {
        notes.cutLevels[level, default: 0] += 1
        for child in below(row) { cut(child, level + 1) }
    }

    // MARK: - Sentinels and order

    private mutating func arranged(_ rows: [Row], level: Int) -> [Row] {
        if isMenu, level == 0 { return rows }
        var sentinels: [Row] = []
        var others: [Row] = []
        for row in rows {
            if !row.isMade, edits.dropsSentinels || edits.order != .source, Sentinel.isOne(tree, row.entry) {
                sentinels.append(row)
            } else {
                others.append(row)
            }
        }
        if edits.dropsSentinels {
            for row in sentinels {
                notes.sentinels.add(name(row.entry))
                notes.belowSentinels += tree.end(row.entry) - row.entry - 1
            }
            sentinels = []
        }
        guard edits.order != .source else { return edits.dropsSentinels ? others : rows }
        // "All" stays where a user looks for it: before the others.
        return sentinels + sorted(others)
    }

    private mutating func sorted(_ rows: [Row]) -> [Row] {
        var keyed: [(key: SortKey, place: Int)] = []
        var rest: [Row] = []
        for (place, row) in rows.enumerated() {
            let entry = edits.order == .name ? row.namesake : row.entry
            if let key = tree.sortKey(entry, edits.order, reading) {
                keyed.append((key, place))
            } else {
                rest.append(row)
            }
        }
        // Where no row has it, none stands behind another.
        notes.sorted += keyed.count
        if !keyed.isEmpty { notes.unsorted += rest.count }
        keyed.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key }
        return keyed.map { rows[$0.place] } + rest
    }

    // MARK: - Municipalities

    private mutating func municipality(_ row: Row, _ children: [Row]) -> [Row] {
        let own = name(row.entry)
        switch edits.municipalities {
        case .keep: return children
        case .flatten:
            return children.flatMap { child in
                let below = below(child)
                guard !below.isEmpty, Municipality.isMiddle(name(child.entry), of: own) else {
                    return [child]
                }
                notes.flattened.add(name(child.entry))
                return below
            }
        case .nest: return nested(row, children, own)
        }
    }

    private mutating func nested(_ row: Row, _ children: [Row], _ own: String) -> [Row] {
        guard let first = children.first else { return children }
        let middles = children.filter { Municipality.isMiddle(name($0.entry), of: own) }
        if middles.count == 1, children.count == 1, name(first.entry) == own || below(first).isEmpty {
            return children
        }
        var nested = Row(middles.first?.entry ?? row.entry)
        nested.namesake = row.entry
        nested.isMade = middles.isEmpty
        nested.below = children.flatMap { child in
            let below = below(child)
            let isMiddle = Municipality.isMiddle(name(child.entry), of: own)
            if isMiddle { notes.merged.add(name(child.entry)) }
            return isMiddle ? below : [child]
        }
        if middles.isEmpty {
            notes.nested.add(own)
            if tree.codeNode(row.entry) != nil { notes.nestedWithoutCode += 1 }
        }
        return [nested]
    }
}
