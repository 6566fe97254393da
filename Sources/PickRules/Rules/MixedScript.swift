package import PickDiagnostics
internal import PickBytes
internal import PickModel

/// A name in the other Chinese script than the rest.
package enum MixedScript: Rule {
    package static let code = DiagnosticCode(
        "PD312",
        "mixed-script",
        .warning,
        "A traditional character in simplified data, or a simplified one in traditional data."
    )
    package static let about = RuleAbout(
        why: """
            Who searches in one script does not find the name in the other. Only characters that one script alone has count, \
            and only where at least nine of ten names are in the other one. Variants such as 臺 and 台, and what stands under \
            台湾, 香港 and 澳门, never count.
            """,
        accepted: [
            """
            [{name: 广东, cities: [广州, 东莞, 阳江, 云浮, 韶关, 湛江, 肇庆, 惠东]}, {name: 浙江, cities: [宁波, 绍兴, 丽水, 嘉兴, 臺州]},
            {name: 香港, cities: [灣仔區, 東區, 觀塘區]}]
            """,
            "[{name: 廣東, cities: [廣州, 東莞]}, {name: 浙江, cities: [寧波, 紹興]}]",
            "[[東京都, 大阪府, 広島県, 長野県, ラーメン]]",
        ],
        rejected: [
            """
            [{name: 广东, cities: [广州, '↓東莞', 阳江, 云浮, 韶关, 湛江, 肇庆, 惠东]}, {name: 浙江, cities: [宁波, 绍兴, 丽水, 嘉兴]},
            {name: 江苏, cities: [苏州, 无锡, 连云港]}]
            """,
            """
            [{name: 廣東, cities: [廣州, 東莞, 陽江, 雲浮, 韶關, '汕↓头', 肇慶, 惠東]}, {name: 浙江, cities: [寧波, 紹興, 麗水, 嘉興]},
            {name: 江蘇, cities: [蘇州, 無錫, 連雲港]}]
            """,
            "[[面条, 饺子, 馒头, 炒饭, 烧饼, 鸡汤, 鱼汤, 绿茶, 红烧肉, 酱油, '↓雞蛋', 包子馅, 凉面, 锅贴]]",
        ]
    )

    /// How many names must speak for a script.
    private static let fewest = 10

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        var (simplified, traditional, both, han, kana) = (0, 0, 0, 0, 0)
        for level in survey.levels {
            simplified += level.simplified
            traditional += level.traditional
            both += level.both
            han += level.han
            kana += level.kana
        }
        // Japanese has characters of both scripts.
        guard kana * 100 <= han else { return }
        if simplified >= fewest, (traditional + both) * 9 <= simplified {
            for index in 0..<survey.lists.traditional.count {
                report(
                    Int(survey.lists.traditional[index]),
                    "traditional",
                    ScriptSets.traditional,
                    input,
                    &findings
                )
            }
        } else if traditional >= fewest, (simplified + both) * 9 <= traditional {
            for index in 0..<survey.lists.simplified.count {
                report(
                    Int(survey.lists.simplified[index]),
                    "simplified",
                    ScriptSets.simplified,
                    input,
                    &findings
                )
            }
        }
    }

    private static func report(
        _ entry: Int,
        _ script: String,
        _ characters: Set<Unicode.Scalar>,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        guard let node = input.tree.nameNode(entry) else { return }
        let name = NameText(node: node, entry: entry, [], input.document)
        let places = name.scalars.indices.filter { characters.contains(name.scalars[$0]) }
        guard let first = places.first else { return }
        let found = String(String.UnicodeScalarView(places.map { name.scalars[$0] }))
        let other = script == "traditional" ? "simplified" : "traditional"
        findings.add(
            code,
            "\(Words.quoted(name.text)) has '\(found)' of the \(script) script; nearly all other names are \(other).",
            at: node,
            part: name.part(first..<first + 1)
        )
    }
}
