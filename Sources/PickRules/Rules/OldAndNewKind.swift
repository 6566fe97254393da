package import PickDiagnostics
internal import PickBytes
internal import PickModel
internal import PropertyList

/// One place twice, as the city it was and the district it became.
package enum OldAndNewKind: Rule {
    package static let code = DiagnosticCode(
        "PD407",
        "old-and-new-kind",
        .warning,
        "A place that stands twice under one city, once as 市 and once as 区."
    )
    package static let about = RuleAbout(
        why: """
            When a county-level city becomes a district of the city above it, the new name was added and the old one stayed: \
            从化市 and 从化区. A city and a county of one name (临夏市, 临夏县) are two places and stay.
            """,
        accepted: [
            "[{name: 甘肃省, cities: [{name: 临夏州, areas: [临夏市, 临夏县]}, {name: 天水市, areas: [秦州区, 麦积区]}]}]",
            "[{name: 安徽省, cities: [{name: 黄山市, areas: [屯溪区, 黄山区]}, {name: 合肥市, areas: [庐阳区, 蜀山区]}]}]",
            "[{name: 安徽, cities: [黄山市, 黄山区, 合肥市]}]",
            "[{name: 安徽省, cities: [{name: 黄山市, areas: [黄山市, 屯溪区, 黄山区]}, {name: 合肥市, areas: [庐阳区, 蜀山区]}]}]",
        ],
        rejected: [
            "[{name: 广东省, cities: [{name: 广州市, areas: [越秀区, 从化市, 增城区, ↓从化区]}, {name: 深圳市, areas: [南山区, 福田区]}]}]",
            "[{name: 江苏省, cities: [{name: 扬州市, areas: [广陵区, 江都区, ↓江都市]}, {name: 南京市, areas: [玄武区, 鼓楼区]}]}]",
            "[{name: 福建省, cities: [{name: 福州市, areas: [长乐区, ↓长乐市]}, {name: 厦门市, areas: [思明区, 湖里区]}]}]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.kind == .regions else { return }
        let tree = input.table
        let hash = TextHash()
        var stems = EqualTexts()
        for parent in 0..<tree.count where tree.level(parent) > 0 && tree.end(parent) > parent + 1 {
            stems.clear()
            collect(parent, input, hash, &stems)
            guard stems.items.count > 1 else { continue }
            var pairs: [(later: Int, earlier: Int)] = []
            stems.find { later, earlier in
                if input.name(of: later) == input.name(of: earlier) { return true }
                let isPair = areOnePlace(later, earlier, under: parent, input)
                if isPair { pairs.append((later, earlier)) }
                return isPair
            }
            for pair in pairs { report(pair.later, pair.earlier, input, &findings) }
        }
    }

    /// Adds the names that end in 市 or 区 by what stands before that; nothing when there is one kind alone.
    private static func collect(
        _ parent: Int,
        _ input: RuleInput,
        _ hash: TextHash,
        _ stems: inout EqualTexts
    ) {
        var (cities, districts) = (0, 0)
        let tree = input.table
        let end = tree.end(parent)
        var child = parent + 1
        while child < end {
            if let node = tree.nameNode(child) {
                let name = unsafe input.document.bytes(node)
                let suffix = unsafe NameSuffix.of(name)
                if suffix == .city || suffix == .district {
                    if suffix == .city { cities += 1 } else { districts += 1 }
                    unsafe stems.add(child, hash: hash(UnsafeBufferPointer(rebasing: name.dropLast(3))))
                }
            }
            child = tree.end(child)
        }
        if cities == 0 || districts == 0 { stems.clear() }
    }

    private static func areOnePlace(_ later: Int, _ earlier: Int, under parent: Int, _ input: RuleInput)
        -> Bool
    {
        let (one, other) = (input.name(of: later), input.name(of: earlier))
        let stem = one.dropLast()
        // The city itself, first among its districts, was no district: 黄山市 and 黄山区 stand under 黄山市.
        return one != other && one.hasSuffix("市") != other.hasSuffix("市") && stem == other.dropLast()
            && !input.name(of: parent).hasPrefix(stem)
    }

    private static func report(
        _ later: Int,
        _ earlier: Int,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        findings.add(
            code,
            "\(Words.quoted(input.name(of: later))) and \(Words.quoted(input.name(of: earlier))) are one place before and "
                + "after it became a district: keep one.",
            at: input.place(of: later),
            notes: [.init("the other one", at: input.place(of: earlier))]
        )
    }
}
