/// Blanks in names: `城　区`, `青　县`.
enum NameCleaning {
    /// The name without white space and characters that cannot be seen; nil when it has none.
    static func withoutBlanks(_ name: String) -> String? {
        guard name.unicodeScalars.contains(where: isBlank) else { return nil }
        var clean = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where !isBlank(scalar) { clean.append(scalar) }
        return String(clean)
    }

    /// The name without a code or marks at its ends: `长安区_130102`, `110115大兴区`; nil when it has none.
    static func withoutCode(_ name: String) -> String? {
        guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else { return nil }
        guard isCode(first) || isCode(last) else { return nil }
        var scalars = name.unicodeScalars[...]
        while let first = scalars.first, isCode(first) { scalars.removeFirst() }
        while let last = scalars.last, isCode(last) { scalars.removeLast() }
        return String(scalars)
    }

    private static func isCode(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x30...0x39, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0xAD, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x2060, 0x3000,
            0xFEFF:
            true
        default: false
        }
    }
}
