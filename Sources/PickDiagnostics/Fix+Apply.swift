extension Fix {
    /// The text after `edits`, which may come in any order; of two that overlap, the one that begins first counts.
    package static func apply(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(
            edits.reduce(text.count) { $0 + max(0, $1.replacement.utf8.count - $1.range.count) }
        )
        var index = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= index && edit.range.upperBound <= text.count {
            result += text[index..<edit.range.lowerBound]
            result += edit.replacement.utf8
            index = edit.range.upperBound
        }
        result += text[index...]
        return result
    }
}
