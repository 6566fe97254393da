internal import PickJSON
internal import PickModel

/// Writes an object of codes and names for each level: `{"province_list": {"330000": "浙江省"}, …}`.
enum CodeMapExport {
    static func write(_ source: PresetSource, _ names: [String], to json: inout JSONWriter) {
        json.beginObject()
        for (level, name) in names.enumerated() {
            json.key(name)
            json.beginObject()
            for entry in source.rows where source.tree.level(entry) == level {
                source.codeKey(entry, to: &json)
                source.name(entry, to: &json)
            }
            json.endObject()
        }
        json.endObject()
    }
}
