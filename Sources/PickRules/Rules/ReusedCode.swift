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
            CodeExamples.list(["010", "0311", "0312", "029", "029", "0910", "0911", "0912", "0913", "0914"]),
            "[{name: 甲, id: 1}, {name: 乙, id: 1}, {name: 丙, id: 2}]",
        ],
        rejected: [
            CodeExamples.list(CodeExamples.fifty + ["↓110000"]),
            CodeExamples.list(CodeExamples.fifty + ["990000", "↓990000"]),
            CodeExamples.list(["770000"] + CodeExamples.fifty + ["↓770000"]),
            CodeExamples.list(CodeExamples.twenty + ["↓110000"]),
            CodeExamples.tree(["440100", "440200", "↓440200", "440300", "440400"]),
        ]
    )

    /// Whether a code stands for none: 0, -1, or empty.
    private static func isNone(_ entry: Int, _ input: RuleInput) -> Bool {
        if let value = input.codes.value(entry) { return value.number == 0 }
        let text = input.codeText(entry)
        return text.isEmpty || text.hasPrefix("-")
    }

    /// Whether two entries have the same code, which may be a number in one and a text in the other.
    private static func areEqual(_ later: Int, _ earlier: Int, _ input: RuleInput) -> Bool {
        if let one = input.table.codeNode(later), let other = input.table.codeNode(earlier),
            input.document.kind(one).isText, input.document.kind(other).isText,
            input.document.haveEqualText(one, other)
        {
            return true
        }
        return input.codeText(later) == input.codeText(earlier)
    }

    /// So many codes a level must have before two that are equal are a slip.
    private static let fewest = 4

    /// Whether a level of few rows has a code in each, and they are all but unique.
    ///
    /// Telephone codes, which begin with 0 and are of several widths, are shared by places, and so are zip codes.
    private static func areIDs(on level: Int, repeated: Int, _ input: RuleInput) -> Bool {
        let facts = input.codes.levels[level]
        guard facts.count == input.tree.levelCounts[level], repeated <= max(1, facts.count / 20) else {
            return false
        }
        let (tree, document) = (input.tree, input.document)
        var zeros = 0
        for entry in 0..<tree.count where tree.level(entry) == level {
            guard let node = tree.codeNode(entry) else { continue }
            if input.codeText(entry).hasPrefix("0") { zeros += 1 }
            guard node > 0, document.kind(node - 1) == .key else { continue }
            let key = document.string(node - 1).lowercased()
            if ["zip", "post", "tel", "phone", "dial"].contains(where: { key.holds($0) }) { return false }
        }
        return zeros * 2 < facts.count || facts.widths.count { $0 > 0 } == 1
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard !input.codes.isEmpty else { return }
        let (tree, document) = (input.table, input.document)
        let hash = TextHash()
        for level in input.tree.levelCounts.indices where input.codes.levels[level].count >= fewest {
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
                guard areEqual(later, earlier, input) else { return false }
                pairs.append((later, earlier))
                return true
            }
            guard pairs.count * 50 <= count || areIDs(on: level, repeated: pairs.count, input) else {
                continue
            }
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
