internal import PickBytes
internal import PropertyList

/// Text by which names are compared loosely: without white space and invisible characters, in lower case, in ordinary
/// width, composed.
enum FoldedText {
    /// The folded bytes of a node's text.
    static func bytes(_ node: Int, _ document: Document) -> [UInt8] {
        var folded = String.UnicodeScalarView()
        var isBlank = false
        for character in document.string(node) {
            if let composed = NormalForm.composed(character) {
                folded.append(fold(composed))
                continue
            }
            for scalar in character.unicodeScalars {
                guard !isDropped(scalar) else {
                    isBlank = true
                    continue
                }
                // Between words of letters a blank says something: East Hampton is not Easthampton.
                if isBlank, !scalar.isHan, let last = folded.last, !last.isHan { folded.append(" ") }
                isBlank = false
                folded.append(fold(scalar))
            }
        }
        return Array(String(folded).utf8)
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isBlank { return true }
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: return true
        default: return false
        }
    }

    private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x41...0x5A: return Unicode.Scalar(UInt8(scalar.value + 0x20))
        case 0xFF21...0xFF3A: return Unicode.Scalar(UInt8(scalar.value - 0xFF21 + 0x61))
        case 0xFF01...0xFF5E: return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        default: return scalar
        }
    }
}
