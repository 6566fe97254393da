internal import PropertyList

/// Where each byte of a key's or string's text stands in the source of an XML property list.
///
/// There is none for an element with markup inside (a comment, CDATA): its findings are about the whole element.
struct ElementContent {
    /// For each byte of the text, and for its end, the byte of the source.
    private let places: [Int]

    init?(_ node: Int, _ document: Document, _ source: [UInt8]) {
        let element = document.range(node)
        guard element.upperBound <= source.count, element.count > 0,
            let close = source[element].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var places: [Int] = []
        var bytes: [UInt8] = []
        var index = close + 1
        while index < element.upperBound, source[index] != UInt8(ascii: "<") {
            switch source[index] {
            case UInt8(ascii: "&"):
                guard let end = source[index..<element.upperBound].firstIndex(of: UInt8(ascii: ";")),
                    let scalar = Self.scalar(source[index + 1..<end])
                else { return nil }
                for byte in String(Character(scalar)).utf8 {
                    places.append(index)
                    bytes.append(byte)
                }
                index = end
            case 0x0D:
                // Readers of XML see one line feed for a carriage return with or without a line feed behind it.
                places.append(index)
                bytes.append(0x0A)
                if index + 1 < element.upperBound, source[index + 1] == 0x0A { index += 1 }
            default:
                places.append(index)
                bytes.append(source[index])
            }
            index += 1
        }
        places.append(index)
        let isWhole = index + 1 < element.upperBound && source[index + 1] == UInt8(ascii: "/")
        let isSame = document.withBytes(node) { text in
            guard text.count == bytes.count else { return false }
            for place in 0..<text.count where text[place] != bytes[place] { return false }
            return true
        }
        guard isWhole, isSame else { return nil }
        self.places = places
    }

    /// The bytes of the source for bytes of the text.
    func range(of part: Range<Int>) -> Range<Int> {
        let last = places.count - 1
        return places[min(part.lowerBound, last)]..<places[min(part.upperBound, last)]
    }

    /// Text as it can stand in an element.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The character that a reference names: `amp`, `#60`, `#x3C`.
    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case let number where number.hasPrefix("#x"):
            return UInt32(number.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case let number where number.hasPrefix("#"):
            return UInt32(number.dropFirst()).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
