internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// The names from a row down to a leaf, as one text.
struct FlatName {
    static let separator = " / "
    private var names: [String] = []

    /// Goes on to a row; `level` counts from the first name that belongs to the text.
    mutating func enter(_ name: String, level: Int) {
        names.removeSubrange(min(level, names.count)...)
        names.append(name)
    }

    var text: String { names.count == 1 ? names[0] : names.joined(separator: Self.separator) }
}

/// Writes one level of groups: `{"results": [{"text": "浙江省", "children": [{"id": "330100", "text": "杭州市"}]}]}`.
enum GroupExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.GroupKeys, to json: inout JSONWriter) {
        let tree = source.tree
        var name = FlatName()
        var isOpen = false
        if let list = keys.list {
            json.beginObject()
            json.key(list)
        }
        json.beginArray()
        for entry in source.rows {
            source.enter(entry)
            let level = tree.level(entry)
            if level == 0 {
                if isOpen {
                    json.endArray()
                    json.endObject()
                    isOpen = false
                }
                if !source.isLeaf(entry) {
                    isOpen = true
                    json.beginObject()
                    json.key(keys.label)
                    source.name(entry, to: &json)
                    json.key(keys.children)
                    json.beginArray()
                    continue
                }
            } else {
                name.enter(tree.name(entry), level: level - 1)
                guard source.isLeaf(entry) else { continue }
            }
            json.beginObject()
            json.key(keys.value)
            source.value(entry, to: &json)
            json.key(keys.label)
            if level == 0 { source.name(entry, to: &json) } else { json.string(name.text) }
            json.endObject()
        }
        if isOpen {
            json.endArray()
            json.endObject()
        }
        json.endArray()
        if keys.list != nil { json.endObject() }
    }
}

/// Writes options that name their group, and the groups, which are known by their position.
enum OptionExport {
    static func write(_ source: PresetSource, _ keys: PresetShape.OptionKeys, to json: inout JSONWriter) {
        let tree = source.tree
        var name = FlatName()
        var groups: [(number: Int, entry: Int)] = []
        var number = 0
        json.beginObject()
        json.key(keys.options)
        json.beginArray()
        for entry in source.rows {
            source.enter(entry)
            let level = tree.level(entry)
            if level == 0 {
                number += 1
                if !source.isLeaf(entry) {
                    groups.append((number, entry))
                    continue
                }
            } else {
                name.enter(tree.name(entry), level: level - 1)
                guard source.isLeaf(entry) else { continue }
            }
            json.beginObject()
            json.key(keys.value)
            source.value(entry, to: &json)
            json.key(keys.label)
            if level == 0 {
                source.name(entry, to: &json)
            } else {
                json.string(name.text)
                json.member(keys.group, String(number))
            }
            json.endObject()
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
