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
        var node = nodes?.lowerBound ?? 0
        let count = nodes?.upperBound ?? document.count
        while node < count, findings.count < maximumFindings {
            if document.kind(node) == .dict, !check.isPlain(node, of: document) {
                checkAll(node, of: document, &findings)
            }
            node &+= 1
        }
        return findings
    }

    private static func checkAll(_ dict: Int, of document: Document, _ findings: inout [Diagnostic]) {
        var exact = KeySet(of: dict, in: document, by: .exact)
        var isUnusual = false
        for key in document.children(dict) where !isMadeUp(key, of: document) {
            isUnusual = isUnusual || document.withBytes(key) { SmallDictCheck.mayNormalize($0) }
            let first = exact.insert(key, of: document)
            guard first != key else { continue }
            guard findings.count < maximumFindings else { return }
            report(key, first: first, of: document, &findings)
        }
        guard isUnusual else { return }
        var canonical = KeySet(of: dict, in: document, by: .canonical)
        for key in document.children(dict)
        where !isMadeUp(key, of: document) && exact.insert(key, of: document) == key {
            let first = canonical.insert(key, of: document)
            guard first != key else { continue }
            guard findings.count < maximumFindings else { return }
            reportLookAlike(key, first: first, of: document, &findings)
        }
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
