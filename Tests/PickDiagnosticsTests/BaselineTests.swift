import PickDiagnostics
import Testing

@Suite struct BaselineTests {
    private static let row = DiagnosticCode("PD401", "duplicate-row", .warning, "")
    private static let fault = DiagnosticCode("PD130", "entity", .error, "")

    private static func finding(_ code: DiagnosticCode, _ path: String?, at place: Int = 0) -> Diagnostic {
        Diagnostic(code, "x", at: place..<place, dataPath: path)
    }

    @Test func knowsFindingsByCodeAndPlaceInTheData() {
        var baseline = Baseline()
        baseline.add([Self.finding(Self.row, "$[1]"), Self.finding(Self.row, nil)], of: "a.plist")
        let now = [
            Self.finding(Self.row, "$[1]", at: 77), Self.finding(Self.row, "$[2]"),
            Self.finding(Self.row, nil),
        ]
        let rest = baseline.remainder(of: now, in: "a.plist")
        #expect(rest.findings.map(\.dataPath) == ["$[2]"])
        #expect(rest.knownCount == 2)
        #expect(rest.stale.isEmpty)
        #expect(baseline.remainder(of: now, in: "b.plist").findings == now)
    }

    @Test func countsFindingsAtOnePlace() {
        var baseline = Baseline()
        baseline.add([Self.finding(Self.row, "$"), Self.finding(Self.row, "$")], of: "a")
        let one = Self.finding(Self.row, "$")
        #expect(baseline.remainder(of: [one, one, one], in: "a").findings.count == 1)
        #expect(baseline.remainder(of: [one], in: "a").stale == [.init(code: "PD401", dataPath: "$")])
    }

    @Test func neverKnowsFaults() {
        var baseline = Baseline()
        baseline.add([Self.finding(Self.fault, "$")], of: "a")
        baseline.add(.init(code: "PD130", dataPath: "$"), of: "a")
        #expect(baseline.remainder(of: [Self.finding(Self.fault, "$")], in: "a").findings.count == 1)
    }

    @Test func isSorted() {
        var baseline = Baseline()
        for path in ["$[10]", "$[2]", "$.b", "$.a"] { baseline.add([Self.finding(Self.row, path)], of: "z") }
        baseline.add([Self.finding(Self.row, "$")], of: "é")
        baseline.add([Self.finding(Self.row, "$")], of: "a")
        #expect(baseline.sortedFiles == ["a", "z", "é"])
        #expect(baseline.sortedEntries(of: "z").map(\.entry.dataPath) == ["$.a", "$.b", "$[10]", "$[2]"])
    }
}
