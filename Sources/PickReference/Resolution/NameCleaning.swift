/// Blanks in names: `城　区`, `青　县`.
enum NameCleaning {
    /// The name without white space and characters that cannot be seen; nil when it has none.
    static func withoutBlanks(_ name: String) -> String? {
        guard name.unicodeScalars.contains(where: isBlank) else { return nil }
        var clean = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where !isBlank(scalar) { clean.append(scalar) }
        return String(clean)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0xAD, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x2060, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
