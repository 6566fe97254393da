package import PickDiagnostics
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
        let tree = input.tree
        for parent in 0..<tree.count where tree.level(parent) > 0 && tree.end(parent) > parent + 1 {
            check(parent, input, &findings)
        }
    }

    private static func check(_ parent: Int, _ input: RuleInput, _ findings: inout RuleFindings) {
        let (tree, document) = (input.tree, input.document)
        let end = tree.end(parent)
        // Few lists have both kinds: most are done after one look.
        var cities: [Int] = []
        var hasDistrict = false
        var child = parent + 1
        while child < end {
            if let node = tree.nameNode(child) {
                let suffix = document.withBytes(node) { text in
                    unsafe text.withUnsafeBufferPointer { unsafe NameSuffix.of($0) }
                }
                if suffix == .city { cities.append(child) }
                if suffix == .district { hasDistrict = true }
            }
            child = tree.end(child)
        }
        guard hasDistrict, !cities.isEmpty else { return }
        var stems: [Substring: Int] = [:]
        // The city itself, first among its districts, was no district: 黄山市 and 黄山区 stand under 黄山市.
        let own = input.name(of: parent)
        for city in cities {
            let stem = input.name(of: city).dropLast()
            if !own.hasPrefix(stem) { stems[stem] = city }
        }
        child = parent + 1
        while child < end {
            let name = input.name(of: child)
            if name.hasSuffix("区") || name.hasSuffix("區"), let city = stems[name.dropLast()] {
                let (first, later) = city < child ? (city, child) : (child, city)
                findings.add(
                    code,
                    "\(Words.quoted(input.name(of: later))) and \(Words.quoted(input.name(of: first))) are one place before "
                        + "and after it became a district: keep one.",
                    at: input.place(of: later),
                    notes: [.init("the other one", at: input.place(of: first))]
                )
            }
            child = tree.end(child)
        }
    }
}
