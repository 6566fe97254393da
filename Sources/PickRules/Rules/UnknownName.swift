package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A name that the reference does not have.
package enum UnknownName: Rule {
    package static let code = DiagnosticCode(
        "PD604",
        "unknown-division",
        .info,
        "A name that no division has or had at its place, and that is no zone, town or placeholder either."
    )
    package static let about = RuleAbout(
        why: """
            Lists have places that are no divisions, so this is for information. Where one division sounds or looks like it, \
            the finding names it. Development zones, scenic spots, towns, 市辖区 and 其他 are not told.
            """,
        accepted: [
            .china("[{name: 江苏省, cities: [{name: 苏州市, areas: [姑苏区, 苏州工业园区, 其他区]}]}]"),
            .china("[{name: 广东省, cities: [{name: 东莞市, areas: [莞城, 南城]}]}]"),
            .china("[{name: 香港特别行政区, cities: [九龙, 新界]}]"),
            .small(
                .jp,
                "[{name: 東京都, cities: [新宿区]}, {name: 大阪, cities: [堺市]}, {name: Hokkaido, cities: [札幌市]}]"
            ),
            .small(.tw, "[{name: 台北市, areas: [中正區]}, {name: 新竹, areas: [東區]}]"),
        ],
        rejected: [
            .china("[{name: 江苏省, cities: [苏州市, ↓某某市]}]"),
            .china("[{name: 江苏省, cities: [{name: 苏州市, areas: [姑苏区, ↓甲乙县]}]}]"),
            .china("[{name: 北京市, cities: [朝阳区, ↓甲乙]}]"),
            .china("[{name: 湖北省, cities: [武汉市, ↓襄阳市]}]", asOf: 2008),
            .small(.us, "[{name: Iowa, cities: [Ames]}, {name: ↓Pensylvania, cities: [Erie]}]"),
            .small(.tw, "[{name: 臺北市, areas: [中正區]}, {name: ↓臺北縣, areas: [板橋市]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else {
            if let level = input.firstLevel { checkFirst(level, input, &findings) }
            return
        }
        for odd in names.odd where odd.resolution.kind == .unknown {
            let text = input.name(of: odd.entry)
            if let year = odd.resolution.year {
                findings.add(
                    code,
                    "\(Words.quoted(text)) came only in \(year)\(predecessor(of: text, in: year)) "
                        + "\(input.settings.reference).",
                    at: input.place(of: odd.entry)
                )
                continue
            }
            let nearest = names.resolver.nearest(to: text).map(names.table.division)
            let guess = nearest.map { ": is it \($0.name) (\(input.home(of: $0)))?" } ?? "."
            findings.add(
                code,
                "No division \(input.surroundings(of: odd.entry)) is or was called \(Words.quoted(text)) "
                    + "\(input.settings.reference)\(guess)",
                at: input.place(of: odd.entry)
            )
        }
    }

    /// What was called otherwise until a year, in words.
    private static func predecessor(of name: String, in year: Int) -> String {
        let names = ChinaTable.today.formerDivisions
            .filter { $0.yearEnded == year && $0.event.isRename && $0.heir?.name == name }.map(\.name)
        return names.count == 1 ? ": before, it was \(names[0])" : ""
    }

    private static func checkFirst(_ level: FirstLevel, _ input: RuleInput, _ findings: inout RuleFindings) {
        let reference = RuleSettings.referenceWords(level.table.profile)
        for item in level.items where item.found == nil {
            let guess = level.table.nearest(to: item.name).map { ": is it \($0.name)?" } ?? "."
            findings.add(
                code,
                "No place of the first level is called \(Words.quoted(item.name)) (\(reference))\(guess)",
                at: input.place(of: item.entry)
            )
        }
    }
}
