internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes independent columns: `[["粥", "面"], ["茶"]]`, or lists of records.
enum ColumnExport {
    static func write(_ source: PresetSource, _ item: PresetShape.ColumnItem, to json: inout JSONWriter) {
        json.beginArray()
        for column in source.columns {
            source.enter(column)
            json.beginArray()
            for entry in source.rows(of: column) {
                source.enter(entry)
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
            json.endArray()
        }
        json.endArray()
    }
}
