/// Characters that Unicode writes in two ways: `é` as one character, or as `e` and a mark.
///
/// Unicode's form C is the one that keyboards write and that programs compare. The standard library has no such form in
/// its interface, but compares characters as if they had it: a character is composed when an equal one is a single scalar.
enum NormalForm {
    /// The single scalar that is the same character; nil when there is none, or it is that already.
    static func composed(_ character: Character) -> Unicode.Scalar? {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return nil }
        let isSingle = scalars.count == 1
        if first.value < 0x2B0, isSingle { return nil }
        let found = hangul(scalars) ?? known[character] ?? (isSingle ? ideograph(first) : nil)
        return found == first && isSingle ? nil : found
    }

    /// Whether a mark is part of composed characters.
    static func composes(_ code: UInt32) -> Bool {
        (0x300...0x36F).contains(code) || code == 0x3099 || code == 0x309A
    }

    /// Whether a character can be a part of one with another form.
    static func mayCompose(_ code: UInt32) -> Bool {
        composes(code) || (0x1100...0x11FF).contains(code) || (0xF900...0xFAD9).contains(code)
            || (0x1F71...0x1FFD).contains(code) || (0x2126...0x212B).contains(code) || code >= 0x2F800
    }

    /// Whether a letter alone has another form: the Kelvin and Ångström signs and some Greek ones.
    static func hasAnother(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1F71...0x1FFD, 0x2126, 0x212A, 0x212B: composed(Character(scalar)) != nil
        default: false
        }
    }

    /// The composed characters of Latin, Greek, Cyrillic and kana; of equal ones the first.
    private static let known: [Character: Unicode.Scalar] = {
        var known: [Character: Unicode.Scalar] = [:]
        for range in [0x4B...0x24F, 0x37E...0x4FF, 0x1E00...0x1FFF, 0x3041...0x30FF] as [ClosedRange<UInt32>]
        {
            for code in range {
                guard let scalar = Unicode.Scalar(code), scalar.properties.generalCategory != .unassigned
                else { continue }
                let character = Character(scalar)
                if known[character] == nil { known[character] = scalar }
            }
        }
        return known
    }()

    /// A syllable of conjoining letters.
    private static func hangul(_ scalars: Character.UnicodeScalarView) -> Unicode.Scalar? {
        let codes = scalars.map(\.value)
        guard codes.count == 2 || codes.count == 3, (0x1100...0x1112).contains(codes[0]),
            (0x1161...0x1175).contains(codes[1])
        else { return nil }
        var syllable = 0xAC00 + ((codes[0] - 0x1100) * 21 + (codes[1] - 0x1161)) * 28
        if codes.count == 3 {
            guard (0x11A8...0x11C2).contains(codes[2]) else { return nil }
            syllable += codes[2] - 0x11A7
        }
        return Unicode.Scalar(syllable)
    }

    /// The ideograph that a compatibility ideograph stands for.
    private static func ideograph(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0xF900...0xFAD9).contains(scalar.value) || (0x2F800...0x2FA1D).contains(scalar.value) else {
            return nil
        }
        let character = Character(scalar)
        let code = (0x4E00...0x9FFF as ClosedRange<UInt32>).first { code in
            Unicode.Scalar(code).map { Character($0) == character } ?? false
        }
        return code.flatMap(Unicode.Scalar.init)
    }
}
