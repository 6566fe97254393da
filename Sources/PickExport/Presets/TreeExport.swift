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
        let isOptional = rules.code == .optional
        let pieces = TreePieces(keys, depth: source.depth, style)
        var words = RowWords(source)
        // The ends of the rows whose children are being written, by level.
        var open = TrivialBuffer<UInt32>()
        var isFirst = true
        out.append(UInt8(ascii: "["))
        for entry in source.rows {
            while let end = open.last, end <= entry {
                open.removeLast()
                pieces.append(.endChildren, open.count, to: &out)
            }
            let level = tree.level(entry)
            let isLeaf = source.isLeaf(entry)
            words.enter(entry)
            if level == last, keys.hasTextLeaves {
                pieces.append(isFirst ? .firstText : .nextText, level, to: &out)
                words.appendName(entry, to: &out)
                pieces.append(.endText, level, to: &out)
                isFirst = false
                continue
            }
            if hasValues,
                words.appendPair(entry, level, isFirst, isLeaf, isOptional: isOptional, pieces, to: &out)
            {
                isFirst = !isLeaf
                if isLeaf {
                    pieces.append(hasEmptyLists && level < last ? .emptyChildren : .end, level, to: &out)
                } else {
                    pieces.append(.beginChildren, level, to: &out)
                    open.append(UInt32(truncatingIfNeeded: tree.end(entry)))
                }
                continue
            }
            if hasValues, words.hasValue(entry, isOptional: isOptional) {
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
            if !isLeaf {
                pieces.append(.beginChildren, level, to: &out)
                open.append(UInt32(truncatingIfNeeded: tree.end(entry)))
            } else if hasEmptyLists, level < last {
                pieces.append(.emptyChildren, level, to: &out)
            } else {
                pieces.append(.end, level, to: &out)
            }
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
    private let document: Document
    private let mode: ValueMode?
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
        document = source.document
        mode = source.mode
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
    func hasValue(_ entry: Int, isOptional: Bool) -> Bool {
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

    /// Value and label of the row that was entered last and the pieces before them, where both are short texts.
    ///
    /// Room is made once for all. Returns false, and has written nothing, where a row is to be written part by part.
    @inline(__always)
    func appendPair(
        _ entry: Int,
        _ level: Int,
        _ isFirst: Bool,
        _ isLeaf: Bool,
        isOptional: Bool,
        _ pieces: borrowing TreePieces,
        to out: inout ByteWriter
    ) -> Bool {
        guard let name = tree.nameNode(entry), document.kind(name).isText else { return false }
        let value: Int
        switch mode {
        case .name: value = name
        case .code:
            guard codes[level] != NamedTree.none, !isOptional || tree.codeNode(entry) != nil else {
                return false
            }
            value = Int(codes[level])
            guard document.kind(value).isText else { return false }
        case .index, .path, nil: return false
        }
        let valueBytes = unsafe document.bytes(value)
        let nameBytes = unsafe document.bytes(name)
        guard let valueStart = valueBytes.baseAddress, let nameStart = nameBytes.baseAddress,
            valueBytes.count <= Self.shortText, nameBytes.count <= Self.shortText,
            pieces.longest <= Self.shortText
        else { return false }
        // Six bytes at most for each that is escaped.
        out.reserve(2 &* pieces.longest &+ 6 &* (valueBytes.count &+ nameBytes.count) &+ 64)
        pieces.appendLoosely(isFirst ? .firstValue : .nextValue, level, to: &out)
        let start = out.used
        unsafe out.appendJSONEscaped(valueStart, count: valueBytes.count)
        let count = out.used &- start
        pieces.appendLoosely(isLeaf ? .leafLabel : .label, level, to: &out)
        if value == name {
            unsafe out.appendLoosely(out.storage + start, count: count)
        } else {
            unsafe out.appendJSONEscaped(nameStart, count: nameBytes.count)
        }
        return true
    }
}
