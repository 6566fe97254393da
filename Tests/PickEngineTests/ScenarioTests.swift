import PickEngine
import Testing

/// The table of scenarios, which every program that draws the wheels runs.
@Suite struct ScenarioTests {
    @Test(arguments: Scenario.all)
    func wheelsDoWhatTheScenarioSays(_ scenario: Scenario) throws {
        var picker = PickerState(scenario.dataset)
        var generator = SplitMix64(seed: 0)
        expect(scenario.start, of: picker, "start")
        for (number, step) in scenario.steps.enumerated() {
            let before = picker.numberOfComponents
            if let seed = step.seed { generator = SplitMix64(seed: seed) }
            do throws(PickerFailure) {
                let change = try perform(step, on: &picker, &generator)
                #expect(step.error == nil, "step \(number)")
                #expect(Array(change.reloaded) == step.reloads, "step \(number)")
                #expect(change.selectedRows == picker.selectedRows, "step \(number)")
                #expect(change.previousNumberOfComponents == before, "step \(number)")
            } catch {
                #expect(name(of: error) == step.error, "step \(number): \(error)")
                #expect(missing(in: error) == step.missing, "step \(number): \(error)")
                #expect(error.nearest?.path == step.nearest, "step \(number): \(error)")
            }
            expect(step.expectation, of: picker, "step \(number)")
        }
    }

    @Test func thereAreEnough() {
        #expect(Scenario.files.count >= 6)
        #expect(Scenario.all.count >= 100)
        #expect(Set(Scenario.all.map(\.testDescription)).count == Scenario.all.count)
    }

    /// Compares by scalars, since the two ways to write é are one for `==`.
    private func expect(_ expected: Scenario.Expectation, of picker: PickerState, _ comment: Comment) {
        #expect(picker.selectedRows == expected.rows, comment)
        #expect(scalars(picker.selectedTitles) == scalars(expected.titles), comment)
        if let codes = expected.codes { #expect(picker.selectedCodes == codes, comment) }
    }

    private func scalars(_ titles: [String?]) -> [[Unicode.Scalar]?] {
        titles.map { $0.map { Array($0.unicodeScalars) } }
    }

    private func perform(
        _ step: Scenario.Step,
        on picker: inout PickerState,
        _ generator: inout SplitMix64
    ) throws(PickerFailure) -> PickerState.Change {
        if let select = step.select, select.count == 2 {
            return try picker.select(row: select[1], inComponent: select[0])
        }
        if let path = step.path { return try picker.select(path: path) }
        if let code = step.code { return try picker.select(code: code) }
        let rule = step.random.flatMap(RandomRule.init(rawValue:))
        #expect(rule != nil, "a step that does nothing")
        return picker.randomize(using: &generator, over: rule ?? .wheels)
    }

    private func name(of failure: PickerFailure) -> String {
        switch failure {
        case .noSuchComponent: "no-such-component"
        case .noSuchRow: "no-such-row"
        case .noSuchTitle: "no-such-title"
        case .noSuchCode: "no-such-code"
        }
    }

    private func missing(in failure: PickerFailure) -> String? {
        switch failure {
        case .noSuchComponent, .noSuchRow: nil
        case .noSuchTitle(let title, _, _): title
        case .noSuchCode(let code, _): code
        }
    }
}
