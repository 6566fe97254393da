internal import PickBytes
internal import PickModel
internal import PickThreads
internal import PropertyList

/// Siblings whose names are equal, to the byte or after folding, and entries named as their parents are.
final class SiblingDuplicates {
    struct Pair: BitwiseCopyable {
        /// The later one.
        var entry: UInt32
        /// The first one with this name.
        var first: UInt32
        /// Whether the names are the same bytes.
        var isExact: Bool
    }

    /// An entry and its parent.
    struct Child: BitwiseCopyable {
        var entry: UInt32
        var parent: UInt32
    }

    /// In the order of the entries.
    let pairs: [Pair]
    /// Entries whose names have the hash of their parents' names, in the order of the parents and below these in their own:
    /// all that have the same name, and perhaps others.
    let namedLikeParents: [Child]
    /// Entries that have a sibling with the same folded name: changing their names could make two equal.
    let involved: Set<Int>

    init(_ tree: NamedTree, _ survey: TextSurvey, jobs: Int = 1) {
        var pairs: [Pair] = []
        var children: [Child] = []
        let parts = RuleWork.parts(of: tree.count, jobs: jobs)
        OrderedWork.run(count: parts.count, jobs: jobs) { number in
            Part(tree, survey, parts[number])
        } consume: { _, part in
            pairs += part.pairs
            children += part.children
        }
        pairs.sort { $0.entry < $1.entry }
        var involved: Set<Int> = []
        for pair in pairs {
            involved.insert(Int(pair.entry))
            involved.insert(Int(pair.first))
        }
        self.pairs = pairs
        self.involved = involved
        namedLikeParents = children
    }

    /// What is found in the lists below some entries; with the first of all entries in the list that they stand in, too.
    struct Part: Sendable {
        private(set) var pairs: [Pair] = []
        private(set) var children: [Child] = []

        init(_ tree: NamedTree, _ survey: TextSurvey, _ parents: Range<Int>) {
            let table = EntryTable(tree)
            var equal = EqualTexts()
            var hashes = NameHashes(tree, survey)
            if parents.lowerBound == 0 {
                add(0..<table.count, below: nil, table, survey, &hashes, &equal)
            }
            for parent in parents where table.end(parent) > parent &+ 1 {
                add(parent &+ 1..<table.end(parent), below: parent, table, survey, &hashes, &equal)
            }
        }

        private mutating func add(
            _ list: Range<Int>,
            below parent: Int?,
            _ table: EntryTable,
            _ survey: TextSurvey,
            _ hashes: inout NameHashes,
            _ equal: inout EqualTexts
        ) {
            equal.clear()
            let own = parent.flatMap { hashes.hash(of: $0, table) }
            var entry = list.lowerBound
            while entry < list.upperBound {
                if let hash = hashes.hash(of: entry, table) {
                    equal.add(entry, hash: hash)
                    if hash == own, let parent {
                        children.append(
                            Child(
                                entry: UInt32(truncatingIfNeeded: entry),
                                parent: UInt32(truncatingIfNeeded: parent)
                            )
                        )
                    }
                }
                entry = table.end(entry)
            }
            if equal.items.count > 1 { pairs += Self.pairs(in: &equal, table, survey, hashes.tree) }
        }

        private static let mostVariants = 8

        /// The pairs among siblings, which were added with the hashes of their names.
        static func pairs(
            in equal: inout EqualTexts,
            _ table: EntryTable,
            _ survey: TextSurvey,
            _ tree: NamedTree
        ) -> [Pair] {
            let document = tree.document
            var found: [Pair] = []
            var compared = (later: -1, count: 0)
            equal.find { later, earlier in
                guard let one = table.nameNode(later), let other = table.nameNode(earlier) else {
                    return false
                }
                let isExact = document.haveEqualText(one, other)
                if !isExact {
                    guard survey.folds(later) || survey.folds(earlier) else { return false }
                    if compared.later != later { compared = (later, 0) }
                    // Whoever writes one name in very many ways shall not make this slow.
                    guard compared.count == 0 else {
                        compared.count += 1
                        return compared.count > mostVariants
                    }
                    // Another name may have the hash by chance, and stand before the one that is equal.
                    guard FoldedText.areEqual(later, earlier, tree, survey) else { return false }
                    compared.count = 1
                }
                // Of an entry that meets several the exact match counts, and of others the first.
                let pair = Pair(
                    entry: UInt32(truncatingIfNeeded: later),
                    first: UInt32(truncatingIfNeeded: earlier),
                    isExact: isExact
                )
                if let last = found.last, last.entry == pair.entry {
                    if isExact { found[found.count - 1] = pair }
                } else {
                    found.append(pair)
                }
                return isExact
            }
            return found
        }
    }
}

/// Hashes of names as they are compared: folded where folding changes them.
private struct NameHashes: ~Copyable {
    let tree: NamedTree
    private let document: Document
    private let survey: TextSurvey
    private let hash = TextHash()
    private var folded = TrivialBuffer<UInt8>()

    init(_ tree: NamedTree, _ survey: TextSurvey) {
        self.tree = tree
        document = tree.document
        self.survey = survey
    }

    /// The hash of an entry's name; nil where there is no text to compare.
    @inline(__always)
    mutating func hash(of entry: Int, _ table: EntryTable) -> UInt32? {
        guard let node = table.nameNode(entry) else { return nil }
        guard !survey.folds(entry) else { return foldedHash(of: entry) }
        let text = unsafe document.bytes(node)
        return text.count > 0 ? unsafe hash(text) : nil
    }

    @inline(never)
    private mutating func foldedHash(of entry: Int) -> UInt32? {
        FoldedText.fold(entry, tree, survey, into: &folded)
        guard !folded.isEmpty else { return nil }
        return unsafe hash(UnsafeBufferPointer(start: folded.base, count: folded.count))
    }
}
