internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Writes records that hold their children: `[{"value": …, "label": …, "children": […]}]`.
enum TreeExport {
    /// Writes the list, with a line feed behind it.
    static func write(
        _ source: PresetSource,
        _ keys: PresetShape.TreeKeys,
        _ style: JSONStyle,
        to out: inout ByteWriter
    ) {
        let (tree, last, rules) = (source.tree, source.depth - 1, source.preset.rules)
        let hasEmptyLists = rules.leaf == .emptyList
        let hasValues = source.mode != nil && keys.value != nil
        let pieces = TreePieces(keys, depth: source.depth, style)
        var words = RowWords(source)
        // The ends of the rows whose children are being written, by level.
        var open = TrivialBuffer<UInt32>()
        var isFirst = true
        let columns = tree.columns
        out.append(UInt8(ascii: "["))
        for entry in source.rows {
            guard let levels = unsafe columns.levels, let ends = unsafe columns.ends else { break }
            while let end = open.last, end <= entry {
                open.removeLast()
                pieces.append(.endChildren, open.count, to: &out)
            }
            let level = unsafe Int(levels[entry])
            let end = unsafe Int(ends[entry])
            let isLeaf = end == entry + 1
            words.enter(entry)
            if level == last, keys.hasTextLeaves {
                pieces.append(isFirst ? .firstText : .nextText, level, to: &out)
                words.appendName(entry, to: &out)
                pieces.append(.endText, level, to: &out)
                isFirst = false
                continue
            }
            let behind: TreePieces.Piece =
                !isLeaf ? .beginChildren : hasEmptyLists && level < last ? .emptyChildren : .end
            if hasValues, words.appendPair(entry, level, isFirst, isLeaf, behind, pieces, to: &out) {
                isFirst = !isLeaf
                if !isLeaf { open.append(UInt32(truncatingIfNeeded: end)) }
                continue
            }
            if hasValues, words.hasValue(entry) {
                pieces.append(isFirst ? .firstValue : .nextValue, level, to: &out)
                words.appendValue(entry, to: &out)
                pieces.append(isLeaf ? .leafLabel : .label, level, to: &out)
            } else if isLeaf {
                pieces.append(isFirst ? .firstLeafLabel : .nextLeafLabel, level, to: &out)
            } else {
                pieces.append(isFirst ? .firstLabel : .nextLabel, level, to: &out)
            }
            words.appendName(entry, to: &out)
            isFirst = !isLeaf
            pieces.append(behind, level, to: &out)
            if !isLeaf { open.append(UInt32(truncatingIfNeeded: end)) }
        }
        while !open.isEmpty {
            open.removeLast()
            pieces.append(.endChildren, open.count, to: &out)
        }
        if !source.rows.isEmpty, style.hasLines { out.append(0x0A) }
        out.append("]\n" as StaticString)
    }
}

/// Names and values as JSON text.
private struct RowWords: ~Copyable {
    private let source: PresetSource
    private let tree: NamedTree
    private let columns: TreeColumns
    private let document: Document
    private let mode: ValueMode?
    private let isOptional: Bool
    /// The name of the row that was entered last, behind those above it, where values are paths.
    private var text = ByteWriter()
    private var nameStart = 0
    /// For each level where the path down to its row ends.
    private var ends = TrivialBuffer<Int>()
    /// For each level the node of the code of its row, or of the nearest row above that has one.
    private var codes = TrivialBuffer<UInt32>()

    /// The longest text that is written together with the pieces around it.
    private static let shortText = 1024

    init(_ source: PresetSource) {
        self.source = source
        tree = source.tree
        columns = tree.columns
        document = source.document
        mode = source.mode
        isOptional = source.preset.rules.code == .optional
        for _ in 0..<source.depth {
            ends.append(0)
            codes.append(NamedTree.none)
        }
    }

    /// Goes on to a row; each row is entered once, parents before their children.
    @inline(__always)
    mutating func enter(_ entry: Int) {
        if mode == .name { return }
        enterOther(entry)
    }

    private mutating func enterOther(_ entry: Int) {
        let level = tree.level(entry)
        switch mode {
        case .code:
            let above = level > 0 ? codes[level &- 1] : NamedTree.none
            codes[level] = tree.codeNode(entry).map { UInt32(truncatingIfNeeded: $0) } ?? above
        case .index: source.enter(entry)
        case .path:
            text.truncate(to: level > 0 ? ends[level &- 1] : 0)
            if level > 0 { text.append(UInt8(ascii: "/")) }
            nameStart = text.used
            source.appendEscaped(tree.nameNode(entry), to: &text)
            ends[level] = text.used
        case .name, nil: break
        }
    }

    func appendName(_ entry: Int, to out: inout ByteWriter) {
        guard mode == .path else {
            source.appendEscaped(tree.nameNode(entry), to: &out)
            return
        }
        unsafe out.append(text.storage + nameStart, count: text.used &- nameStart)
    }

    /// Whether the row that was entered last has a value to write.
    func hasValue(_ entry: Int) -> Bool {
        guard mode == .code else { return mode != nil }
        return isOptional ? tree.codeNode(entry) != nil : codes[tree.level(entry)] != NamedTree.none
    }

    func appendValue(_ entry: Int, to out: inout ByteWriter) {
        switch mode {
        case .code:
            let node = codes[tree.level(entry)]
            if node != NamedTree.none { source.appendEscaped(Int(node), to: &out) }
        case .index: source.appendValue(entry, to: &out)
        case .path: unsafe out.append(text.storage, count: text.used)
        case .name, nil: source.appendEscaped(tree.nameNode(entry), to: &out)
        }
    }

    /// The row that was entered last with all pieces up to what stands behind its label, where value and label are short texts
    /// without anything to escape.
    ///
    /// Room is made once for all. Returns false, and has written nothing, where a row is to be written part by part.
    @inline(__always)
    func appendPair(
        _ entry: Int,
        _ level: Int,
        _ isFirst: Bool,
        _ isLeaf: Bool,
        _ last: TreePieces.Piece,
        _ pieces: borrowing TreePieces,
        to out: inout ByteWriter
    ) -> Bool {
        guard let names = unsafe columns.names else { return false }
        let name = unsafe names[entry]
        var value = name
        if mode == .code {
            value = codes[level]
            if isOptional, tree.codeNode(entry) == nil { return false }
        } else if mode != .name {
            return false
        }
        guard name != NamedTree.none, value != NamedTree.none,
            document.kind(Int(name)).isText, value == name || document.kind(Int(value)).isText
        else { return false }
        let label = unsafe document.bytes(Int(name))
        let text = unsafe value == name ? label : document.bytes(Int(value))
        guard let labelStart = label.baseAddress, let start = text.baseAddress,
            label.count <= Self.shortText, text.count <= Self.shortText, pieces.longest <= Self.shortText
        else { return false }
        out.reserve(3 &* pieces.longest &+ label.count &+ text.count &+ 16)
        var place = unsafe pieces.copy(isFirst ? .firstValue : .nextValue, level, to: out.spare)
        guard unsafe copyPlainJSON(start, to: place, count: text.count) else { return false }
        let copied = unsafe UnsafePointer(place)
        unsafe place = pieces.copy(isLeaf ? .leafLabel : .label, level, to: place + text.count)
        if value == name {
            unsafe copyLoosely(copied, to: place, count: text.count)
        } else {
            guard unsafe copyPlainJSON(labelStart, to: place, count: label.count) else { return false }
        }
        unsafe place = pieces.copy(last, level, to: place + label.count)
        unsafe out.commit(place - out.spare)
        return true
    }
}
