internal import PickBytes
internal import PickModel
internal import PropertyList

/// Text by which names are compared loosely: without white space and invisible characters, in lower case, in ordinary
/// width, composed.
enum FoldedText {
    /// Writes the folded bytes of an entry's name over what `folded` holds.
    static func fold(
        _ entry: Int,
        _ tree: NamedTree,
        _ survey: TextSurvey,
        into folded: inout TrivialBuffer<UInt8>
    ) {
        folded.truncate(to: 0)
        guard let node = tree.nameNode(entry) else { return }
        guard !survey.foldsDeeply(entry) else {
            foldScalars(node, tree.document, into: &folded)
            return
        }
        let text = unsafe tree.document.bytes(node)
        var index = 0
        while index < text.count {
            let byte = unsafe text[index]
            folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
            index &+= 1
        }
    }

    /// Whether two entries' names have the same folded text.
    static func areEqual(_ one: Int, _ other: Int, _ tree: NamedTree, _ survey: TextSurvey) -> Bool {
        var left = TrivialBuffer<UInt8>()
        var right = TrivialBuffer<UInt8>()
        fold(one, tree, survey, into: &left)
        fold(other, tree, survey, into: &right)
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }

    private static func foldScalars(
        _ node: Int,
        _ document: Document,
        into folded: inout TrivialBuffer<UInt8>
    ) {
        let text = document.string(node)
        var scalars = Array(text.unicodeScalars)
        if scalars.contains(where: { NormalForm.mayCompose($0.value) }) {
            scalars = text.flatMap { character in
                NormalForm.composed(character).map { [$0] } ?? Array(character.unicodeScalars)
            }
        }
        var last: Unicode.Scalar?
        var isBlank = false
        for scalar in scalars {
            guard !isDropped(scalar) else {
                isBlank = true
                continue
            }
            // Between words of letters a blank says something: East Hampton is not Easthampton.
            if isBlank, !scalar.isHan, let last, !last.isHan { folded.append(0x20) }
            isBlank = false
            last = scalar
            for byte in UTF8.encode(lower(scalar)) ?? .init() { folded.append(byte) }
        }
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isBlank { return true }
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: return true
        default: return false
        }
    }

    private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x41...0x5A: return Unicode.Scalar(UInt8(scalar.value + 0x20))
        case 0xFF21...0xFF3A: return Unicode.Scalar(UInt8(scalar.value - 0xFF21 + 0x61))
        case 0xFF01...0xFF5E: return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        default: return scalar
        }
    }
}
