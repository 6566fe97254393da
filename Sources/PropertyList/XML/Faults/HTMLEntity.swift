/// Entities of HTML that turn up in property lists, which do not have them.
struct HTMLEntity {
    /// What to write instead.
    var text: String
    /// How to name it in a message.
    var shown: String

    static func character(named name: String) -> HTMLEntity? {
        guard let value = table[name], let scalar = Unicode.Scalar(value) else { return nil }
        let code = Quoted.codePoint(value)
        let isVisible =
            scalar.properties.generalCategory != .spaceSeparator
            && scalar.properties.generalCategory != .format
        return HTMLEntity(text: String(scalar), shown: isVisible ? "\(scalar) (\(code))" : code)
    }

    private static let table: [String: UInt32] = [
        "nbsp": 0xA0, "copy": 0xA9, "reg": 0xAE, "trade": 0x2122, "middot": 0xB7, "times": 0xD7, "deg": 0xB0,
        "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "ldquo": 0x201C, "rdquo": 0x201D,
        "hellip": 0x2026, "bull": 0x2022, "euro": 0x20AC, "pound": 0xA3, "yen": 0xA5, "cent": 0xA2,
        "sect": 0xA7,
        "laquo": 0xAB, "raquo": 0xBB, "frac12": 0xBD, "eacute": 0xE9, "egrave": 0xE8, "agrave": 0xE0,
        "aacute": 0xE1, "iacute": 0xED, "oacute": 0xF3, "uacute": 0xFA, "ntilde": 0xF1, "ccedil": 0xE7,
        "auml": 0xE4, "ouml": 0xF6, "uuml": 0xFC, "Auml": 0xC4, "Ouml": 0xD6, "Uuml": 0xDC, "szlig": 0xDF,
        "ensp": 0x2002, "emsp": 0x2003, "zwj": 0x200D, "zwnj": 0x200C, "shy": 0xAD,
    ]
}
