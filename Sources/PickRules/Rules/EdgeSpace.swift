package import PickDiagnostics

/// White space before or behind a text.
package enum EdgeSpace: TextRule {
    package static let code = DiagnosticCode(
        "PD301",
        "edge-space",
        .warning,
        "White space, or an invisible character, before or behind a name, code or other text."
    )
    package static let about = RuleAbout(
        why: """
            Nobody sees it, but '临沂 ' is another text than '临沂': a lookup by name fails, two lists do not match, and the \
            wheel shows the name off its middle. The blanks come from spreadsheets and typing; most trimming functions \
            leave the ideographic space U+3000, the no-break space and the zero-width ones in.
            """,
        fix: .init("takes the white space away", .safe),
        accepted: ["[[苹果, 香蕉]]", "[{name: New York, cities: [White Plains, Albany]}]", "[[白 菜 粥, 面条]]"],
        rejected: [
            "[{name: 山东, cities: ['临沂↓ ', 济南]}]",
            #"[{name: 吉林, cities: [长春, '白城↓\t']}]"#,
            #"[[苹果, '香蕉↓\u{3000}'], ['↓\u{200B}茶', 水]]"#,
            "[{name: 海南, zip: '↓ 573199', cities: [三亚, 海口]}, {name: 广东, zip: '510000', cities: [广州, 深圳]}]",
        ]
    )

    static let traits: TextTraits = [.space, .lineBreak]
    static let looksAtAllTexts = true

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let core = name.core
        let all = 0..<name.scalars.count
        // Around misread text the white space is a part of it.
        guard !core.isEmpty, core != all, !TextSurvey.isMisread(name.traits) else { return }
        let before = 0..<core.lowerBound
        let behind = core.upperBound..<all.upperBound
        let edges = [before, behind].filter { !$0.isEmpty }
        let kinds = edges.flatMap { $0 }.map { name.scalars[$0] }
        findings.add(
            code,
            message(name.text(core), before.isEmpty ? "behind" : behind.isEmpty ? "before" : "around", kinds),
            at: name.node,
            part: name.part(edges[0]),
            change: input.mayChange(name.entry)
                ? TextChange("take the white space away", .safe, .replace(edges.map { (name.part($0), "") }))
                : nil
        )
    }

    private static func message(_ name: String, _ side: String, _ kinds: [Unicode.Scalar]) -> String {
        // U+200B and the like have no width, and are no white space to anybody who counts.
        let invisible = kinds.first { !$0.properties.isWhitespace }
        let odd = invisible ?? kinds.first { $0 != " " }
        let what = invisible == nil ? "White space" : "An invisible character"
        return
            "\(what)\(odd.map { " (\($0.codePoint))" } ?? "") \(side) \(Words.quoted(name)): who looks for the name will not find it; take it away."
    }
}
