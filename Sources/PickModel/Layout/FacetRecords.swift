internal import PropertyList

/// `[{objectID:"330106", lvl0:"Aa", lvl1:"Aa > Bb"}]`: a record for each row without children, each level with the whole
/// path, as searches with hierarchical facets want them.
///
/// Names are parts of texts there, so the rows become a tree in a document of its own, whose places are those of the file.
struct FacetRecords {
    private static let separator = Array(" > ".utf8)
    private static let idKey: StaticString = "objectID"
    /// Keys that no record has: what it calls `name` or `children` is an attribute.
    private static let nameKey = "lvl"
    private static let childrenKey = "lvl>"

    /// A row: the text whose end is its name, and its record where it has no children.
    private struct Row {
        let text: Int
        let nameStart: Int
        var record: Int?
        var children: [Int] = []
    }

    private struct Step: Hashable {
        let parent: Int
        let name: [UInt8]
    }

    private let document: Document
    private var rows: [Row] = []
    private var roots: [Int] = []
    private var known: [Step: Int] = [:]
    private var depth = 0
    private var hasIDs = false
    private var hasValues = false

    /// Nil where the document is no such list.
    init?(_ document: Document) {
        guard document.format == .json, document.kind(document.root) == .array, document.count > 2,
            document.kind(document.root + 1) == .dict,
            document.children(document.root + 1).contains(where: { document.text($0, equals: "lvl0") })
        else { return nil }
        self.document = document
        for record in document.children(document.root) {
            guard document.kind(record) == .dict, add(record) else { return nil }
        }
    }

    /// The list's layout in notation.
    var layout: LayoutNotation {
        let id = hasIDs ? [LayoutField(.word("objectID"), mark: .code)] : []
        let levels = (0..<depth).map { LayoutField(.word("lvl\($0)"), isOptional: $0 > 0) }
        return LayoutNotation(.list(.dict(id + levels)))
    }

    /// What `objectID` is called: values of options may be made of names or positions, and are no codes then.
    private var codeKey: String { hasValues ? "objectID" : "value" }

    /// What the keys of ``tree()`` are for.
    var keys: [RecognitionHints.Key] {
        let id = hasIDs ? [RecognitionHints.Key(.code, codeKey)] : []
        return [.init(.name, Self.nameKey), .init(.children, Self.childrenKey)] + id
    }

    /// What each level is made of.
    var levels: [Recognition.LevelKeys] {
        (0..<depth).map { level in
            Recognition.LevelKeys(
                names: ["lvl\(level)"],
                codes: hasIDs ? ["objectID"] : [],
                children: [],
                attributes: [],
                orderIsLost: false,
                isIndexed: false,
                isSections: false
            )
        }
    }

    /// The same rows, none of which has a list of children in the file or lacks one.
    func withoutLists(_ data: Dataset) -> Dataset {
        let tree = data.tree
        var builder = NamedTreeBuilder()
        var open: [Int] = []
        for entry in 0..<tree.count {
            while open.count > tree.level(entry) { builder.close(open.removeLast()) }
            let flags = tree.flags(entry).subtracting([.childrenEmpty, .childrenMissing])
            open.append(builder.open(copyOf: entry, in: tree, flags: flags))
        }
        while let last = open.popLast() { builder.close(last) }
        let copy = builder.finish(tree.document, ownAttributes: tree.ownAttributeNodes)
        return data.kind == .menu ? .menu(Menu(tree: copy)) : .regions(Regions(tree: copy))
    }

    // MARK: - Reading

    /// Adds the rows of a record; false where it is none.
    private mutating func add(_ record: Int) -> Bool {
        var texts: [Int?] = []
        for key in document.children(record) {
            if document.text(key, equals: Self.idKey) { hasIDs = true }
            if document.text(key, equals: "value") { hasValues = true }
            guard let level = level(of: key) else { continue }
            guard document.kind(key + 1) == .string, level < NamedTreeBuilder.deepest else { return false }
            while texts.count <= level { texts.append(nil) }
            texts[level] = key + 1
        }
        guard !texts.isEmpty else { return false }
        depth = max(depth, texts.count)
        var parent = -1
        var path: [UInt8] = []
        for (level, node) in texts.enumerated() {
            guard let node else { return false }
            let text = document.withBytes(node) { span in (0..<span.count).map { span[$0] } }
            let start = level == 0 ? 0 : path.count + Self.separator.count
            guard
                level == 0
                    || text.starts(with: path) && text.dropFirst(path.count).starts(with: Self.separator)
            else { return false }
            path = text
            let step = Step(parent: parent, name: Array(text[start...]))
            let isLeaf = level == texts.count - 1
            // Two records of one path are two rows of one name.
            if let row = known[step], !isLeaf || rows[row].record == nil {
                parent = row
            } else {
                parent = append(Row(text: node, nameStart: start), under: parent)
                if known[step] == nil { known[step] = parent }
            }
            if isLeaf { rows[parent].record = record }
        }
        return true
    }

    /// The number behind `lvl`; nil for another key.
    private func level(of key: Int) -> Int? {
        document.withBytes(key) { text in
            guard text.count > 3, text.count < 6, text[0] == UInt8(ascii: "l"), text[1] == UInt8(ascii: "v"),
                text[2] == UInt8(ascii: "l")
            else { return nil }
            var number = 0
            for index in 3..<text.count {
                guard (0x30...0x39).contains(text[index]) else { return nil }
                number = 10 * number + Int(text[index] - 0x30)
            }
            return number
        }
    }

    private mutating func append(_ row: Row, under parent: Int) -> Int {
        rows.append(row)
        if parent < 0 { roots.append(rows.count - 1) } else { rows[parent].children.append(rows.count - 1) }
        return rows.count - 1
    }

    // MARK: - Writing

    /// The rows as records that hold their children, with all other keys that the records have.
    func tree() -> Document {
        var builder = DocumentBuilder()
        builder.begin(.array, at: document.range(document.root).lowerBound)
        for row in roots { write(row, to: &builder) }
        builder.end(at: document.range(document.root).upperBound)
        return builder.finish(format: .json, encoding: "UTF-8")
    }

    /// Never deeper than a tree may be, so the recursion is bounded.
    private func write(_ index: Int, to builder: inout DocumentBuilder) {
        let row = rows[index]
        let place = document.range(row.text)
        builder.begin(.dict, at: row.record.map { document.range($0).lowerBound } ?? place.lowerBound)
        let keys = row.record.map { Array(document.children($0)) } ?? []
        for key in keys where level(of: key) == nil {
            if document.text(key, equals: Self.idKey) {
                builder.addText(.key, codeKey, at: document.range(key))
            } else {
                builder.addLeaf(key, of: document, at: document.range(key))
            }
            builder.addValue(key + 1, of: document)
        }
        builder.addText(.key, Self.nameKey, at: place)
        document.withBytes(row.text) {
            builder.addText(.string, $0.extracting(row.nameStart..<$0.count), at: place)
        }
        // Empty ones too: the key must be on each level, so that no other one is taken for it.
        builder.addText(.key, Self.childrenKey, at: place)
        builder.begin(.array, at: place.lowerBound)
        for child in row.children { write(child, to: &builder) }
        builder.end(at: place.upperBound)
        builder.end(at: row.record.map { document.range($0).upperBound } ?? place.upperBound)
    }
}
