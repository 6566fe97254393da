internal import PropertyList

/// A text that a rule looks closer at: its characters, each with its bytes.
struct NameText {
    /// The node whose text it is.
    let node: Int
    /// The entry whose name it is; nil for codes and attributes.
    let entry: Int?
    let traits: TextTraits
    let scalars: [Unicode.Scalar]
    /// Where each scalar begins, and where the last one ends.
    let offsets: [Int]

    init(node: Int, entry: Int?, _ traits: TextTraits, _ document: Document) {
        self.node = node
        self.entry = entry
        self.traits = traits
        scalars = Array(document.string(node).unicodeScalars)
        var offsets = [0]
        offsets.reserveCapacity(scalars.count + 1)
        for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
        self.offsets = offsets
    }

    /// The bytes of some of the characters.
    func part(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    var text: String { text(0..<scalars.count) }

    /// The characters without white space and invisible ones around them.
    var core: Range<Int> {
        var start = 0
        var end = scalars.count
        while start < end, scalars[start].isBlank { start += 1 }
        while end > start, scalars[end - 1].isBlank { end -= 1 }
        return start..<end
    }
}

extension Unicode.Scalar {
    /// White space of any kind, or a character that cannot be seen and has no meaning at the edge of a name.
    var isBlank: Bool {
        switch value {
        case 0x20, 0x09, 0x0A, 0x0D, 0xA0, 0x3000, 0x200B...0x200D, 0x2060, 0xFEFF, 0x180E, 0xAD: true
        default: value > 0x7F && properties.isWhitespace
        }
    }

    /// A Chinese character.
    var isHan: Bool {
        switch value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAD9, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// The code as Unicode writes it: `U+3000`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
