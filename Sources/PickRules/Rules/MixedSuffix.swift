package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Some names of a level have the suffix of their kind and a few have not.
package enum MixedSuffix: Rule {
    package static let code = DiagnosticCode(
        "PD406",
        "mixed-suffix",
        .warning,
        "A level on which nearly all names end in 省, 市, 区 and the like and a few have no such end, or the other way round."
    )
    package static let about = RuleAbout(
        why: """
            A lookup by '北京市' fails where the list says '北京', and rules that were written for one form (freight by \
            province) miss the other. One form for a level; 'normalize' can tell the places.
            """,
        accepted: [
            "[{name: 河北省, cities: [石家庄市, 唐山市]}, {name: 内蒙古自治区, cities: [包头市, 兴安盟]}, {name: 香港, cities: [九龙, 新界]}]",
            "[{name: 浙江, cities: [杭州, 湖州, 台州, 温州, 宁波, 绍兴, 丽水, 嘉兴, 金华, 衢州, 舟山]}]",
            "[[米饭, 面条, 超市, 夜市]]",
            """
            [{name: 东莞, areas: [厚街, 石龙]}, {name: 湛江, areas: [遂溪县, 赤坎区, 霞山区, 雷州市, 廉江市, 吴川市, 徐闻县, 坡头区, 麻章区,
            金平区, 龙湖区]}]
            """,
        ],
        rejected: [
            """
            [{name: 浙江省, cities: [杭州市, 宁波市, 温州市, 嘉兴市, 湖州市, 绍兴市, ↓金华, 衢州市, 舟山市, 台州市, 丽水市, 义乌市]}]
            """,
            """
            [河北省, 山西省, 辽宁省, 吉林省, 江苏省, 浙江省, 安徽省, 福建省, 江西省, 山东省, ↓北京, 河南省, 湖北省, 湖南省, 广东省, 四川省,
            贵州省, 云南省, 陕西省, 甘肃省]
            """,
            """
            [{name: 浙江, cities: [杭州, 宁波, 温州, 嘉兴, 湖州, 绍兴, ↓金华市, 衢州, 舟山, 台州, 丽水, 义乌, 慈溪, 余姚, 海宁, 桐乡]}]
            """,
        ]
    )

    /// How many names a level must have.
    private static let fewest = 10

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        for (level, facts) in input.survey.levels.enumerated() where facts.names >= fewest {
            let suffixed = facts.suffixed
            let bare = facts.han - suffixed
            guard facts.han * 10 >= facts.names * 9 else { continue }
            // On a short level a handful is many.
            if bare > 0, bare * 100 <= suffixed * (facts.names < 60 ? 25 : 15) {
                reportBare(level, suffixed, input, &findings)
            } else if level < 2, suffixed > 0, suffixed * 5 <= bare {
                reportSuffixed(level, bare, input, &findings)
            }
        }
    }

    private static func reportBare(
        _ level: Int,
        _ suffixed: Int,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        // Where no sibling has such an end it is a list of another kind: the towns of a city without districts.
        var places: [Int] = []
        var list: [Int] = []
        var hasSuffixes = false
        each(of: level, input) { entry, suffix, isFirst in
            if isFirst {
                if hasSuffixes { places += list }
                list = []
                hasSuffixes = false
            }
            if suffix == nil { list.append(entry) } else { hasSuffixes = true }
        }
        if hasSuffixes { places += list }
        places.removeAll { !isBarePlace($0, on: level, input) }
        guard let first = places.first else { return }
        report(
            first,
            "no such end",
            places,
            "\(suffixed) names of this level end in 省, 市, 区 and the like",
            input,
            &findings
        )
    }

    private static func reportSuffixed(
        _ level: Int,
        _ bare: Int,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        // 杭州 and 徐州 end so without being 州, and 沙市 is a name: three characters say more.
        var places: [Int] = []
        each(of: level, input) { entry, suffix, _ in
            guard suffix == .city || suffix == .province || (level == 0 && suffix == .district) else {
                return
            }
            let name = scalars(entry, input)
            if name.count >= 3, name.allSatisfy(\.isHan) { places.append(entry) }
        }
        guard let first = places.first, places.count * 5 <= bare else { return }
        report(
            first,
            "such an end",
            places,
            "\(bare) names of this level have no 省 or 市 at their end",
            input,
            &findings
        )
    }

    private static func report(
        _ first: Int,
        _ what: String,
        _ places: [Int],
        _ others: String,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        let shown = places.prefix(5).map { Words.quoted(input.name(of: $0)) }.joined(separator: ", ")
        let more = places.count > 5 ? " and \(places.count - 5) more" : ""
        findings.add(
            code,
            "\(others); \(places.count) \(places.count == 1 ? "has" : "have") \(what): \(shown)\(more).",
            at: input.place(of: first),
            notes: places.dropFirst().prefix(4).map { .init("another one", at: input.place(of: $0)) }
        )
    }

    /// How names of towns, zones, farms and islands end, which have no other suffix.
    private static let otherEnds: Set<Unicode.Scalar> = [
        "城", "会", "港", "园", "院", "岛", "场", "道", "处", "团", "委", "库", "會", "園", "島", "場",
    ]

    /// What is no division, and has no suffix to miss: 其他, 海外, 省直辖县级行政区划, 松山湖管委会.
    private static func isRest(_ name: [Unicode.Scalar]) -> Bool {
        if let last = name.last, otherEnds.contains(last) { return true }
        let text = String(String.UnicodeScalarView(name))
        return ["其他", "其它", "海外", "国外", "外国", "中国", "其余", "热门", "本市", "近郊", "远郊", "郊外", "周边"].contains(text)
            || text.hasPrefix("其他") || text.hasPrefix("省直辖") || text.hasPrefix("自治区直辖")
            || text.hasSuffix("及其海域")
    }

    /// Whether a name without a suffix is one that should have it.
    private static func isBarePlace(_ entry: Int, on level: Int, _ input: RuleInput) -> Bool {
        let name = scalars(entry, input)
        return (2...6).contains(name.count) && name.allSatisfy(\.isHan)
            && !Region(tree: input.tree, index: entry).isSentinel && !isRest(name)
            && !MissingSuffix.isOne(entry, on: level, input)
    }

    private static func scalars(_ entry: Int, _ input: RuleInput) -> [Unicode.Scalar] {
        input.table.nameNode(entry).map { Array(input.document.string($0).unicodeScalars) } ?? []
    }

    /// Calls `body` for each name of a level: its entry, its suffix, and whether it is the first one of its list.
    private static func each(of level: Int, _ input: RuleInput, _ body: (Int, NameSuffix?, Bool) -> Void) {
        let (tree, document) = (input.table, input.document)
        var apart = input.survey.apart[...]
        var isFirst = true
        var entry = 0
        while entry < tree.count {
            if let next = apart.first, next.lowerBound <= entry {
                entry = max(entry, next.upperBound)
                apart.removeFirst()
                continue
            }
            let own = tree.level(entry)
            if own < level { isFirst = true }
            if own == level, let node = tree.nameNode(entry) {
                body(entry, unsafe NameSuffix.of(document.bytes(node)), isFirst)
                isFirst = false
            }
            entry += 1
        }
    }
}
