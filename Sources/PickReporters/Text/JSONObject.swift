internal import PickBytes

/// Writes the members of one compact JSON object; whoever opens it writes the closing brace.
struct JSONObject {
    private var isEmpty = true

    init(_ output: inout ByteWriter) { output.append("{") }

    mutating func add(_ key: StaticString, _ value: Int?, to output: inout ByteWriter) {
        add(key: key, to: &output)
        output.append(value.map(String.init) ?? "null")
    }

    mutating func add(_ key: StaticString, _ value: String?, to output: inout ByteWriter) {
        add(key: key, to: &output)
        if let value { Self.write(value, to: &output) } else { output.append("null") }
    }

    mutating func addList<Element>(
        _ key: StaticString,
        _ elements: [Element],
        to output: inout ByteWriter,
        _ write: (Element, inout ByteWriter) -> Void
    ) {
        add(key: key, to: &output)
        output.append("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(",") }
            write(element, &output)
        }
        output.append("]")
    }

    private mutating func add(key: StaticString, to output: inout ByteWriter) {
        output.append(isEmpty ? "\"" : ",\"")
        isEmpty = false
        output.append(key)
        output.append("\":")
    }

    private static func write(_ text: String, to output: inout ByteWriter) {
        output.append("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): output.append("\\\"")
            case UInt8(ascii: "\\"): output.append("\\\\")
            case 0x0A: output.append("\\n")
            case 0x0D: output.append("\\r")
            case 0x09: output.append("\\t")
            case 0..<0x20:
                output.append("\\u00")
                output.append(byte < 16 ? "0" : "1")
                output.append(String(byte & 15, radix: 16))
            default: output.append(byte)
            }
        }
        output.append("\"")
    }
}
