package import PickDiagnostics
internal import PickBytes
internal import PickModel
internal import PropertyList

/// A code that another entry of its level has.
package enum ReusedCode: Rule {
    package static let code = DiagnosticCode(
        "PD503",
        "reused-code",
        .warning,
        "A code that two entries of one level have, on a level where nearly every code is unique."
    )
    package static let about = RuleAbout(
        why: """
            A lookup by code finds the first one, and a saved choice comes back as another place. Zip codes and the like, which \
            places share, are left alone.
            """,
        accepted: [
            CodeExamples.list(CodeExamples.twenty),
            CodeExamples.list(["100", "100", "200", "200", "300", "300", "400", "400", "500", "500"]),
            CodeExamples.list(CodeExamples.twenty + ["0", "0"]),
        ],
        rejected: [
            CodeExamples.list(CodeExamples.fifty + ["↓110000"]),
            CodeExamples.list(CodeExamples.fifty + ["990000", "↓990000"]),
            CodeExamples.list(["770000"] + CodeExamples.fifty + ["↓770000"]),
        ]
    )

    /// Whether a code stands for none: 0, -1, or empty.
    private static func isNone(_ entry: Int, _ input: RuleInput) -> Bool {
        if let value = input.codes.value(entry) { return value.number == 0 }
        let text = input.codeText(entry)
        return text.isEmpty || text.hasPrefix("-")
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard !input.codes.isEmpty else { return }
        let (tree, document) = (input.tree, input.document)
        let hash = TextHash()
        for level in tree.levelCounts.indices where input.codes.levels[level].count >= CodeFacts.fewest {
            var equal = EqualTexts()
            for entry in 0..<tree.count where tree.level(entry) == level {
                guard let node = tree.codeNode(entry), !isNone(entry, input) else { continue }
                if document.kind(node).isText {
                    equal.add(entry, hash: unsafe hash(document.bytes(node)))
                } else {
                    equal.add(
                        entry,
                        hash: UInt32(truncatingIfNeeded: document.bits(node) &* 0x9E37_79B9_7F4A_7C15 >> 32)
                    )
                }
            }
            var pairs: [(later: Int, earlier: Int)] = []
            let count = equal.items.count
            equal.find { later, earlier in
                guard input.codeText(later) == input.codeText(earlier) else { return false }
                pairs.append((later, earlier))
                return true
            }
            guard pairs.count * 50 <= count else { continue }
            for pair in pairs.sorted(by: { $0.later < $1.later }) {
                findings.add(
                    code,
                    "The code \(input.codeText(pair.later)) of \(Words.quoted(input.name(of: pair.later))) is that of "
                        + "\(Words.quoted(input.name(of: pair.earlier))) too.",
                    at: input.codePlace(pair.later),
                    notes: [.init("the first one", at: input.codePlace(pair.earlier))]
                )
            }
        }
    }
}
