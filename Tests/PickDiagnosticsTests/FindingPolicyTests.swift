import PickDiagnostics
import Testing

@Suite struct FindingPolicyTests {
    static let row = DiagnosticCode("PD401", "duplicate-row", .warning, "")
    static let sibling = DiagnosticCode("PD402", "duplicate-sibling", .warning, "")
    static let space = DiagnosticCode("PD301", "edge-space", .info, "")
    static let fault = DiagnosticCode("PD130", "entity", .error, "")
    static let lint = DiagnosticCode("PD139", "duplicate-key", .warning, "")
    static let all = [row, sibling, space, fault, lint]

    private static func layer(select: [String]? = nil, ignore: [String] = []) -> FindingPolicy.Layer {
        var layer = FindingPolicy.Layer()
        layer.select = select?.map { CodeSelector($0) }
        layer.ignore = ignore.map { CodeSelector($0) }
        return layer
    }

    @Test(arguments: [
        ("PD401", ["PD401"]), ("pd401", ["PD401"]), ("PD4", ["PD401", "PD402"]),
        ("PD40", ["PD401", "PD402"]),
        ("duplicate-row", ["PD401"]), ("Duplicate-Row", ["PD401"]), ("duplicate", []), ("PD4010", []),
        ("PD9", []), ("ALL", ["PD401", "PD402", "PD301", "PD130", "PD139"]),
        ("all", ["PD401", "PD402", "PD301", "PD130", "PD139"]),
    ])
    func selectsByIDBeginningOrName(_ text: String, _ expected: [String]) {
        #expect(Self.all.filter { CodeSelector(text).matches($0) }.map(\.id) == expected)
        #expect(CodeSelector(text).isKnown(among: Self.all) == !expected.isEmpty)
    }

    /// Each row: layers (select, ignore), and what is reported; PD130 always is.
    @Test(
        arguments: [
            ([(nil, [])], ["PD401", "PD402", "PD301", "PD130", "PD139"]),
            ([(["PD4"], [])], ["PD401", "PD402", "PD130"]),
            ([(nil, ["PD4"])], ["PD301", "PD130", "PD139"]),
            ([(["PD4"], ["PD401"])], ["PD402", "PD130"]),
            ([(["PD401"], ["PD4"])], ["PD401", "PD130"]),
            ([(["PD401"], ["duplicate-row"])], ["PD130"]),
            ([(nil, ["PD401"]), (["PD4"], [])], ["PD401", "PD402", "PD130"]),
            ([(["PD3"], []), (nil, ["PD301"])], ["PD130"]),
            ([(["PD3"], []), (["PD401"], [])], ["PD401", "PD130"]),
            ([(nil, ["ALL"])], ["PD130"]),
        ] as [([([String]?, [String])], [String])]
    )
    func letsTheCloserAndTheLaterWin(_ layers: [([String]?, [String])], _ expected: [String]) {
        let policy = FindingPolicy(layers.map { Self.layer(select: $0.0, ignore: $0.1) })
        #expect(Self.all.filter(policy.reports).map(\.id) == expected)
    }

    @Test(arguments: [
        (["PD4=error"], Severity.error), (["PD4=error", "PD401=info"], .info),
        (["PD401=info", "PD4=error"], .info),
        (["PD401=info", "duplicate-row=error"], .error), (["PD401=off"], nil), (["PD402=off"], .warning),
    ])
    func setsTheSeverityByTheClosest(_ levels: [String], _ expected: Severity?) throws {
        var layer = FindingPolicy.Layer()
        for text in levels {
            let parts = text.split(separator: "=")
            let level = try #require(FindingPolicy.Level(rawValue: String(parts[1])))
            layer.levels.append(.init(CodeSelector(String(parts[0])), level))
        }
        #expect(FindingPolicy([layer]).severity(of: Self.row, own: .warning) == expected)
    }

    @Test func keepsFaultsErrors() {
        var layer = Self.layer(ignore: ["ALL"])
        layer.levels = [.init(CodeSelector("PD130"), .off)]
        #expect(FindingPolicy([layer]).severity(of: Self.fault, own: .error) == .error)
    }

    @Test func keepsTheSeverityThatAFindingHasOfItsOwn() {
        var finding = Diagnostic(Self.row, "x", at: nil)
        finding.severity = .info
        #expect(FindingPolicy([Self.layer(ignore: ["PD3"])]).apply(to: [finding]) == [finding])
    }
}
