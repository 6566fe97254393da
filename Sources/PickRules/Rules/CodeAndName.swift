package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A code that is another division's.
package enum CodeAndName: Rule {
    package static let code = DiagnosticCode(
        "PD608",
        "code-and-name",
        .warning,
        "A code and a name that belong to two divisions, or a code that no division has or had."
    )
    package static let about = RuleAbout(
        why: """
            What is saved by the code and what is shown by the name are two places. Asked only where most codes are those of \
            the divisions.
            """,
        accepted: [
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市}, {code: '440300', name: 深圳市}]}]"
            ),
            .small(.us, "[{code: US-IA, name: Iowa}, {code: US-OH, name: Ohio}]"),
            .china("[{id: '1', name: 广东省, children: [{id: '2', name: 广州市}, {id: '3', name: 深圳市}]}]"),
            .china(
                "[{code: '110000', name: 北京市, children: [{code: '110100', name: 市辖区, children: [{code: '110101', name: 东城区}]}]}]"
            ),
        ],
        rejected: [
            .small(
                .jp,
                "[{code: '01', name: 北海道, areas: [札幌市]}, {code: '13', name: 東京都, areas: [新宿区]}, {code: ↓'26', name: 大阪府, areas: [堺市]}]"
            ),
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市}, {code: ↓'440400', name: 深圳市}]}]"
            ),
            .china(
                "[{code: '440000', name: 广东省, children: [{code: '440100', name: 广州市}, {code: ↓'449900', name: 深圳市}]}]"
            ),
            .china(
                "[{code: 440000, name: 广东省, children: [{code: ↓440300, name: 广州市}, {code: ↓440100, name: 深圳市}, {code: 440400, name: 珠海市}, {code: 440500, name: 汕头市}]}]"
            ),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        if input.names == nil, let level = input.firstLevel { checkFirst(level, input, &findings) }
        guard let names = input.names, let codes = input.divisionCodes else { return }
        for odd in codes.odd {
            guard case .other(let owner) = odd.oddity, let unit = odd.unit else { continue }
            let division = names.table.division(unit)
            let whose =
                owner.map { "is the code of \(names.table.division($0).name)" } ?? "is no division's code"
            findings.add(
                code,
                "\(input.codeText(odd.entry)) \(whose), and \(Words.quoted(input.name(of: odd.entry))) has \(division.code) "
                    + "\(input.settings.reference).",
                at: input.codePlace(odd.entry)
            )
        }
    }

    private static func checkFirst(_ level: FirstLevel, _ input: RuleInput, _ findings: inout RuleFindings) {
        var (right, wrong) = (0, [(entry: Int, place: Int, owner: Int?)]())
        for item in level.items {
            guard case .place(let place) = item.found,
                let code = input.tree.codeNode(item.entry).flatMap({ input.document.plainText($0) })
            else { continue }
            let owner = level.table.place(ofCode: code)
            if owner == place { right += 1 } else { wrong.append((item.entry, place, owner)) }
        }
        // A list that counts its rows from 1 has other codes than these.
        guard right > wrong.count else { return }
        let reference = RuleSettings.referenceWords(level.table.profile)
        for (entry, place, owner) in wrong {
            let whose =
                owner.map { "is the code of \(level.table.places[$0].name)" }
                ?? "is no code of the first level"
            findings.add(
                code,
                "\(input.codeText(entry)) \(whose), and \(Words.quoted(input.name(of: entry))) has "
                    + "\(level.table.places[place].code) (\(reference)).",
                at: input.codePlace(entry)
            )
        }
    }
}
