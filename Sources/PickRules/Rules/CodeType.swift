package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code of another type than the others.
package enum CodeType: Rule {
    package static let code = DiagnosticCode(
        "PD506",
        "code-type",
        .warning,
        "A code that is a number where the others are texts, or the other way round."
    )
    package static let about = RuleAbout(
        why: """
            Code that reads '110000' as a text gets nil from the number, and the other way round; numbers lose the zeros they begin \
            with.
            """,
        accepted: [
            CodeExamples.list(CodeExamples.twenty),
            CodeExamples.bare(CodeExamples.twenty),
            CodeExamples.bare(["1", "'2'", "3"]),
        ],
        rejected: [
            CodeExamples.bare(CodeExamples.twenty + ["↓'990000'"]),
            CodeExamples.list(CodeExamples.twenty, last: "↓990000"),
            CodeExamples.bare(CodeExamples.twenty + ["↓990000.0"]),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.codes.levels.contains(where: { max($0.texts, $0.integers, $0.reals) < $0.count }) else {
            return
        }
        for entry in 0..<input.tree.count {
            guard let node = input.tree.codeNode(entry) else { continue }
            let level = input.codes.levels[input.tree.level(entry)]
            guard level.count >= CodeFacts.fewest else { continue }
            let (own, word): (Int, String) =
                switch input.document.kind(node) {
                case .string, .key: (level.texts, "a text")
                case .real: (level.reals, "a decimal number")
                default: (level.integers, "a whole number")
                }
            guard own * 20 <= level.count else { continue }
            let others =
                level.texts * 2 > level.count
                ? "texts" : level.integers * 2 > level.count ? "whole numbers" : "not"
            findings.add(
                code,
                "The code \(input.codeText(entry)) is \(word); those of the other \(level.count - own) are \(others).",
                at: node
            )
        }
    }
}
