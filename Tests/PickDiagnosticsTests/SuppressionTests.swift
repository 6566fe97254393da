import PickDiagnostics
import Testing

@Suite struct SuppressionTests {
    private static let row = DiagnosticCode("PD401", "duplicate-row", .warning, "")
    private static let space = DiagnosticCode("PD301", "edge-space", .warning, "")
    private static let fault = DiagnosticCode("PD130", "entity", .error, "")

    private static func codes(_ texts: String...) -> [CodeSelector] { texts.map { CodeSelector($0) } }

    @Test(
        arguments: [
            (" pickdata:ignore PD401 ", .ignore(codes("PD401"))),
            ("pickdata:ignore PD401,duplicate-row\n PD3", .ignore(codes("PD401", "duplicate-row", "PD3"))),
            ("pickdata:ignore PD401: both are real, PD402", .ignore(codes("PD401"))),
            ("pickdata:ignore PD401 : a reason", .ignore(codes("PD401"))),
            ("pickdata:ignore-file PD4", .ignoreFile(codes("PD4"))),
            (" pickdata:ignore ", .withoutCode("pickdata:ignore")),
            ("pickdata:ignore : why", .withoutCode("pickdata:ignore")),
            ("pickdata:ingore PD401", .unknown("pickdata:ingore")),
            ("pickdata: is a tool", .unknown("pickdata:")),
            ("a comment about pickdata:ignore", nil), ("", nil), ("pickdata", nil),
        ] as [(String, SuppressionComment?)]
    )
    func readsComments(_ text: String, _ expected: SuppressionComment?) {
        #expect(SuppressionComment(text) == expected)
    }

    private static func finding(_ code: DiagnosticCode, _ place: Int?) -> Diagnostic {
        Diagnostic(code, "x", at: place.map { $0..<$0 + 1 })
    }

    private static func suppression(_ codes: [CodeSelector], _ scope: Range<Int>?) -> Suppression {
        Suppression(codes, in: scope, from: 0..<1)
    }

    @Test func suppressesInItsScopeAlone() {
        let findings = [9, 10, 19, 20].map { Self.finding(Self.row, $0) }
        let filter = SuppressionFilter(findings, by: [Self.suppression(Self.codes("PD4"), 10..<20)])
        #expect(filter.kept.map(\.range?.lowerBound) == [9, 20])
        #expect(filter.suppressedCount == 2)
        #expect(filter.unusedCodes(of: 0).isEmpty)
    }

    @Test func suppressesTheWholeFileAndWhatHasNoPlace() {
        let findings = [Self.finding(Self.row, nil), Self.finding(Self.row, 5), Self.finding(Self.space, 6)]
        let filter = SuppressionFilter(findings, by: [Self.suppression(Self.codes("PD401", "PD5"), nil)])
        #expect(filter.kept.map(\.code.id) == ["PD301"])
        #expect(filter.unusedCodes(of: 0) == Self.codes("PD5"))
    }

    @Test func neverSuppressesFaults() {
        let filter = SuppressionFilter(
            [Self.finding(Self.fault, 1)],
            by: [Self.suppression(Self.codes("ALL"), nil)]
        )
        #expect(filter.kept.count == 1)
        #expect(filter.unusedCodes(of: 0) == Self.codes("ALL"))
    }

    @Test func letsTheInnerOneCount() {
        let outer = Self.suppression(Self.codes("PD4"), 0..<100)
        let inner = Self.suppression(Self.codes("PD401"), 10..<20)
        let filter = SuppressionFilter([Self.finding(Self.row, 12)], by: [inner, outer])
        #expect(filter.kept.isEmpty)
        #expect(filter.unusedCodes(of: 0).isEmpty)
        #expect(filter.unusedCodes(of: 1) == Self.codes("PD4"))
    }

    @Test func keepsTheOrderOfFindings() {
        let findings = [30, 5, 20].map { Self.finding(Self.row, $0) }
        let filter = SuppressionFilter(findings, by: [Self.suppression(Self.codes("PD3"), nil)])
        #expect(filter.kept == findings)
    }

    @Test(arguments: [
        ("$", "$", true), ("$", "$[3].a", true), ("$[3]", "$[3]", true), ("$[3]", "$[3].cities[1]", true),
        ("$[3]", "$[30]", false), ("$[*].cities", "$[7].cities[0]", true),
        ("$[*].cities", "$[7].name", false),
        ("$.*", "$.广东", true), ("$.*", "$[0]", false), ("$.**.name", "$[0].cities[1].name", true),
        ("$.**.name", "$.name", true), ("$.**[0].x", "$[0][0].x", true), ("$.**[0].x", "$[0][1].x", false),
        (#"$["a.b"]"#, #"$["a.b"][1]"#, true), (#"$["a\"b"]"#, #"$["a\"b"]"#, true),
        ("$[1].**", "$[1]", true), ("$[*]", "$[x]", false), ("$[*][*]", "$[1]", false),
    ])
    func fitsPlacesInTheData(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try #require(DataPathPattern(pattern)).matches(path) == expected)
    }

    @Test(arguments: ["", "cities", "$cities", "$.", "$[", "$[a]", "$[1", #"$["a]"#, "$..a", #"$["a"x]"#])
    func refusesWhatIsNoPlace(_ pattern: String) { #expect(DataPathPattern(pattern) == nil) }
}
