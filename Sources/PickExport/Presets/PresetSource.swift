internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// The rows that are written for a front end, and what their values are.
final class PresetSource {
    let tree: NamedTree
    let document: Document
    let preset: Preset
    let mode: ValueMode?
    /// How many levels the whole data have.
    let depth: Int
    /// The rows: all of them, or those of one row of the first level.
    let rows: Range<Int>

    // The way down to the row that was entered last.
    private var path = TrivialBuffer<UInt8>()
    private var pathEnds: [Int]
    private var positions: [Int]
    private var codes: [Int?]

    init(_ dataset: Dataset, _ preset: Preset, _ mode: ValueMode?, part: PresetExport.Part?) {
        tree = dataset.tree
        document = tree.document
        self.preset = preset
        self.mode = mode
        depth = tree.levelCounts.count
        rows = part?.rows ?? 0..<tree.count
        pathEnds = Array(repeating: 0, count: depth)
        positions = Array(repeating: 0, count: depth + 1)
        codes = Array(repeating: nil, count: depth)
        // Values are those that the rows have in the whole data.
        positions[0] = part?.position ?? 0
    }

    func isLeaf(_ entry: Int) -> Bool { tree.end(entry) == entry + 1 }

    /// Goes on to a row; each row is entered once, parents before their children.
    func enter(_ entry: Int) {
        guard let mode else { return }
        let level = tree.level(entry)
        switch mode {
        case .name: break
        case .code: codes[level] = tree.codeNode(entry) ?? (level > 0 ? codes[level - 1] : nil)
        case .index:
            positions[level] += 1
            positions[level + 1] = 0
        case .path:
            path.truncate(to: level > 0 ? pathEnds[level - 1] : 0)
            if level > 0 { path.append(UInt8(ascii: "/")) }
            appendText(tree.nameNode(entry), to: &path)
            pathEnds[level] = path.count
        }
    }

    private func appendText(_ node: Int?, to buffer: inout TrivialBuffer<UInt8>) {
        guard let node else { return }
        if document.kind(node).isText {
            let bytes = unsafe document.bytes(node)
            unsafe buffer.append(bytes.baseAddress, count: bytes.count)
        } else {
            for byte in (document.plainText(node) ?? "").utf8 { buffer.append(byte) }
        }
    }

    /// Whether the row that was entered last has a value to write; a row without a code has none where codes may be absent.
    func hasValue(_ entry: Int) -> Bool {
        guard mode == .code else { return mode != nil }
        return preset.rules.code == .optional ? tree.codeNode(entry) != nil : codes[tree.level(entry)] != nil
    }

    /// The rows of the first level: the columns of a menu.
    var columns: some Sequence<Int> {
        sequence(state: rows.lowerBound) { [tree, rows] next in
            guard next < rows.upperBound else { return nil }
            defer { next = tree.end(next) }
            return next
        }
    }

    /// The rows of a column.
    func rows(of column: Int) -> Range<Int> { column + 1..<tree.end(column) }

    // MARK: JSON

    /// The name as a JSON string.
    func name(_ entry: Int, to json: inout JSONWriter) { text(tree.nameNode(entry), to: &json) }

    /// The name as a key of JSON.
    func nameKey(_ entry: Int, to json: inout JSONWriter) {
        json.beginString()
        appendEscaped(tree.nameNode(entry), to: &json.out)
        json.endKey()
    }

    /// The code as a key of JSON.
    func codeKey(_ entry: Int, to json: inout JSONWriter) {
        json.beginString()
        appendEscaped(tree.codeNode(entry), to: &json.out)
        json.endKey()
    }

    /// A node's text as a JSON string; empty for no node.
    func text(_ node: Int?, to json: inout JSONWriter) {
        json.beginString()
        appendEscaped(node, to: &json.out)
        json.endString()
    }

    /// The value of the row that was entered last, as a JSON string.
    func value(_ entry: Int, to json: inout JSONWriter) {
        json.beginString()
        appendValue(entry, to: &json.out)
        json.endString()
    }

    /// A node's text as it stands between the quotes of a JSON string; nothing for no node.
    func appendEscaped(_ node: Int?, to out: inout ByteWriter) {
        guard let node else { return }
        if document.kind(node).isText {
            let bytes = unsafe document.bytes(node)
            if let start = bytes.baseAddress { unsafe out.appendJSONEscaped(start, count: bytes.count) }
        } else {
            out.appendJSONEscaped(document.plainText(node) ?? "")
        }
    }

    /// The value of the row that was entered last as it stands between the quotes of a JSON string.
    func appendValue(_ entry: Int, to out: inout ByteWriter) {
        switch mode {
        case .name, nil: appendEscaped(tree.nameNode(entry), to: &out)
        case .code: appendEscaped(codes[tree.level(entry)], to: &out)
        case .index:
            for level in 0...tree.level(entry) {
                if level > 0 { out.append(UInt8(ascii: "-")) }
                out.append(decimal: positions[level])
            }
        case .path:
            if let start = unsafe path.base { unsafe out.appendJSONEscaped(start, count: path.count) }
        }
    }

    // MARK: Text

    /// The value of the row that was entered last.
    func value(_ entry: Int) -> String {
        switch mode {
        case .name, nil: tree.name(entry)
        case .code: codes[tree.level(entry)].flatMap { document.plainText($0) } ?? ""
        case .index: positions[0...tree.level(entry)].map(String.init).joined(separator: "-")
        case .path:
            path.withSpan { unsafe $0.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
        }
    }
}
