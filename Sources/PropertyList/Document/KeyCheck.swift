internal import PickBytes
internal import PickDiagnostics

/// Looks for keys that a dict has twice, or that look the same (`decisions.md` 30 and 31).
///
/// Linear in the document.
enum KeyCheck {
    /// One more than is listed, so that the reading knows of the rest.
    static let maximumFindings = FindingLimit.most + 1

    /// The findings, in document order; with `nodes` of the dicts among these alone.
    static func findings(in document: Document, nodes: Range<Int>? = nil) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var check = SmallDictCheck()
        var duplicates = DuplicateKeys()
        var node = nodes?.lowerBound ?? 0
        let count = nodes?.upperBound ?? document.count
        while node < count, findings.count < maximumFindings {
            if document.kind(node) == .dict, !check.isPlain(node, of: document) {
                checkAll(node, of: document, &duplicates, &findings)
            }
            node &+= 1
        }
        return findings
    }

    private static func checkAll(
        _ dict: Int,
        of document: Document,
        _ duplicates: inout DuplicateKeys,
        _ findings: inout [Diagnostic]
    ) {
        var isUnusual = false
        let pairs = duplicates.find(in: document, dict: dict) { key in
            guard !isMadeUp(key, of: document) else { return false }
            isUnusual = isUnusual || document.withBytes(key) { SmallDictCheck.mayNormalize($0) }
            return true
        }
        for pair in pairs {
            guard findings.count < maximumFindings else { return }
            report(pair.later, first: pair.first, of: document, &findings)
        }
        guard isUnusual else { return }
        for pair in lookAlikes(in: dict, besides: pairs, of: document) {
            guard findings.count < maximumFindings else { return }
            reportLookAlike(pair.later, first: pair.first, of: document, &findings)
        }
    }

    /// Keys that are canonically equivalent to an earlier one and not the same bytes; Swift's strings are equal just then.
    private static func lookAlikes(
        in dict: Int,
        besides exact: [DuplicateKeys.Pair],
        of document: Document
    ) -> [DuplicateKeys.Pair] {
        var texts = EqualTexts()
        var next = 0
        for key in document.children(dict) where !isMadeUp(key, of: document) {
            if next < exact.count, exact[next].later == key {
                next += 1
                continue
            }
            var hasher = Hasher()
            hasher.combine(document.string(key))
            texts.add(key, hash: UInt32(truncatingIfNeeded: hasher.finalize()))
        }
        var found: [DuplicateKeys.Pair] = []
        texts.find { later, first in
            guard document.string(later) == document.string(first) else { return false }
            found.append(DuplicateKeys.Pair(later: later, first: first))
            return true
        }
        return found.sorted { $0.later < $1.later }
    }

    /// Whether the key stands in for one that a faulty file does not have: there is nothing to say about it.
    private static func isMadeUp(_ key: Int, of document: Document) -> Bool { document.range(key).isEmpty }

    private static func report(_ key: Int, first: Int, of document: Document, _ findings: inout [Diagnostic])
    {
        let name = Quoted.text(document.string(key))
        findings.append(
            Diagnostic(
                .duplicateKey,
                "The key \"\(name)\" is already in this \(document.dictWord): the later value is the one that counts.",
                at: document.range(key),
                dataPath: document.hasLines ? nil : document.path(of: key),
                notes: [Diagnostic.Note("first used here", at: document.range(first))]
            )
        )
    }

    private static func reportLookAlike(
        _ key: Int,
        first: Int,
        of document: Document,
        _ findings: inout [Diagnostic]
    ) {
        let name = Quoted.text(document.string(key))
        findings.append(
            Diagnostic(
                .keysDifferOnlyByNormalization,
                "The key \"\(name)\" looks like another one of this \(document.dictWord), written in other code points: some readers keep only one.",
                at: document.range(key),
                dataPath: document.hasLines ? nil : document.path(of: key),
                notes: [Diagnostic.Note("the other key", at: document.range(first))]
            )
        )
    }
}

extension Document {
    /// What the format calls a dict.
    fileprivate var dictWord: String { format == .json ? "object" : "<dict>" }

    /// Whether nodes have a line and a column.
    fileprivate var hasLines: Bool { format == .xml || format == .json || format == .csv }
}
