internal import PickBytes
internal import PickJSON
internal import PickModel

/// Writes objects of one key, and names at the end: `[{"浙江省": [{"杭州市": ["西湖区"]}]}]`.
enum NestedNamesExport {
    static func write(_ source: PresetSource, to json: inout JSONWriter) {
        var open = TrivialBuffer<UInt32>()
        json.beginArray()
        for entry in source.rows {
            while let end = open.last, end <= entry {
                json.endArray()
                json.endObject()
                open.removeLast()
            }
            guard !source.isLeaf(entry) else {
                source.name(entry, to: &json)
                continue
            }
            json.beginObject()
            source.nameKey(entry, to: &json)
            json.beginArray()
            open.append(UInt32(truncatingIfNeeded: source.tree.end(entry)))
        }
        for _ in 0..<open.count {
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }
}
