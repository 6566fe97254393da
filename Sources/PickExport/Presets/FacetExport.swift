internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes a record for each leaf, each level with the whole path.
enum FacetExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.FacetKeys, to json: inout JSONWriter) {
        let tree = source.tree
        var path: [String] = []
        json.beginArray()
        for entry in source.rows {
            source.enter(entry)
            let level = tree.level(entry)
            path.removeSubrange(min(level, path.count)...)
            let name = tree.name(entry)
            path.append(level == 0 ? name : path[level - 1] + keys.separator + name)
            guard source.isLeaf(entry) else { continue }
            json.beginObject()
            json.key(keys.id)
            source.value(entry, to: &json)
            for above in 0...level { json.member("\(keys.level)\(above)", path[above]) }
            json.endObject()
        }
        json.endArray()
    }
}
