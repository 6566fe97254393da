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
        let table = EntryTable(tree)
        let hash = TextHash()
        var equal = EqualTexts()
        var folded = TrivialBuffer<UInt8>()
        var parent = -1
        while parent < table.count {
            let end = parent < 0 ? table.count : table.end(parent)
            var entry = parent + 1
            if entry < end {
                equal.clear()
                while entry < end {
                    if let node = table.nameNode(entry) {
                        if survey.folds(entry) {
                            FoldedText.fold(entry, tree, survey, into: &folded)
                            if !folded.isEmpty { equal.add(entry, hash: unsafe hash(folded.buffer)) }
                        } else {
                            let text = unsafe document.bytes(node)
                            if text.count > 0 { equal.add(entry, hash: unsafe hash(text)) }
                        }
                    }
                    entry = table.end(entry)
                }
                guard equal.items.count > 1 else {
                    parent += 1
                    continue
                }
                var found: [Pair] = []
                var compared = (later: -1, count: 0)
                equal.find { later, earlier in
                    guard let one = table.nameNode(later), let other = table.nameNode(earlier) else {
                        return false
                    }
                    let isExact = document.haveEqualText(one, other)
                    if !isExact {
                        guard survey.folds(later) || survey.folds(earlier) else { return false }
                        // Whoever writes one name in very many ways shall not make this slow.
                        if compared.later != later { compared = (later, 0) }
                        compared.count += 1
                        if compared.count > 1 { return compared.count > Self.mostVariants }
                        guard FoldedText.areEqual(later, earlier, tree, survey) else { return false }
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
                    return isExact
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

extension TrivialBuffer<UInt8> {
    /// The bytes, until something is appended.
    @unsafe fileprivate var buffer: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: base, count: count)
    }
}
