internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes records that hold their children: `[{"value": …, "label": …, "children": […]}]`.
enum TreeExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.TreeKeys, to json: inout JSONWriter) {
        let (tree, last) = (source.tree, source.depth - 1)
        let hasEmptyLists = source.preset.rules.leaf == .emptyList
        let labels = (0..<source.depth).map { Array(keys.labelKey($0).utf8) }
        let leafLabel = keys.leafLabel.map { Array($0.utf8) }
        let value = source.mode == nil ? nil : keys.value.map { Array($0.utf8) }
        let children = (0..<source.depth).map { Array(keys.childrenKey($0, depth: source.depth).utf8) }
        var open = TrivialBuffer<UInt32>()
        json.beginArray()
        for entry in source.rows {
            while let end = open.last, end <= entry {
                json.endArray()
                json.endObject()
                open.removeLast()
            }
            source.enter(entry)
            let level = tree.level(entry)
            let isLeaf = source.isLeaf(entry)
            if level == last, keys.hasTextLeaves {
                source.name(entry, to: &json)
                continue
            }
            json.beginObject()
            if let value, source.hasValue(entry) {
                json.key(value)
                source.value(entry, to: &json)
            }
            json.key(isLeaf ? leafLabel ?? labels[level] : labels[level])
            source.name(entry, to: &json)
            if isLeaf, !hasEmptyLists || level == last {
                json.endObject()
                continue
            }
            json.key(children[level])
            json.beginArray()
            if isLeaf {
                json.endArray()
                json.endObject()
            } else {
                open.append(UInt32(truncatingIfNeeded: tree.end(entry)))
            }
        }
        for _ in 0..<open.count {
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }
}

extension JSONWriter {
    /// A key of plain bytes; its value follows.
    mutating func key(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { unsafe key(start, count: buffer.count) }
        }
    }
}
