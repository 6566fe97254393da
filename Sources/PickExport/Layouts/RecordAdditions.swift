package import PickModel
package import PropertyList

/// Adds pairs to the records of regions, and makes records of plain names, in the layout of the source.
package struct RecordAdditions: ~Copyable {
    /// What an entry gets.
    package struct Addition {
        /// Its new name; nil for the old one.
        package var name: String?
        /// Keys that it has not yet, each with its text.
        package var pairs: [(key: String, text: String)]

        package init(name: String?, pairs: [(key: String, text: String)]) {
            self.name = name
            self.pairs = pairs
        }
    }

    private let source: Document
    private let tree: NamedTree
    private let addition: (Int) -> Addition?
    /// The key of the name where a plain name becomes a record.
    private let nameKey: String
    /// The entry that a node is.
    private var entries: [Int: Int] = [:]
    private var out: DocumentAssembler

    /// The document with the additions; nil where an entry is the key of a pair, which has no room for them.
    ///
    /// With `keepsPlaces` nodes have the places of the source, and comments no certain order.
    package static func write(
        _ dataset: Dataset,
        nameKey: String,
        makesRecords: Bool,
        keepsPlaces: Bool = false,
        _ addition: (Int) -> Addition?
    ) -> Document? {
        withoutActuallyEscaping(addition) { addition in
            var writer = RecordAdditions(dataset, nameKey, keepsPlaces: keepsPlaces, addition)
            guard writer.findEntries(makesRecords) else { return nil }
            writer.value(writer.source.root)
            return writer.finished()
        }
    }

    private init(
        _ dataset: Dataset,
        _ nameKey: String,
        keepsPlaces: Bool,
        _ addition: @escaping (Int) -> Addition?
    ) {
        tree = dataset.tree
        source = dataset.document
        self.nameKey = nameKey
        self.addition = addition
        out = DocumentAssembler(dataset.document, keepsPlaces: keepsPlaces)
    }

    private consuming func finished() -> Document {
        out.comments(before: source.count, in: nil)
        return out.finish()
    }

    private mutating func findEntries(_ makesRecords: Bool) -> Bool {
        entries.reserveCapacity(tree.count)
        for entry in 0..<tree.count {
            let node = tree.sourceNode(entry)
            guard !tree.flags(entry).contains(.made), source.kind(node) != .key else { return false }
            guard source.kind(node) != .array else { continue }
            guard makesRecords || source.kind(node) == .dict || addition(entry)?.pairs.isEmpty ?? true else {
                return false
            }
            entries[node] = entry
        }
        return true
    }

    private mutating func value(_ node: Int) {
        let kind = source.kind(node)
        let entry = entries[node]
        guard kind == .dict || kind == .array else {
            guard let entry else { return out.copy(node) }
            return plain(node, entry)
        }
        out.comments(before: node, in: nil)
        out.origin = source.range(node)
        out.begin(kind)
        if kind == .array {
            for child in source.children(node) { value(child) }
        } else if let entry {
            pairs(node, entry)
        } else {
            for key in source.children(node) {
                out.copy(key)
                value(key + 1)
            }
        }
        out.comments(before: source.next(after: node), in: node)
        out.origin = source.range(node)
        out.end()
    }

    /// A plain name becomes a record where it gets something, and its siblings with it.
    private mutating func plain(_ node: Int, _ entry: Int) {
        let addition = addition(entry)
        out.comments(before: node, in: nil)
        guard let addition else { return out.copy(node) }
        out.origin = source.range(node)
        out.begin(.dict)
        out.text(.key, nameKey)
        if let name = addition.name { out.text(.string, name) } else { out.copy(node) }
        add(addition, except: [nameKey])
        out.end()
    }

    private mutating func pairs(_ node: Int, _ entry: Int) {
        let addition = addition(entry)
        let known = Set(source.children(node).map { source.string($0) })
        var isDone = false
        for key in source.children(node) {
            out.copy(key)
            if key + 1 == tree.nameNode(entry), let addition {
                if let name = addition.name { out.text(.string, name) } else { out.copy(key + 1) }
                add(addition, except: known)
                isDone = true
            } else {
                value(key + 1)
            }
        }
        if !isDone, let addition { add(addition, except: known) }
    }

    private mutating func add(_ addition: Addition, except known: Set<String>) {
        for pair in addition.pairs where !known.contains(pair.key) {
            out.text(.key, pair.key)
            out.text(.string, pair.text)
        }
    }
}
