package import PickDiagnostics

/// A bracket that opens wide and closes narrow, or the other way round.
package enum MixedBrackets: TextRule {
    package static let code = DiagnosticCode(
        "PD311",
        "mixed-brackets",
        .warning,
        "A bracket of full width that is closed by one of half width, or the other way round."
    )
    package static let about = RuleAbout(
        why: "It looks uneven on the wheel, and a program that looks for either pair finds neither.",
        fix: .init(
            "writes both as the text around them is: wide in Chinese and Japanese, else narrow",
            .safe
        ),
        accepted: ["[['北京（本市）', '上海(本市)']]", "[['Tea (green)', Milk]]", "[['面条【新】', 米饭]]"],
        rejected: ["[['北京（本市↓)', 天津]]", "[['米饭↓(大）', 面条]]", "[['Tea (green↓）', Milk]]"]
    )

    static let traits: TextTraits = .bracket

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let reading = Bracket.Reading(name.scalars)
        guard reading.lone == nil, !reading.mixed.isEmpty else { return }
        let wantsWide = name.traits.contains(.han) || name.traits.contains(.kana)
        let changes = reading.mixed.flatMap { pair -> [(part: Range<Int>, text: String)] in
            [pair.open, pair.close].compactMap { place in
                let scalar = name.scalars[place]
                let opens = Bracket.opening(scalar) != nil
                guard let kind = Bracket.opening(scalar) ?? Bracket.closing(scalar),
                    Bracket.isWide(kind) != wantsWide
                else { return nil }
                return (
                    name.part(place..<place + 1), String(Character(Bracket.otherWidth(kind, opens: opens)))
                )
            }
        }.sorted { $0.part.lowerBound < $1.part.lowerBound }
        guard let first = changes.first else { return }
        findings.add(
            code,
            "\(Words.quoted(name.text)) opens a bracket of one width and closes one of the other.",
            at: name.node,
            part: first.part,
            change: input.mayChange(name.entry)
                ? TextChange("write both \(wantsWide ? "wide" : "narrow")", .safe, .replace(changes)) : nil
        )
    }
}
