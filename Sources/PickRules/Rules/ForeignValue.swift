package import PickDiagnostics
internal import PickBytes
internal import PickModel

/// A value of another kind where a name is expected.
package enum ForeignValue: Rule {
    package static let code = DiagnosticCode(
        "PD314",
        "foreign-value",
        .warning,
        "A web address, an e-mail address, an account or a number in a list of names."
    )
    package static let about = RuleAbout(
        why:
            "The value slipped in from another column of the table that the list was made from; the name is missing.",
        accepted: ["[['36', '38', '40', '42', '44']]", "[[S, M, L, XL, '36']]", "[['A: 米饭', '24/7', 面条]]"],
        rejected: [
            "[{name: 河南, cities: [郑州, '↓@环保漯河epb', 洛阳]}]",
            "[[苹果, '↓https://example.com/a.png', 香蕉]]",
            "[[北京, 上海, 天津, 重庆, 广州, 深圳, 成都, 杭州, 南京, '↓510000', 武汉]]",
            "[[Anna, '↓anna@example.com', Berta]]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        for index in 0..<survey.lists.names.count {
            let marked = survey.lists.names[index]
            let entry = Int(marked.entry)
            guard !marked.traits.isDisjoint(with: [.address, .number]), let node = input.tree.nameNode(entry)
            else {
                continue
            }
            let name = NameText(node: node, entry: entry, marked.traits, input.document)
            let level = survey.levels[input.tree.level(entry)]
            if marked.traits.contains(.number) {
                // Short numbers are names too: the first district, size 36.
                guard name.core.count >= 5, level.names >= 10, level.numbers * 10 <= level.names else {
                    continue
                }
                report("a number", name, &findings)
            } else if let kind = kind(of: name) {
                report(kind, name, &findings)
            }
        }
    }

    private static func report(_ kind: String, _ name: NameText, _ findings: inout RuleFindings) {
        let core = name.core
        findings.add(
            code,
            "\(Words.quoted(name.text)) is \(kind) where a name is expected.",
            at: name.node,
            part: name.part(core)
        )
    }

    private static func kind(of name: NameText) -> String? {
        let scalars = Array(name.scalars[name.core])
        guard !scalars.contains(" ") else { return nil }
        for place in scalars.indices.dropLast(2)
        where place > 0 && scalars[place...].starts(with: [":", "/", "/"]) {
            return "a web address"
        }
        guard let at = scalars.firstIndex(of: "@") else { return nil }
        if at == 0 { return scalars.count > 2 ? "an account" : nil }
        let domain = scalars[(at + 1)...]
        let isMail = domain.firstIndex(of: ".").map { $0 > at + 1 && $0 + 2 < scalars.count } ?? false
        return isMail ? "an e-mail address" : nil
    }
}
