internal import PickBytes
internal import PickJSON

extension JSONShape {
    /// The shape as a JSON Schema (2020-12).
    func schema(title: String) -> [UInt8] {
        var out = ByteWriter()
        out.appendJSON { json in
            json.beginObject()
            json.key(plain: "$schema")
            json.string(plain: "https://json-schema.org/draft/2020-12/schema")
            json.key(plain: "title")
            json.string(title)
            self.writeMembers(to: &json)
            json.endObject()
        }
        return out.bytes()
    }

    private func writeMembers(to json: inout JSONWriter) {
        var types: [StaticString] = []
        if objectCount > 0 { types.append("object") }
        if hasArray { types.append("array") }
        if hasText { types.append("string") }
        if hasReal { types.append("number") } else if hasInteger { types.append("integer") }
        if hasBoolean { types.append("boolean") }
        if hasNull { types.append("null") }
        if types.count == 1 {
            json.key(plain: "type")
            json.string(plain: types[0])
        } else if types.count > 1 {
            json.key(plain: "type")
            json.beginArray()
            for type in types { json.string(plain: type) }
            json.endArray()
        }
        if let items {
            json.key(plain: "items")
            items.write(to: &json)
        }
        guard objectCount > 0 else { return }
        if isMap {
            json.key(plain: "additionalProperties")
            values.write(to: &json)
            return
        }
        json.key(plain: "properties")
        json.beginObject()
        for member in members {
            json.key(member.key)
            member.shape.write(to: &json)
        }
        json.endObject()
        let required = members.filter { $0.count == objectCount }
        if !required.isEmpty {
            json.key(plain: "required")
            json.beginArray()
            for member in required { json.string(member.key) }
            json.endArray()
        }
        json.key(plain: "additionalProperties")
        json.boolean(false)
    }

    private func write(to json: inout JSONWriter) {
        json.beginObject()
        writeMembers(to: &json)
        json.endObject()
    }
}
