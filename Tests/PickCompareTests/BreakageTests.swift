import PickDiagnostics
import PickModel
import Testing

@testable import PickCompare

@Suite struct BreakageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let title: String
        let old: String
        let new: String
        let findings: [String]

        init(_ title: String, _ old: String, _ new: String, _ findings: [String]) {
            self.title = title
            self.old = old
            self.new = new
            self.findings = findings
        }

        var testDescription: String { title }
    }

    static let cases: [Case] = [
        .init(
            "breaks nothing by adding, moving rows about and changing attributes",
            "[{name: 甲, size: 1, cities: [乙, 丙]}]",
            "[{name: 丁, size: 1, cities: [戊]}, {name: 甲, size: 2, cities: [丙, 乙, 己]}]",
            []
        ),
        .init(
            "finds a path that is gone where its parent is",
            "[{name: 甲, cities: [乙, 丙]}]",
            "[{name: 甲, cities: [丙]}]",
            ["PD802 $[0].name 甲/乙 is gone: a path that was saved for it leads nowhere."]
        ),
        .init(
            "tells the paths below once",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}, {name: 丙, code: 12}]}, {name: 丁, code: 2, cities: []}]",
            "[{name: 戊, code: 1, cities: [{name: 乙, code: 11}, {name: 丙, code: 12}]}, {name: 丁, code: 2, cities: []}]",
            ["PD802 $[0].name 甲 is 戊 now: a path that was saved for it and 2 rows below leads nowhere."]
        ),
        .init(
            "finds a code that nobody has any more",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}]}]",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 12}]}]",
            ["PD801 $[0].cities[0].name Code 11 is gone: 甲/乙 has code 12 now."]
        ),
        .init(
            "tells the codes below once",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}]}, {name: 丙, code: 2, cities: [{name: 丁, code: 21}]}]",
            "[{name: 丙, code: 2, cities: [{name: 丁, code: 21}]}]",
            [
                "PD801  Code 1 of 甲 is gone with it. So are the codes of 1 row below.",
                "PD802  甲 is gone: a path that was saved for it and 1 row below leads nowhere.",
            ]
        ),
        .init(
            "finds a code that means another row",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}, {name: 丙, code: 12}]}]",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 12}, {name: 丙, code: 11}]}]",
            [
                "PD803 $[0].cities[1].code Code 11 means 甲/丙 now: 甲/乙 has code 12 now.",
                "PD803 $[0].cities[0].code Code 12 means 甲/乙 now: 甲/丙 has code 11 now.",
            ]
        ),
        .init(
            "tells once that there are no codes any more",
            "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}]}]",
            "[{name: 甲, cities: [{name: 乙, x: 11}]}]",
            ["PD801  The new file has no codes: 2 codes of the old one lead nowhere."]
        ),
        .init(
            "finds rows of a menu by the position of their column",
            "[[苹果, 梨, 桃], [米饭, 面条]]",
            "[[米饭, 面条], [苹果, 梨, 桃]]",
            [
                "PD802 $[1][0] column 1/苹果 is column 2/苹果 now: a path that was saved for it leads nowhere.",
                "PD802 $[1][1] column 1/梨 is column 2/梨 now: a path that was saved for it leads nowhere.",
                "PD802 $[1][2] column 1/桃 is column 2/桃 now: a path that was saved for it leads nowhere.",
                "PD802 $[0][0] column 2/米饭 is column 1/米饭 now: a path that was saved for it leads nowhere.",
                "PD802 $[0][1] column 2/面条 is column 1/面条 now: a path that was saved for it leads nowhere.",
            ]
        ),
    ]

    @Test(arguments: cases)
    func findsWhatSavedValuesLose(_ item: Case) throws {
        let comparison = try #require(try compare(item.old, item.new))
        let findings = Breakage(comparison).findings()
        #expect(findings.map { "\($0.code.id) \($0.dataPath ?? "") \($0.message)" } == item.findings)
        #expect(findings.allSatisfy { $0.severity == .error && ($0.range == nil) == ($0.dataPath == nil) })
    }

    /// Every path of the old data is found in the new ones, name by name, or has a finding; the same of codes.
    @Test(arguments: EditScript.seeds)
    func findsAllThatIsLost(_ seed: UInt64) throws {
        let script = EditScript(seed: seed, coded: true)
        let comparison = try #require(try script.comparison())
        let paths = Set(script.paths(of: script.after))
        let lost = Set(script.paths(of: script.before)).subtracting(paths)
        let codes = Set(script.after.rows.map(\.code))
        let lostCodes = script.before.rows.filter { !codes.contains($0.code) }
        let findings = Breakage(comparison).findings()
        func sum(_ id: String, _ pattern: Regex<(Substring, Substring)>) -> Int {
            findings.filter { $0.code.id == id }.reduce(0) { sum, finding in
                sum + 1 + (finding.message.firstMatch(of: pattern).flatMap { Int($0.1) } ?? 0)
            }
        }
        #expect(sum("PD802", /and (\d+) rows? below/) == lost.count)
        #expect(sum("PD801", /codes of (\d+) rows? below/) == lostCodes.count)
    }
}
