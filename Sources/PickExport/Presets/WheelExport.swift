internal import PickBytes
internal import PickJSON
internal import PickModel

/// Writes what a page needs that rebuilds its columns: those at the start, and the rows below each place by its positions.
enum WheelExport {
    static func write(_ source: PresetSource, to json: inout JSONWriter) {
        let tree = source.tree
        json.beginObject()
        json.key("columns")
        json.beginArray()
        var list = source.rows
        for _ in 0..<source.depth {
            names(source, list, to: &json)
            let first = list.lowerBound
            list = list.isEmpty ? list : first + 1..<tree.end(first)
        }
        json.endArray()
        json.key("byParent")
        json.beginObject()
        var positions = [Int](repeating: -1, count: source.depth + 1)
        for entry in source.rows {
            let level = tree.level(entry)
            positions[level] += 1
            positions[level + 1] = -1
            guard !source.isLeaf(entry) else { continue }
            json.beginString()
            for above in 0...level {
                if above > 0 { json.out.append(UInt8(ascii: "-")) }
                json.out.append(decimal: positions[above])
            }
            json.endKey()
            names(source, entry + 1..<tree.end(entry), to: &json)
        }
        json.endObject()
        json.endObject()
    }

    private static func names(_ source: PresetSource, _ rows: Range<Int>, to json: inout JSONWriter) {
        json.beginArray()
        var entry = rows.lowerBound
        while entry < rows.upperBound {
            source.name(entry, to: &json)
            entry = source.tree.end(entry)
        }
        json.endArray()
    }
}
