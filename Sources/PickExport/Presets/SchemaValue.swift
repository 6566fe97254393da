internal import PickJSON

/// A JSON value of a schema, with its keys in order.
indirect enum SchemaValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    case text(String)
    case number(Int)
    case bool(Bool)
    case list([SchemaValue])
    case object([(String, SchemaValue)])

    init(stringLiteral text: String) { self = .text(text) }
    init(arrayLiteral values: SchemaValue...) { self = .list(values) }
    init(dictionaryLiteral members: (String, SchemaValue)...) { self = .object(members) }

    func write(to json: inout JSONWriter) {
        switch self {
        case .text(let text): json.string(text)
        case .number(let number): json.integer(number)
        case .bool(let value): json.boolean(value)
        case .list(let values):
            json.beginArray()
            for value in values { value.write(to: &json) }
            json.endArray()
        case .object(let members):
            json.beginObject()
            for (key, value) in members {
                json.key(key)
                value.write(to: &json)
            }
            json.endObject()
        }
    }
}
