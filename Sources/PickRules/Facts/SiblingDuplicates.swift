internal import PickBytes
internal import PickModel
internal import PropertyList

/// Siblings whose names are equal, to the byte or after folding.
final class SiblingDuplicates {
    struct Pair: BitwiseCopyable {
        /// The later one.
        var entry: UInt32
        /// The first one with this name.
        var first: UInt32
        /// Whether the names are the same bytes.
        var isExact: Bool
    }

    /// In the order of the entries.
    private(set) var pairs: [Pair] = []
    /// Entries that have a sibling with the same folded name: changing their names could make two equal.
    private(set) var involved: Set<Int> = []

    private static let mostVariants = 8

    init(_ tree: NamedTree, _ survey: TextSurvey) {
        let document = tree.document
        let hash = TextHash()
        var equal = EqualTexts()
        var parent = -1
        while parent < tree.count {
            let end = parent < 0 ? tree.count : tree.end(parent)
            var entry = parent + 1
            if entry < end {
                equal.clear()
                while entry < end {
                    if let node = tree.nameNode(entry), document.kind(node).isText {
                        if survey.folds(entry) {
                            let folded = FoldedText.bytes(node, document)
                            if !folded.isEmpty {
                                unsafe equal.add(
                                    entry,
                                    hash: folded.withUnsafeBufferPointer { unsafe hash($0) }
                                )
                            }
                        } else {
                            equal.add(entry, hash: unsafe hash(document.bytes(node)))
                        }
                    }
                    entry = tree.end(entry)
                }
                var found: [Pair] = []
                var compared = (later: -1, count: 0)
                equal.find { later, earlier in
                    guard let one = tree.nameNode(later), let other = tree.nameNode(earlier) else {
                        return false
                    }
                    let isExact = document.sameText(one, other)
                    if !isExact {
                        if compared.later != later { compared = (later, 0) }
                        compared.count += 1
                        guard survey.folds(later) || survey.folds(earlier),
                            FoldedText.bytes(one, document) == FoldedText.bytes(other, document)
                        else { return false }
                    }
                    // Of an entry that meets several the exact match counts, and of others the first.
                    if let last = found.last, last.entry == UInt32(later) {
                        if isExact {
                            found[found.count - 1] = Pair(
                                entry: UInt32(later),
                                first: UInt32(earlier),
                                isExact: true
                            )
                        }
                    } else {
                        found.append(Pair(entry: UInt32(later), first: UInt32(earlier), isExact: isExact))
                    }
                    // Whoever writes one name in very many ways shall not make this slow.
                    return isExact || compared.count > Self.mostVariants
                }
                pairs += found
            }
            parent += 1
        }
        pairs.sort { $0.entry < $1.entry }
        for pair in pairs {
            involved.insert(Int(pair.entry))
            involved.insert(Int(pair.first))
        }
    }
}
