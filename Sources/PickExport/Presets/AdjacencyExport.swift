internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Writes the children of each place under its code: `{"100000": {"330000": "浙江省"}, "330000": {…}}`.
enum AdjacencyExport {
    static func write(_ source: PresetSource, root: String, to json: inout JSONWriter) {
        json.beginObject()
        json.key(root)
        children(source, source.rows, to: &json) { source.name($0, to: &$1) }
        for entry in source.rows where !source.isLeaf(entry) {
            source.codeKey(entry, to: &json)
            children(source, entry + 1..<source.tree.end(entry), to: &json) { source.name($0, to: &$1) }
        }
        json.endObject()
    }

    static func write(_ source: PresetSource, _ keys: PresetShape.SplitKeys, to json: inout JSONWriter) {
        json.beginObject()
        json.key(keys.first)
        children(source, source.rows, to: &json) { source.name($0, to: &$1) }
        json.key(keys.below)
        json.beginObject()
        for entry in source.rows where !source.isLeaf(entry) {
            source.codeKey(entry, to: &json)
            children(source, entry + 1..<source.tree.end(entry), to: &json) { child, json in
                json.beginObject()
                json.key(keys.name)
                source.name(child, to: &json)
                if let initial = source.initial(child) { json.member(keys.initial, initial) }
                json.endObject()
            }
        }
        json.endObject()
        json.endObject()
    }

    private static func children(
        _ source: PresetSource,
        _ rows: Range<Int>,
        to json: inout JSONWriter,
        _ write: (Int, inout JSONWriter) -> Void
    ) {
        json.beginObject()
        var entry = rows.lowerBound
        while entry < rows.upperBound {
            source.codeKey(entry, to: &json)
            write(entry, &json)
            entry = source.tree.end(entry)
        }
        json.endObject()
    }
}

extension PresetSource {
    private static let initialKeys: Set<String> = [
        "alpha", "initial", "initials", "firstletter", "letter", "pinyin", "spell", "py",
    ]

    /// The initial of a name in Latin letters, in lower case, as far as an attribute says it.
    fileprivate func initial(_ entry: Int) -> String? {
        for node in tree.attributeNodes(entry) where document.kind(node) == .key {
            let key = document.string(node).lowercased().filter { $0 != "_" && $0 != "-" }
            guard Self.initialKeys.contains(key), let text = document.plainText(node + 1),
                let first = text.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII
            else { continue }
            return String(first).lowercased()
        }
        return nil
    }
}
