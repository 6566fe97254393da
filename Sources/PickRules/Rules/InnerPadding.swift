package import PickDiagnostics

/// White space inside a name that is there for the eye alone.
package enum InnerPadding: TextRule {
    package static let code = DiagnosticCode(
        "PD302",
        "inner-padding",
        .warning,
        "White space inside a name that pads it: several blanks in a row, a blank between two single Chinese characters, an invisible character."
    )
    package static let about = RuleAbout(
        why: """
            '蓟　县' was padded to be as wide as the names around it. A search for '蓟县' does not find it, and the same list \
            from another source has another text. The width of a row is the picker's business.
            """,
        fix: .init("takes the padding away; between letters one blank stays", .unsafe),
        accepted: [
            "[[New York, San José, 'A 座']]",
            "[[宫保鸡丁 小份, 米饭, 汤]]",
            #"[['क\u{94D}\u{200D}ष', 'می\u{200C}خواهم']]"#,
        ],
        rejected: [
            #"[{name: 天津, cities: [宁河县, '蓟↓\u{3000}县']}]"#,
            "[{name: 河南, cities: ['叶↓  县', '东↓ 区', 舞钢市]}]",
            "[['New↓  York', Boston]]",
            #"[['米↓\u{200B}饭', 面条]]"#,
        ]
    )

    static let traits: TextTraits = .space

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let core = name.core
        var runs: [(Range<Int>, String)] = []
        var index = core.lowerBound
        while index < core.upperBound {
            guard name.scalars[index].isPadding else {
                index += 1
                continue
            }
            var end = index
            while end < core.upperBound, name.scalars[end].isPadding { end += 1 }
            if isPadding(index..<end, core, name) {
                let isBetweenHan = name.scalars[index - 1].isHan || name.scalars[end].isHan
                let isInvisible = name.scalars[index..<end].allSatisfy(\.isInvisible)
                runs.append((index..<end, isBetweenHan || isInvisible ? "" : " "))
            }
            index = end
        }
        guard let first = runs.first else { return }
        findings.add(
            code,
            "\(Words.quoted(name.text)) is padded inside: who looks for the name without it will not find it.",
            at: name.node,
            part: name.part(first.0),
            change: input.mayChange(name.entry)
                ? TextChange("take the padding away", .unsafe, .replace(runs.map { (name.part($0.0), $0.1) }))
                : nil
        )
    }

    private static func isPadding(_ run: Range<Int>, _ core: Range<Int>, _ name: NameText) -> Bool {
        guard run.lowerBound > core.lowerBound, run.upperBound < core.upperBound else { return false }
        let scalars = name.scalars
        if scalars[run].contains(where: \.isInvisible) { return true }
        let isBetweenHan = scalars[run.lowerBound - 1].isHan && scalars[run.upperBound].isHan
        if isBetweenHan, scalars[run].contains(where: { $0.value == 0x3000 }) { return true }
        if run.count > 1 { return true }
        return isBetweenHan && core.count == run.count + 2
    }
}

extension Unicode.Scalar {
    /// White space within a line, or an invisible character that has no meaning inside a name.
    fileprivate var isPadding: Bool {
        isBlank && value != 0x0A && value != 0x0D && value != 0x09 && !isJoiner
    }

    /// The joiners have a meaning in the scripts of India and in Persian, and in emoji.
    private var isJoiner: Bool { value == 0x200C || value == 0x200D }

    fileprivate var isInvisible: Bool { [0x200B, 0x2060, 0xFEFF, 0x180E, 0xAD].contains(value) }
}
