import PickDiagnostics
import Testing

@Suite struct FixSelectionTests {
    private static let code = DiagnosticCode("PD301", "x", .warning, "")

    private static func finding(_ fixes: Fix...) -> Diagnostic {
        Diagnostic(code, "x", at: nil, fixes: fixes)
    }

    private static func fix(_ ranges: Range<Int>..., safety: Fix.Safety = .safe, text: String = "") -> Fix {
        Fix("mend", safety, ranges.map { Fix.Edit($0, text) })
    }

    /// Each row: the ranges of one fix each, and those that are taken together.
    @Test(arguments: [
        ([0..<2, 2..<4], [0..<2, 2..<4]), ([0..<3, 2..<4], [0..<3]), ([2..<4, 0..<3], [2..<4]),
        ([5..<6, 0..<1], [0..<1, 5..<6]), ([0..<9, 3..<4], [0..<9]), ([3..<4, 0..<9], [3..<4]),
        ([2..<2, 2..<2], [2..<2]), ([2..<2, 2..<5], [2..<2]), ([2..<5, 5..<5], [2..<5]),
        ([2..<5, 6..<6], [2..<5, 6..<6]), ([4..<4, 0..<4], [4..<4]),
    ])
    func takesTheFirstOfThoseThatTouch(_ ranges: [Range<Int>], _ expected: [Range<Int>]) {
        let selection = FixSelection(for: ranges.map { Self.finding(Self.fix($0)) }, allowing: .safe)
        #expect(selection.edits.map(\.range) == expected)
        #expect(selection.count == expected.count)
    }

    /// Lost tags of one place are written together, in the order in which they are found.
    @Test func takesAllThatJoin() {
        let findings = ["a", "b", "c"].map { text in
            var fix = Self.fix(4..<4, text: text)
            fix.joins = text != "c"
            return Self.finding(fix)
        }
        let selection = FixSelection(for: findings + [Self.finding(Self.fix(9..<10))], allowing: .safe)
        #expect(selection.edits.map(\.replacement) == ["a", "b", ""])
        #expect(selection.count == 3)
    }

    @Test func takesAFixWholeOrNotAtAll() {
        let findings = [Self.finding(Self.fix(4..<5)), Self.finding(Self.fix(0..<1, 4..<6))]
        #expect(FixSelection(for: findings, allowing: .safe).edits.map(\.range) == [4..<5])
    }

    @Test func takesTheFirstThatIsSafeEnough() {
        let finding = Self.finding(Self.fix(0..<1, safety: .unsafe), Self.fix(2..<3))
        #expect(FixSelection(for: [finding], allowing: .safe).edits.map(\.range) == [2..<3])
        #expect(FixSelection(for: [finding], allowing: .unsafe).edits.map(\.range) == [0..<1])
    }

    @Test func leavesOutWhatCannotBeDone() {
        let finding = Self.finding(Self.fix(0..<1, text: "é"), Self.fix(0..<1, text: "e"))
        let selection = FixSelection(for: [finding], allowing: .safe) { $0.edits[0].replacement == "e" }
        #expect(selection.edits == [Fix.Edit(0..<1, "e")])
    }
}

@Suite struct ManyFixesTests {
    /// Fixes that also change something at the beginning of the file, as those of names that are keys do.
    @Test func keepsTheOrderOfPlaces() {
        let code = DiagnosticCode("PD301", "x", .warning, "")
        let findings = (0..<5000).map { number in
            let places = [1_000_000 - number * 10, 2_000_000 + number * 10]
            let edits = places.map { Fix.Edit($0..<$0 + 1, "") }
            return Diagnostic(code, "x", at: nil, fixes: [Fix("mend", .safe, edits)])
        }
        let selection = FixSelection(for: findings, allowing: .safe)
        #expect(selection.count == 5000)
        let starts = selection.edits.map(\.range.lowerBound)
        #expect(starts.count == 10_000)
        #expect(starts == starts.sorted())
    }
}
