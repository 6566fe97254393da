internal import PickBytes
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Writes a tree of records or columns as a property list.
enum PropertyListExport {
    static func write(
        _ source: PresetSource,
        _ shape: PresetShape,
        _ format: PresetFormat,
        to out: inout ByteWriter
    ) throws(PresetExport.Failure) {
        var builder = PropertyListRows(source)
        switch shape {
        case .tree(let keys): builder.tree(keys)
        case .columns: builder.columns()
        default:
            throw PresetExport.Failure(message: "\(source.preset.name) cannot be written as a property list.")
        }
        let document = builder.finish()
        if format == .bplist {
            BinaryWriter.write(document, to: &out)
            return
        }
        do {
            _ = try XMLWriter.write(document, to: &out)
        } catch {
            throw PresetExport.Failure(message: error.description)
        }
    }
}

/// Puts the document together.
private struct PropertyListRows: ~Copyable {
    private let source: PresetSource
    private var builder = DocumentBuilder()

    init(_ source: PresetSource) { self.source = source }

    consuming func finish() -> Document { builder.finish(format: .xml, encoding: "UTF-8") }

    mutating func tree(_ keys: PresetShape.TreeKeys) {
        let (tree, last) = (source.tree, source.depth - 1)
        let hasEmptyLists = source.preset.rules.leaf == .emptyList
        var open: [Int] = []
        builder.begin(.array, at: 0)
        for entry in source.rows {
            while let end = open.last, end <= entry {
                end2()
                open.removeLast()
            }
            source.enter(entry)
            let level = tree.level(entry)
            let isLeaf = source.isLeaf(entry)
            if level == last, keys.hasTextLeaves {
                text(.string, tree.nameNode(entry))
                continue
            }
            builder.begin(.dict, at: 0)
            if let value = keys.value, source.hasValue(entry) {
                text(.key, value)
                text(.string, source.value(entry))
            }
            text(.key, isLeaf ? keys.leafLabel ?? keys.labelKey(level) : keys.labelKey(level))
            text(.string, tree.nameNode(entry))
            if isLeaf, !hasEmptyLists || level == last {
                builder.end(at: 0)
                continue
            }
            text(.key, keys.childrenKey(level, depth: source.depth))
            builder.begin(.array, at: 0)
            if isLeaf { end2() } else { open.append(tree.end(entry)) }
        }
        for _ in open { end2() }
        builder.end(at: 0)
    }

    mutating func columns() {
        builder.begin(.array, at: 0)
        for column in source.columns {
            builder.begin(.array, at: 0)
            for entry in source.rows(of: column) { text(.string, source.tree.nameNode(entry)) }
            builder.end(at: 0)
        }
        builder.end(at: 0)
    }

    /// Ends a list of children and the record that it stands in.
    private mutating func end2() {
        builder.end(at: 0)
        builder.end(at: 0)
    }

    private mutating func text(_ kind: NodeKind, _ node: Int?) {
        guard let node, source.document.kind(node).isText else {
            text(kind, node.flatMap { source.document.plainText($0) } ?? "")
            return
        }
        builder.addLeaf(node, of: source.document, as: kind, at: 0..<0)
    }

    private mutating func text(_ kind: NodeKind, _ text: String) { builder.addText(kind, text, at: 0..<0) }
}
