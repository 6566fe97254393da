package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code that has lost the zero it began with.
package enum LostZero: Rule {
    package static let code = DiagnosticCode(
        "PD505",
        "lost-zero",
        .warning,
        "A code that is one digit too short where those around it begin with 0."
    )
    package static let about = RuleAbout(
        why: """
            A spreadsheet took the code for a number and dropped the zero. 010000 and 10000 are two texts.
            """,
        fix: .init("writes the zero", .unsafe),
        accepted: [
            CodeExamples.list(CodeExamples.twenty),
            CodeExamples.list(CodeExamples.zeros),
            CodeExamples.list(["1", "2", "3"]),
        ],
        rejected: [
            CodeExamples.list(CodeExamples.zeros + ["↓99000"]),
            CodeExamples.list(["↓10000"] + CodeExamples.zeros),
            CodeExamples.list(CodeExamples.zeros + ["↓55555", "066666"]),
        ]
    )

    /// Whether an entry's code is one digit short, and its neighbours begin with 0.
    static func isOne(_ entry: Int, _ input: RuleInput) -> Bool {
        guard input.codes.areUneven, let value = input.codes.value(entry),
            let width = input.codes.levels[input.tree.level(entry)].width,
            value.width == width - 1, value.number > 0
        else { return false }
        let tree = input.tree
        let level = tree.level(entry)
        for step in [-1, 1] {
            var other = entry + step
            while other >= 0, other < tree.count, tree.level(other) > level { other += step }
            guard other >= 0, other < tree.count, tree.level(other) == level,
                let next = input.codes.value(other),
                next.width == width
            else { continue }
            return next.text.hasPrefix("0")
        }
        return false
    }

    private static func codes(of level: Int, _ input: RuleInput) -> Set<String> {
        let entries = (0..<input.tree.count).filter { input.tree.level($0) == level }
        return Set(entries.map { input.codeText($0) })
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.codes.areUneven else { return }
        var known: [Int: Set<String>] = [:]
        for entry in 0..<input.tree.count where isOne(entry, input) {
            let node = input.codePlace(entry)
            let level = input.tree.level(entry)
            let codes = known[level] ?? self.codes(of: level, input)
            known[level] = codes
            // With the zero it would be the code of another entry.
            let isMendable =
                input.document.kind(node) == .string && !codes.contains("0" + input.codeText(entry))
            findings.add(
                code,
                "The code \(input.codeText(entry)) lacks the zero that those around it begin with.",
                at: node,
                change: isMendable ? TextChange("write the zero", .unsafe, .replace([(0..<0, "0")])) : nil
            )
        }
    }
}
