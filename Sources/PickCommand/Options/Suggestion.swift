internal import PickBytes

/// Finds what a mistyped word was meant to be.
enum Suggestion {
    /// The nearest candidate, or nil when none is near enough to be what was meant.
    ///
    /// Of equally near ones the first counts.
    static func closest(to word: String, in candidates: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        guard letters.count <= longestWord else { return nil }
        let hyphens = letters.prefix { $0 == "-" }.count
        let allowed = tolerance(letters.count - hyphens)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars)
            var distance = EditDistance.between(letters, other)
            // `--ind` for `--indent`: a beginning is a better guess than a word that looks alike.
            if letters.count - hyphens >= 2, other.starts(with: letters) { distance = min(distance, 1) }
            if distance <= allowed, distance < other.count, distance < best?.distance ?? Int.max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// Whether one letter makes the difference between a word and what was written.
    static func isSlip(of word: String, _ written: String) -> Bool {
        guard written.utf8.count <= longestWord else { return false }
        return EditDistance.between(Array(word.unicodeScalars), Array(written.unicodeScalars)) == 1
    }

    private static let longestWord = 64

    private static func tolerance(_ length: Int) -> Int {
        switch length {
        case ...1: 0
        case 2...4: 1
        case 5...8: 2
        default: 3
        }
    }
}
