internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes independent columns: `[["粥", "面"], ["茶"]]`, or lists of records.
enum ColumnExport {
    static func write(_ source: PresetSource, _ item: PresetShape.ColumnItem, to json: inout JSONWriter) {
        let tree = source.tree
        var isOpen = false
        json.beginArray()
        for entry in source.rows {
            source.enter(entry)
            if tree.level(entry) == 0 {
                if isOpen { json.endArray() }
                isOpen = true
                json.beginArray()
                continue
            }
            switch item {
            case .text: source.name(entry, to: &json)
            case .record(let label, let value):
                json.beginObject()
                json.key(value)
                source.value(entry, to: &json)
                json.key(label)
                source.name(entry, to: &json)
                json.endObject()
            }
        }
        if isOpen { json.endArray() }
        json.endArray()
    }
}
