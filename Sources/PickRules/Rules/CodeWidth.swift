package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code with more or fewer digits than the others of its level.
package enum CodeWidth: Rule {
    package static let code = DiagnosticCode(
        "PD501",
        "code-width",
        .warning,
        "A code with more or fewer digits than the other codes of its level."
    )
    package static let about = RuleAbout(
        why: """
            A digit was lost or typed twice. Programs cut the code into province, city and district by position.
            """,
        accepted: [
            CodeExamples.list(["110000", "120000", "130000"]),
            CodeExamples.list(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]),
            CodeExamples.list(CodeExamples.twenty + ["990000"]),
        ],
        rejected: [
            CodeExamples.list(CodeExamples.twenty + ["↓99000"]),
            CodeExamples.list(CodeExamples.twenty + ["↓9900000"]),
            CodeExamples.list(["↓1100001"] + CodeExamples.twenty),
        ]
    )

    /// The width that most codes of a parent's children have: towns among counties have longer ones.
    private static func habit(under parent: Int, _ input: RuleInput) -> Int? {
        var widths = [Int](repeating: 0, count: CodeFacts.widest + 1)
        var count = 0
        var child = parent + 1
        while child < input.tree.end(parent) {
            if let width = input.codes.value(child)?.width { widths[width] += 1 }
            count += 1
            child = input.tree.end(child)
        }
        return widths.indices.first { widths[$0] > 1 && widths[$0] * 2 > count }
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.codes.areUneven else { return }
        var known: (parent: Int, habit: Int?) = (-1, nil)
        for entry in 0..<input.tree.count {
            guard let value = input.codes.value(entry),
                let width = input.codes.levels[input.tree.level(entry)].width,
                value.width != width, value.number > 0, !LostZero.isOne(entry, input)
            else { continue }
            if let parent = input.parent(of: entry) {
                if parent != known.parent { known = (parent, habit(under: parent, input)) }
                guard value.width != known.habit else { continue }
            }
            findings.add(
                code,
                "The code \(value.text) has \(Words.count(value.width, "digit", "digits")); the others of this level have \(width).",
                at: input.codePlace(entry)
            )
        }
    }
}
