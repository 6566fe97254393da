package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code that is not of digits.
package enum CodeNotDigits: Rule {
    package static let code = DiagnosticCode(
        "PD504",
        "code-not-digits",
        .warning,
        "A code with other signs than digits, or an empty one, on a level where nearly all are digits."
    )
    package static let about = RuleAbout(
        why: """
            A lookup by number fails, and a sort by code puts it anywhere.
            """,
        accepted: [
            CodeExamples.list(CodeExamples.fifty),
            "[{name: 甲, id: CN}, {name: 乙, id: US}]",
            CodeExamples.list(CodeExamples.fifty + ["'110100/110200'"]),
            CodeExamples.list(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "HK"]),
        ],
        rejected: [
            CodeExamples.list(CodeExamples.fifty + ["↓11O000"]),
            CodeExamples.list(CodeExamples.fifty + ["↓"]),
            CodeExamples.list(["↓A"] + CodeExamples.fifty),
            CodeExamples.list(CodeExamples.twenty + ["↓11O000"]),
            CodeExamples.list(CodeExamples.twenty + ["↓"]),
        ]
    )

    /// Whether the only code of a small level that is not of digits was meant to be: it is empty, or has digits in it.
    private static func isSlip(_ text: String, on level: CodeFacts.Level) -> Bool {
        level.count - level.digits == 1 && (text.isEmpty || text.utf8.contains { (0x30...0x39).contains($0) })
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.codes.levels.contains(where: { $0.digits < $0.count }) else { return }
        for entry in 0..<input.tree.count {
            guard let node = input.tree.codeNode(entry), input.codes.value(entry) == nil else { continue }
            let level = input.codes.levels[input.tree.level(entry)]
            let text = input.codeText(entry)
            guard level.count >= CodeFacts.fewest,
                level.digits * 50 >= level.count * 49 || isSlip(text, on: level),
                TwoCodes.parts(of: text) == nil,
                !text.hasPrefix("-")
            else { continue }
            findings.add(
                code,
                text.isEmpty
                    ? "\(Words.quoted(input.name(of: entry))) has an empty code; the others of this level have digits."
                    : "The code \(Words.quoted(text)) is not of digits, as the others of this level are.",
                at: node
            )
        }
    }
}
