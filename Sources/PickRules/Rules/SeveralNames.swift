package import PickDiagnostics

/// One text that holds several names.
package enum SeveralNames: TextRule {
    package static let code = DiagnosticCode(
        "PD303",
        "several-names",
        .warning,
        "Several names in one text: lines, or names between the commas of lists."
    )
    package static let about = RuleAbout(
        why: """
            A list was pasted, or split by the wrong sign, and one row holds the rest of it. The wheel shows the names in one \
            row and none of them can be chosen.
            """,
        accepted: [
            "[['Washington, D.C.', 'Korea, Republic of', Norway]]",
            "[{name: 甘肃, cities: ['积石山保安族、东乡族、撒拉族自治县', 临夏市]}]",
            "[['套餐（米饭、汤、水果）', 面条]]",
        ],
        rejected: [
            #"[{name: 河北, cities: ['桥西区↓\n邢台县\n临城县', 桥东区]}]"#,
            "[{name: 海南, cities: ['海口市↓、三亚市', 儋州市]}]",
            "[[苹果, '香蕉↓，橙子，梨'], [米饭, 面条]]",
        ]
    )

    static let traits: TextTraits = [.lineBreak, .separator, .latinSeparator]

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let core = name.core
        let lines = pieces(of: name, core) {
            $0 == "\n" || $0 == "\r" || $0 == "\t" || [0x2028, 0x2029].contains($0.value)
        }
        if lines.count > 1 {
            report(lines, name, &findings)
            return
        }
        guard name.traits.contains(.han) else { return }
        let parts = pieces(of: name, core) { ["、", "，", "；", ",", ";", "|"].contains($0) }
        guard parts.count > 1, !name.scalars[core].contains("。"),
            parts.allSatisfy({ (1...12).contains($0.count) && name.scalars[$0].contains(where: \.isHan) }),
            // Peoples share a county: 积石山保安族、东乡族、撒拉族自治县.
            !parts.dropLast().allSatisfy({ name.scalars[$0.upperBound - 1] == "族" })
        else { return }
        report(parts, name, &findings)
    }

    private static func report(_ pieces: [Range<Int>], _ name: NameText, _ findings: inout RuleFindings) {
        findings.add(
            code,
            "\(Words.quoted(name.text)) holds \(pieces.count) names in one text: make a row of each.",
            at: name.node,
            part: name.part(pieces[0].upperBound..<pieces[0].upperBound + 1)
        )
    }

    /// What stands between the separators outside brackets; pieces without text do not count.
    private static func pieces(
        of name: NameText,
        _ core: Range<Int>,
        _ isSeparator: (Unicode.Scalar) -> Bool
    ) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = core.lowerBound
        var depth = 0
        for index in core {
            let scalar = name.scalars[index]
            if Bracket.opening(scalar) != nil { depth += 1 }
            if Bracket.closing(scalar) != nil { depth = max(0, depth - 1) }
            guard depth == 0, isSeparator(scalar) else { continue }
            if start < index { pieces.append(start..<index) }
            start = index + 1
        }
        if start < core.upperBound { pieces.append(start..<core.upperBound) }
        return pieces
    }
}
