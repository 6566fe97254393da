package import PickBytes
package import PickModel
internal import PropertyList

/// Writes picker data as CSV, with a header line.
///
/// A menu has one column of CSV for each of its own, the shorter ones filled up with empty fields. Regions have, by
/// ``CSVOptions/Shape``, a line a path or a line a region.
package enum CSVExport {
    /// Why data cannot be written.
    package enum Failure: Error, Equatable, Sendable {
        /// A text has a NUL.
        case nul
    }

    /// Writes the data, and returns how many names are empty.
    @discardableResult
    package static func write(
        _ dataset: Dataset,
        to out: inout ByteWriter,
        _ options: CSVOptions
    ) throws(Failure) -> Int {
        var taken = ByteWriter()
        swap(&taken, &out)
        var records = CSVRecords(to: taken, options)
        switch dataset {
        case .menu(let menu): writeMenu(menu, &records)
        case .regions(let regions):
            if options.shape == .paths {
                writePaths(regions.tree, &records)
            } else {
                writeNodes(regions.tree, &records)
            }
        }
        let (hasNul, emptyNames) = (records.hasNul, records.emptyNames)
        out = records.finish()
        if hasNul { throw .nul }
        return emptyNames
    }

    // MARK: Menus

    private static func writeMenu(_ menu: Menu, _ records: inout CSVRecords) {
        let columns = menu.columns
        let tree = menu.tree
        for (index, column) in columns.enumerated() { records.field(column.title ?? "column_\(index + 1)") }
        records.endRecord()
        var next = columns.map { $0.entry.index + 1 }
        let ends = columns.map { tree.end($0.entry.index) }
        while zip(next, ends).contains(where: { $0 < $1 }) {
            for column in columns.indices {
                guard next[column] < ends[column] else {
                    records.field("")
                    continue
                }
                records.name(next[column], of: tree)
                next[column] = tree.end(next[column])
            }
            records.endRecord()
        }
    }

    // MARK: Regions

    /// Whether the regions of each level have codes.
    private static func codedLevels(_ tree: NamedTree) -> [Bool] {
        var coded = [Bool](repeating: false, count: tree.levelCounts.count)
        for entry in 0..<tree.codedCount where tree.codeNode(entry) != nil { coded[tree.level(entry)] = true }
        return coded
    }

    private static func writePaths(_ tree: NamedTree, _ records: inout CSVRecords) {
        let coded = codedLevels(tree)
        for (level, isCoded) in coded.enumerated() {
            records.field("level_\(level + 1)")
            if isCoded { records.field("level_\(level + 1)_code") }
        }
        records.endRecord()
        // How many fields there are for the levels below each one.
        let fields = coded.map { $0 ? 2 : 1 }
        let below = fields.indices.map { level in fields[(level + 1)...].reduce(0, +) }
        // The fields of the rows above, and for each level where its own end: written once, copied for each leaf.
        var above = CSVRecords(to: ByteWriter(), CSVOptions())
        var ends = [Int](repeating: 0, count: coded.count)
        let columns = tree.columns
        for entry in 0..<tree.count {
            guard let levels = unsafe columns.levels, let behind = unsafe columns.ends else { break }
            let level = unsafe Int(levels[entry])
            let start = level > 0 ? ends[level - 1] : 0
            if unsafe Int(behind[entry]) == entry + 1 {
                records.begin(with: above, count: start)
                records.name(entry, of: tree)
                if coded[level] { records.code(entry, of: tree) }
                records.emptyFields(below[level])
                records.endRecord()
            } else {
                above.truncate(to: start)
                above.name(entry, of: tree)
                if coded[level] { above.code(entry, of: tree) }
                above.endField()
                ends[level] = above.byteCount
            }
        }
        if above.hasNul { records.hasNul = true }
        records.emptyNames += above.emptyNames
    }

    private static func writeNodes(_ tree: NamedTree, _ records: inout CSVRecords) {
        let isCoded = codedLevels(tree).contains(true)
        for name in ["id", "parent_id", "level", "position", "name"] { records.field(name) }
        if isCoded { records.field("code") }
        records.endRecord()
        var path = [Int](repeating: 0, count: tree.levelCounts.count)
        var positions = [Int](repeating: 0, count: tree.levelCounts.count + 1)
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            path[level] = entry
            positions[level] += 1
            positions[level + 1] = 0
            records.field(String(entry + 1))
            records.field(level > 0 ? String(path[level - 1] + 1) : "")
            records.field(String(level + 1))
            records.field(String(positions[level]))
            records.name(entry, of: tree)
            if isCoded { records.code(entry, of: tree) }
            records.endRecord()
        }
    }
}

extension CSVRecords {
    /// A field with an entry's name.
    @inline(__always)
    fileprivate mutating func name(_ entry: Int, of tree: NamedTree) {
        let node = unsafe tree.columns.names.map { unsafe $0[entry] } ?? NamedTree.none
        guard node != NamedTree.none, tree.document.kind(Int(node)).isText else {
            return text(tree.nameNode(entry), of: tree.document)
        }
        let bytes = unsafe tree.document.bytes(Int(node))
        if bytes.isEmpty { emptyNames += 1 }
        unsafe field(bytes)
    }

    /// A field with an entry's code.
    @inline(__always)
    fileprivate mutating func code(_ entry: Int, of tree: NamedTree) {
        let columns = tree.columns
        guard entry < columns.codedCount, let codes = unsafe columns.codes,
            unsafe codes[entry] != NamedTree.none,
            tree.document.kind(unsafe Int(codes[entry])).isText
        else { return text(tree.codeNode(entry), of: tree.document) }
        unsafe field(tree.document.bytes(Int(codes[entry])))
    }

    private mutating func text(_ node: Int?, of document: Document) {
        guard let node else {
            emptyFields(1)
            return
        }
        if document.kind(node).isText {
            unsafe field(document.bytes(node))
        } else {
            field(document.plainText(node) ?? "")
        }
    }
}
