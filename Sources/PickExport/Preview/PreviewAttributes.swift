internal import PickJSON
internal import PickModel
internal import PropertyList

/// What the data say beside names and codes, key by key in the order in which keys come first.
struct PreviewAttributes {
    let tree: NamedTree

    private struct Column {
        let key: String
        var entries: [Int] = []
        var nodes: [Int] = []
    }

    func write(to json: inout JSONWriter) {
        let columns = columns()
        guard !columns.isEmpty else { return }
        json.key(plain: "attributes")
        json.beginArray()
        for column in columns {
            json.beginObject()
            json.member("key", column.key)
            if column.entries.count < tree.count {
                json.key(plain: "at")
                json.beginArray()
                for entry in column.entries { json.integer(entry) }
                json.endArray()
            }
            json.key(plain: "values")
            json.beginArray()
            for node in column.nodes { write(node, &json) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }

    private func columns() -> [Column] {
        var columns: [Column] = []
        var places: [String: Int] = [:]
        for entry in 0..<tree.count {
            for node in tree.attributeNodes(entry) {
                let isKeyed = tree.document.kind(node) == .key
                let key = isKeyed ? tree.document.string(node) : ""
                let place = places[key] ?? columns.count
                if place == columns.count {
                    places[key] = place
                    columns.append(Column(key: key))
                }
                // Of a key that a row has twice the first counts.
                guard columns[place].entries.last != entry else { continue }
                columns[place].entries.append(entry)
                columns[place].nodes.append(isKeyed ? node + 1 : node)
            }
        }
        return columns
    }

    /// Text and numbers as text, for a browser's numbers are doubles; of what is no word only what it is.
    private func write(_ node: Int, _ json: inout JSONWriter) {
        let document = tree.document
        if let text = document.plainText(node) { return json.string(text) }
        switch document.kind(node) {
        case .true: json.boolean(true)
        case .false: json.boolean(false)
        case .dict: json.string("{ \(document.childCount(node)) }")
        case .array, .set: json.string("[ \(document.childCount(node)) ]")
        case .data: json.string("<\(document.data(node).count) B>")
        case .date: json.string("<date>")
        default: json.string("…")
        }
    }
}
