/// A path as formats with URIs write it.
enum RelativeReference {
    /// The path as a URI, absolute with the scheme `file`, else relative to where the command was run.
    static func of(_ path: String) -> String {
        var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        for byte in withoutDot(path).utf8 {
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
            }
        }
        return result
    }

    /// The path without `./` at its beginning, which some readers of reports cannot take.
    static func withoutDot(_ path: String) -> Substring {
        var rest = path[...]
        while rest.hasPrefix("./") {
            rest = rest.dropFirst(2).drop { $0 == "/" }
        }
        return rest.isEmpty ? path[...] : rest
    }

    /// Unreserved characters of RFC 3986 and the slash: nothing that could be a scheme, a query or a fragment.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
