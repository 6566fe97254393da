package import PickDiagnostics
internal import PickModel
internal import PickReference

/// Divisions that a list lacks although it has nearly all of their level.
package enum MissingDivisions: Rule {
    package static let code = DiagnosticCode(
        "PD607",
        "missing-divisions",
        .warning,
        "Divisions that are not there, on a level that is otherwise complete."
    )
    package static let about = RuleAbout(
        why: """
            Who lives there cannot choose it. A list that is meant to be a choice (the cities with shops) has no complete level and \
            is not judged. Nothing is said of 台湾, 香港 and 澳门, nor of what is below them.
            """,
        accepted: [
            .china("[{name: 海南省, cities: [海口市, 三亚市]}, {name: 广东省, cities: [广州市, 深圳市]}]"),
            .china("[{name: 广东省, cities: [{name: 东莞市, areas: []}, {name: 珠海市, areas: [香洲区, 斗门区, 金湾区]}]}]"),
            .china("[{name: 台湾省, cities: [台北市, 新北市, 桃园市, 台中市, 台南市]}]"),
        ],
        rejected: [
            .china(
                "[{name: ↓江苏省, cities: [南京市, 无锡市, 徐州市, 常州市, 苏州市, 南通市, 连云港市, 淮安市, 盐城市, 扬州市, 镇江市, 泰州市]}]"
            ),
            .china("[{name: 江苏省, cities: [{name: ↓镇江市, areas: [京口区, 润州区, 丹徒区, 丹阳市, 扬中市]}]}]"),
            .china("[{name: ↓西藏, cities: [拉萨, 日喀则, 昌都, 林芝, 山南, 那曲]}]"),
        ]
    )

    /// Of ten divisions nine must be there, or all but one of at least five.
    private static func isNearlyComplete(_ missing: Int, of count: Int) -> Bool {
        missing > 0 && (missing * 10 <= count || missing == 1 && count >= 5)
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names else { return }
        let table = names.table
        let isPresent = names.isPresent
        let provinces = table.children(of: nil).filter { table.division($0).code < "7" }
        let missing = provinces.filter { !isPresent[$0] }
        if provinces.count - missing.count >= 10, isNearlyComplete(missing.count, of: provinces.count) {
            report(missing, at: 0, "the first level", input, &findings)
        }
        for (unit, home) in names.homes.enumerated() where home >= 0 {
            let division = table.division(unit)
            guard division.hasChildren, division.level < 3 else { continue }
            var children = table.children(of: unit)
            // Lists of prefectures leave out what stands directly under the province, and are complete all the same.
            if division.level == 1, division.kind != .municipality {
                let direct = children.filter { table.division($0).level == 3 }
                if direct.allSatisfy({ !isPresent[$0] }) { children.removeAll { direct.contains($0) } }
            }
            let missing = children.filter { !isPresent[$0] }
            guard isNearlyComplete(missing.count, of: children.count) else { continue }
            report(missing, at: home, division.name, input, &findings)
        }
    }

    private static func report(
        _ missing: [Int],
        at entry: Int,
        _ place: String,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        guard let names = input.names else { return }
        let shown = missing.prefix(6).map { index -> String in
            let division = names.table.division(index)
            return division.since > ChinaTable.years.lowerBound + 25
                ? "\(division.name) (so since \(division.since))" : division.name
        }
        let more = missing.count > 6 ? " and \(missing.count - 6) more" : ""
        findings.add(
            code,
            "\(place) lacks \(shown.joined(separator: ", "))\(more) \(input.settings.reference).",
            at: input.place(of: entry)
        )
    }
}
