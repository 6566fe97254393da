internal import PickBytes

extension ByteWriter {
    /// Text between tags of XML or HTML; nothing in it is markup or hidden.
    mutating func appendMarkup(text: some StringProtocol) {
        appendMarkup(text, inAttribute: false)
    }

    /// ` name="value"` of XML or HTML.
    mutating func appendAttribute(_ name: StaticString, _ value: some StringProtocol) {
        append(0x20)
        append(name)
        append("=\"" as StaticString)
        appendMarkup(value, inAttribute: true)
        append(UInt8(ascii: "\""))
    }

    /// ` name="value"` of XML or HTML.
    mutating func appendAttribute(_ name: StaticString, _ value: Int) { appendAttribute(name, String(value)) }

    /// Escapes what is markup, and writes what XML cannot hold or a reader cannot see as `<U+001B>`.
    private mutating func appendMarkup(_ text: some StringProtocol, inAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;" as StaticString)
            case "<": append("&lt;" as StaticString)
            case ">": append("&gt;" as StaticString)
            case "\"": append("&quot;" as StaticString)
            case "'": append("&#39;" as StaticString)
            case "\n": append(inAttribute ? "&#10;" : "\n" as StaticString)
            case _ where PrintableText.mustEscape(scalar):
                append("&lt;" as StaticString)
                append(PrintableText.name(of: scalar).dropFirst().dropLast())
                append("&gt;" as StaticString)
            default: append(scalar)
            }
        }
    }

    /// One code point in UTF-8.
    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
        }
    }
}
