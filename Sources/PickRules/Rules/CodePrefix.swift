package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code that does not begin as its parent's does.
package enum CodePrefix: Rule {
    package static let code = DiagnosticCode(
        "PD502",
        "code-prefix",
        .warning,
        "A code that does not begin with its parent's, on a level where nearly all do."
    )
    package static let about = RuleAbout(
        why: """
            The code is wrong, or the place stands under the wrong parent. Zeros at the end of the parent's code do not count: 110101\
            belongs to 110000.
            """,
        accepted: [
            CodeExamples.tree([
                "440100", "440200", "440300", "440400", "440500", "440600", "440700", "440800", "440900",
                "441000",
            ]),
            CodeExamples.tree(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
            CodeExamples.tree(["440100", "440200", "450300"]),
        ],
        rejected: [
            CodeExamples.tree([
                "440100", "440200", "440300", "440400", "440500", "440600", "440700", "440800", "440900",
                "441000", "↓450100",
            ]),
            CodeExamples.tree([
                "↓540100", "440200", "440300", "440400", "440500", "440600", "440700", "440800", "440900",
                "441000", "441100",
            ]),
            CodeExamples.tree([
                "440100", "440200", "440300", "440400", "↓404500", "440600", "440700", "440800", "440900",
                "441000", "441100",
            ]),
        ]
    )

    /// Calls `body` for each entry with a code under a parent with one: its level, what it should begin with, whether it does.
    private static func each(_ input: RuleInput, _ body: (Int, Int, CodeFacts.Value, Bool) -> Void) {
        let (tree, codes) = (input.table, input.codes)
        let mayLackZero = codes.areUneven
        var parents: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            while parents.count > level { parents.removeLast() }
            if let parent = parents.last, let own = codes.value(entry), let above = codes.value(parent),
                own.number > 0,
                above.number > 0, !mayLackZero || !LostZero.isOne(entry, input)
            {
                var prefix = above
                while own.width == above.width, prefix.width > 2, prefix.number % 100 == 0 {
                    prefix.number /= 100
                    prefix.width -= 2
                }
                if own.width >= prefix.width, own.width > prefix.width || own.number == above.number {
                    var number = own.number
                    for _ in prefix.width..<own.width { number /= 10 }
                    body(entry, level, prefix, number == prefix.number)
                }
            }
            parents.append(entry)
        }
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard !input.codes.isEmpty else { return }
        var pairs = [Int](repeating: 0, count: input.tree.levelCounts.count)
        var wrong = pairs
        each(input) { _, level, _, begins in
            pairs[level] += 1
            if !begins { wrong[level] += 1 }
        }
        guard wrong.contains(where: { $0 > 0 }) else { return }
        each(input) { entry, level, prefix, begins in
            guard !begins, pairs[level] >= CodeFacts.fewest, wrong[level] * 10 <= pairs[level] else { return }
            findings.add(
                code,
                "The code \(input.codeText(entry)) of \(Words.quoted(input.name(of: entry))) does not begin with \(prefix.text), as its "
                    + "parent's does.",
                at: input.codePlace(entry)
            )
        }
    }
}
