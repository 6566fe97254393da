import PickPresets
import Testing

@Suite struct PresetTableTests {
    @Test func namesAreUnique() {
        let names = Preset.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 35)
    }

    @Test(arguments: Preset.all) func rowIsWhole(_ preset: Preset) {
        #expect(preset.regions != nil || preset.menu != nil)
        #expect(!preset.formats.isEmpty)
        #expect(!preset.facts.isEmpty)
        #expect(preset.facts.allSatisfy { $0.hasSuffix(".") })
        #expect(!preset.provenance.isEmpty)
        // Codes for keys are values already.
        if preset.rules.code.isRequired { #expect(preset.rules.value == .none) }
    }

    @Test(arguments: [
        ("vant", ["vant-area", "vant-picker", "vant-cascader"]), ("element-ui", ["element"]),
        ("Element-UI", ["element"]), ("bigkoo", ["android-pickerview"]), ("flutter", ["city-pickers"]),
        ("nothing", []),
    ])
    func wordsOfPeopleNameFrontEnds(_ word: String, _ names: [String]) {
        #expect(Preset.names(for: word) == names)
        #expect(names.allSatisfy { Preset.named($0) != nil })
        #expect(Preset.named(word) == nil)
    }

    @Test func keysCanHaveOtherNames() throws {
        let element = try #require(Preset.named("element"))
        let renamed = try #require(element.renamed([("label", "title"), ("children", "items")]))
        #expect(renamed.keyNames == ["title", "value", "items"])
        #expect(element.renamed([("text", "title")]) == nil)
        let columns = try #require(Preset.named("vant-picker")?.renamed([("text", "label")]))
        #expect(columns.menu == .columns(.record(label: "label", value: "value")))
        #expect(columns.regions == .tree(.keys("label", "value", "children")))
    }

    @Test func childrenOfLevelsAreCountedFromTheLast() {
        let keys = PresetShape.TreeKeys(
            label: ["name"],
            value: nil,
            children: ["states", "cities"],
            childrenEndAtLast: true
        )
        #expect((0..<2).map { keys.childrenKey($0, depth: 3) } == ["states", "cities"])
        #expect(keys.childrenKey(0, depth: 2) == "cities")
    }
}
