internal import PickBytes
internal import PickModel

/// Writes `<select>` with a group for each row of the first level that has rows below.
enum SelectExport {
    static func write(_ source: PresetSource, to out: inout ByteWriter) {
        let tree = source.tree
        var name = FlatName()
        var isOpen = false
        out.append("<select>\n")
        for entry in source.rows {
            source.enter(entry)
            let level = tree.level(entry)
            if level == 0 {
                if isOpen { out.append("  </optgroup>\n") }
                isOpen = !source.isLeaf(entry)
                if isOpen {
                    out.append("  <optgroup label=\"")
                    escape(tree.name(entry), to: &out)
                    out.append("\">\n")
                    continue
                }
            } else {
                name.enter(tree.name(entry), level: level - 1)
                guard source.isLeaf(entry) else { continue }
            }
            out.append(level == 0 ? "  <option value=\"" : "    <option value=\"" as StaticString)
            escape(source.value(entry), to: &out)
            out.append("\">")
            escape(level == 0 ? tree.name(entry) : name.text, to: &out)
            out.append("</option>\n")
        }
        if isOpen { out.append("  </optgroup>\n") }
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
