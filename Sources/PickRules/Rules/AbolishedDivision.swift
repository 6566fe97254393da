package import PickDiagnostics
internal import PickModel
internal import PickReference

/// A place that was merged into another, or divided.
package enum AbolishedDivision: Rule {
    package static let code = DiagnosticCode(
        "PD602",
        "abolished-division",
        .warning,
        "A division that was merged into another one or divided among others."
    )
    package static let about = RuleAbout(
        why: """
            Nobody lives there any more by the address: 宣武区 is a part of 西城区. What was saved under the old name has to be \
            brought to its heir, so no fix does it.
            """,
        accepted: [
            .china("[{name: 北京市, cities: [东城区, 西城区]}]"),
            .china("[{name: 北京市, cities: [崇文区, 宣武区]}]", asOf: 2009),
            .china("[{name: 香港, cities: [新界, 九龙]}]"),
            .china("[{name: 上海, cities: [上海]}, {name: 北京, cities: [北京]}, {name: 天津, cities: [天津]}]"),
        ],
        rejected: [
            .china("[{name: 北京市, cities: [东城区, ↓崇文区, ↓宣武区]}]"),
            .china("[{name: 上海市, cities: [黄浦区, ↓卢湾区]}]"),
            .china("[{name: 安徽省, cities: [合肥市, ↓巢湖市]}]"),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        for odd in names.odd where odd.resolution.kind == .former {
            guard let former = odd.resolution.former.map(names.table.former),
                !former.event.isRename || former.heir == nil
            else { continue }
            let name = Words.quoted(input.name(of: odd.entry))
            let message: String
            if let heir = former.heir {
                let place = heir.parent?.index == odd.context.unit ? "" : " (\(input.home(of: heir)))"
                message = "\(name) ended in \(former.yearEnded); most of it is \(heir.name)\(place) now"
            } else {
                let territory = former.territory.map(\.name).joined(separator: ", ")
                message =
                    "\(name) ended in \(former.yearEnded)"
                    + (territory.isEmpty ? " and has no one successor" : "; its area is in \(territory) now")
            }
            findings.add(code, "\(message) \(input.settings.reference).", at: input.place(of: odd.entry))
        }
    }
}
