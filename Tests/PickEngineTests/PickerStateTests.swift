import PickEngine
import PickModel
import Testing

@Suite struct PickerStateTests {
    // Made anew each time: the tag in an enumeration's pointer hides a global one from LeakSanitizer.
    static var regions: Dataset {
        Item.regions([
            Item("浙江省", code: "330000", [Item("杭州市", code: "330100", ["西湖区", "余杭区"]), "宁波市"]),
            Item("台湾省", code: "710000", []),
        ])
    }

    @Test(arguments: [(-1, 0), (0, -1), (0, 2), (2, 2), (3, 0), (Int.min, Int.max), (Int.max, Int.min)])
    func asksForWhatIsNotThereAreAnswered(_ component: Int, _ row: Int) {
        var picker = PickerState(Self.regions)
        #expect(picker.title(forRow: row, inComponent: component) == nil)
        #expect(picker.code(forRow: row, inComponent: component) == nil)
        #expect(picker.attributes(forRow: row, inComponent: component).isEmpty)
        #expect(picker.title(ofComponent: component) == nil)
        #expect(throws: PickerFailure.self) { try picker.select(row: row, inComponent: component) }
        #expect(picker.selectedRows == [0, 0, 0])
    }

    @Test func countsRowsOfWheelsThatAreNotThereAsNone() {
        let picker = PickerState(Self.regions)
        #expect([-1, 0, 1, 2, 3].map { picker.numberOfRows(inComponent: $0) } == [0, 2, 2, 2, 0])
        #expect(picker.selectedRow(inComponent: 3) == nil)
    }

    @Test func copiesTurnOnTheirOwn() throws {
        var picker = PickerState(Self.regions)
        let copy = picker
        try picker.select(row: 1, inComponent: 0)
        #expect(copy.selectedPath == ["浙江省", "杭州市", "西湖区"])
        #expect(picker.selectedPath == ["台湾省"])
        #expect(picker.numberOfComponents == 2)
    }

    @Test func tellsWhenWheelsComeAndGo() throws {
        var picker = PickerState(Self.regions)
        let fewer = try picker.select(row: 1, inComponent: 0)
        #expect(fewer.changesNumberOfComponents)
        #expect(fewer.numberOfComponents == 2)
        #expect(fewer.selectedRows == [1, nil])
        #expect(!(try picker.select(row: 1, inComponent: 0).changesNumberOfComponents))
    }

    @Test func goesToTheNearestPlaceThatAFailureOffers() throws {
        var picker = PickerState(Self.regions)
        let failure = #expect(throws: PickerFailure.self) {
            try picker.select(path: ["浙江省", "杭州市", "下城区"])
        }
        let nearest = try #require(failure?.nearest)
        #expect(nearest.code == "330100")
        #expect(nearest.rows == [0, 0])
        try picker.select(path: ["台湾省"])
        try picker.select(nearest)
        #expect(picker.selectedPath == ["浙江省", "杭州市", "西湖区"])
    }

    @Test func keepsItsStateWhenAPlaceIsOfOtherData() throws {
        var big = PickerState(Self.regions)
        let failure = #expect(throws: PickerFailure.self) { try big.select(code: "719900") }
        let nearest = try #require(failure?.nearest)
        var small = PickerState(Item.regions(["一", "二"]))
        try small.select(nearest)
        #expect(small.selectedPath == ["二"])
        var tiny = PickerState(Item.regions(["一"]))
        #expect(throws: PickerFailure.self) { try tiny.select(nearest) }
        #expect(tiny.selectedPath == ["一"])
    }

    @Test(arguments: [
        (
            PickerFailure.noSuchComponent(3, numberOfComponents: 2),
            "there is no component 3: there are 2, counted from 0"
        ),
        (.noSuchRow(9, component: 1, numberOfRows: 4), "component 1 has no row 9: it has 4, counted from 0"),
        (.noSuchTitle("杭洲市", component: 1, nearest: nil), "there is no \"杭洲市\" in component 1"),
        (.noSuchCode("33", nearest: nil), "no row has the code 33"),
    ])
    func failuresSayWhatIsMissing(_ failure: PickerFailure, _ text: String) {
        #expect("\(failure)" == text)
    }

    @Test func everyPathLeadsBackToItsPlace() throws {
        var picker = PickerState(Self.regions)
        var generator = SplitMix64(seed: 1)
        for _ in 0..<50 {
            picker.randomize(using: &generator, over: .leaves)
            let path = picker.selectedPath
            var other = PickerState(Self.regions)
            try other.select(path: path)
            #expect(other.selectedRows == picker.selectedRows)
        }
    }
}
