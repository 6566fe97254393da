package import PickDiagnostics
internal import PickBytes
internal import PickModel

/// A sign that marks a row, left in its name.
package enum StrayMarker: Rule {
    package static let code = DiagnosticCode(
        "PD313",
        "stray-marker",
        .warning,
        "A sign such as '*' or '★' at an end of a name, which few names beside it have."
    )
    package static let about = RuleAbout(
        why: """
            The sign belonged to a footnote or to somebody's notes ('济源市*': directly under the province). The wheel shows \
            it, and a lookup by name fails.
            """,
        fix: .init("takes the sign away", .unsafe),
        accepted: [
            "[[★★★, ★★★★, ★★★★★]]", "[['*甲', '*乙', '*丙']]", "[[7-Up!, 'Who?', '#1']]",
            "[[白色, 红色, 黑色, 绿色, 蓝色, 黄色, 紫色, 灰色, '#FFD700']]",
        ],
        rejected: [
            "[{name: 河南, cities: [郑州市, 开封市, 洛阳市, 平顶山市, 安阳市, 鹤壁市, 新乡市, '济源市↓*']}]",
            "[[苹果, 香蕉, 橙子, '↓※葡萄', 草莓, 西瓜, 梨]]",
            "[[Tea, Coffee, Milk, 'Juice↓^', Water, Beer, Wine]]",
        ]
    )

    private static let signs: Set<Unicode.Scalar> = [
        "*", "＊", "※", "★", "☆", "●", "○", "■", "□", "◆", "◇", "▲", "△", "▼", "▽", "√", "^", "#", "~", "_",
        "`",
    ]

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        var found: [(name: NameText, parts: [Range<Int>])] = []
        var counts = [Int](repeating: 0, count: survey.levels.count)
        for index in 0..<survey.lists.names.count {
            let marked = survey.lists.names[index]
            let entry = Int(marked.entry)
            guard marked.traits.contains(.marker), let node = input.tree.nameNode(entry) else { continue }
            let name = NameText(node: node, entry: entry, marked.traits, input.document)
            let parts = markers(of: name)
            guard !parts.isEmpty else { continue }
            counts[input.tree.level(entry)] += 1
            found.append((name, parts))
        }
        for (name, parts) in found {
            guard let entry = name.entry else { continue }
            let level = input.tree.level(entry)
            // Where many have one it is a habit of the list.
            guard counts[level] * 8 <= survey.levels[level].names + 1 else { continue }
            findings.add(
                code,
                "\(Words.quoted(name.text)) has '\(name.text(parts[0]))', which looks like a mark and no part of the name.",
                at: name.node,
                part: name.part(parts[0]),
                change: input.mayChange(name.entry)
                    ? TextChange("take the sign away", .unsafe, .replace(parts.map { (name.part($0), "") }))
                    : nil
            )
        }
    }

    private static func markers(of name: NameText) -> [Range<Int>] {
        let core = name.core
        var start = core.lowerBound
        var end = core.upperBound
        // '#1' and '#FFD700' begin so.
        while start < end, signs.contains(name.scalars[start]), name.scalars[start] != "#" { start += 1 }
        while end > start, signs.contains(name.scalars[end - 1]) { end -= 1 }
        guard start < end, name.scalars[start..<end].contains(where: \.properties.isAlphabetic) else {
            return []
        }
        // 'C#' is a name.
        if end - start == 1, name.scalars[end...].starts(with: ["#"]) { return [] }
        return [core.lowerBound..<start, end..<core.upperBound].filter { !$0.isEmpty }
    }
}
