internal import PickBytes
internal import PickModel

/// Writes `<select>` with a group for each row of the first level that has rows below.
enum SelectExport {
    static func write(_ source: PresetSource, to out: inout ByteWriter) {
        let tree = source.tree
        out.append("<select>\n")
        GroupRows.forEach(source) { step in
            switch step {
            case .group(let entry):
                out.append("  <optgroup label=\"")
                escape(tree.name(entry), to: &out)
                out.append("\">\n")
            case .row(let entry, let name):
                out.append(name == nil ? "  <option value=\"" : "    <option value=\"" as StaticString)
                escape(source.value(entry), to: &out)
                out.append("\">")
                escape(name ?? tree.name(entry), to: &out)
                out.append("</option>\n")
            case .endOfGroup: out.append("  </optgroup>\n")
            }
        }
        out.append("</select>\n")
    }

    private static func escape(_ text: String, to out: inout ByteWriter) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): out.append("&amp;" as StaticString)
            case UInt8(ascii: "<"): out.append("&lt;" as StaticString)
            case UInt8(ascii: ">"): out.append("&gt;" as StaticString)
            case UInt8(ascii: "\""): out.append("&quot;" as StaticString)
            default: out.append(byte)
            }
        }
    }
}
