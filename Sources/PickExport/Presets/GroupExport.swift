internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes one level of groups: `{"results": [{"text": "浙江省", "children": [{"id": "330100", "text": "杭州市"}]}]}`.
enum GroupExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.GroupKeys, to json: inout JSONWriter) {
        if let list = keys.list {
            json.beginObject()
            json.key(list)
        }
        json.beginArray()
        GroupRows.forEach(source) { step in
            switch step {
            case .group(let entry):
                json.beginObject()
                json.key(keys.label)
                source.name(entry, to: &json)
                json.key(keys.children)
                json.beginArray()
            case .row(let entry, let name):
                json.beginObject()
                json.key(keys.value)
                source.value(entry, to: &json)
                json.key(keys.label)
                source.name(entry, or: name, to: &json)
                json.endObject()
            case .endOfGroup:
                json.endArray()
                json.endObject()
            }
        }
        json.endArray()
        if keys.list != nil { json.endObject() }
    }
}

/// Writes options that name their group, and the groups, which are known by their position.
enum OptionExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.OptionKeys, to json: inout JSONWriter) {
        var groups: [(number: Int, entry: Int)] = []
        var number = 0
        json.beginObject()
        json.key(keys.options)
        json.beginArray()
        GroupRows.forEach(source) { step in
            switch step {
            case .group(let entry):
                number += 1
                groups.append((number, entry))
            case .row(let entry, let name):
                if name == nil { number += 1 }
                json.beginObject()
                json.key(keys.value)
                source.value(entry, to: &json)
                json.key(keys.label)
                source.name(entry, or: name, to: &json)
                if name != nil { json.member(keys.group, String(number)) }
                json.endObject()
            case .endOfGroup: break
            }
        }
        json.endArray()
        json.key(keys.groups)
        json.beginArray()
        for group in groups {
            json.beginObject()
            json.member(keys.value, String(group.number))
            json.key(keys.groupLabel)
            source.name(group.entry, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}

extension PresetSource {
    /// A text as a JSON string; the name where there is none.
    fileprivate func name(_ entry: Int, or text: String?, to json: inout JSONWriter) {
        if let text { json.string(text) } else { name(entry, to: &json) }
    }
}
