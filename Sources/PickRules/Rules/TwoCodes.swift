package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Two codes in one value.
package enum TwoCodes: Rule {
    package static let code = DiagnosticCode(
        "PD508",
        "two-codes",
        .warning,
        "Two codes in one value: 110100/110200."
    )
    package static let about = RuleAbout(
        why: """
            A lookup by either code fails. The rows that the codes stood for were put together; give the row one code.
            """,
        accepted: [
            CodeExamples.list(["110000", "120000"]),
            "[{name: 甲, id: 2020-01}, {name: 乙, id: 2020-02}]",
            "[{name: 甲, id: A/B}, {name: 乙, id: C/D}]",
        ],
        rejected: [
            CodeExamples.list(CodeExamples.twenty + ["↓110100/110200"]),
            CodeExamples.list(CodeExamples.twenty + ["↓110100,110200,110300"]),
            CodeExamples.list(["↓110100、110200"] + CodeExamples.twenty),
        ]
    )

    /// How many codes a text holds; nil when it is one, or something else.
    static func parts(of text: String) -> Int? {
        let parts = text.split(whereSeparator: { "/,;|、， ".contains($0) })
        guard parts.count > 1, let width = parts.first?.count, width >= 4,
            parts.allSatisfy({ $0.count == width && $0.allSatisfy(\.isASCII) && UInt64($0) != nil })
        else { return nil }
        return parts.count
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.codes.levels.contains(where: { $0.digits < $0.count }) else { return }
        for entry in 0..<input.tree.count {
            guard let node = input.tree.codeNode(entry), input.codes.value(entry) == nil else { continue }
            let text = input.codeText(entry)
            guard let parts = parts(of: text) else { continue }
            findings.add(
                code,
                "\(Words.quoted(text)) holds \(parts) codes: give the entry one.",
                at: node
            )
        }
    }
}
