import Foundation
import PickEngine
import PickModel
import Testing

/// The samples of the documentation, compiled and turned.
@MainActor @Suite struct AdapterTests {
    // Made anew each time: the tag in an enumeration's pointer hides a global one from LeakSanitizer.
    static var regions: Dataset {
        Item.regions([
            Item("浙江省", [Item("杭州市", ["西湖区", "余杭区"]), Item("宁波市", ["海曙区"])]), "澳门", Item("台湾省", []),
            Item("北京市", [Item("市辖区", ["东城区", "西城区", "朝阳区"])]),
        ])
    }

    private func wheels(_ controller: WheelsController) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = controller
        view.delegate = controller
        view.reloadAllComponents()
        return view
    }

    @Test func uiKitWheelsFollowTheState() {
        let controller = WheelsController(Self.regions)
        let view = wheels(controller)
        var labels: [String?] = []
        controller.onChange = { labels = $0 }
        view.turn(1, to: 1)
        #expect(view.titles == ["浙江省", "宁波市", "海曙区"])
        #expect(view.reloads == [2])
        view.turn(0, to: 3)
        #expect(view.titles == ["北京市", "市辖区", "东城区"])
        #expect(view.reloads == [1, 2])
        view.turn(0, to: 1)
        #expect(view.titles == ["澳门"])
        view.turn(0, to: 2)
        #expect(view.titles == ["台湾省", nil])
        #expect(labels == ["台湾省", nil])
    }

    @Test func uiKitWheelsSurviveFingersOnAllOfThem() {
        let controller = WheelsController(Self.regions)
        let view = wheels(controller)
        var generator = SplitMix64(seed: 1)
        for _ in 0..<3000 {
            view.turn(Int.random(in: 0..<3, using: &generator), to: Int.random(in: 0..<5, using: &generator))
            // A delegate may be told late, of a wheel that has gone meanwhile.
            controller.pickerView(
                view,
                didSelectRow: Int.random(in: 0..<5, using: &generator),
                inComponent: Int.random(in: 0..<3, using: &generator)
            )
            #expect(view.titles == controller.state.selectedTitles)
        }
        controller.turnAtRandom(view)
        #expect(view.titles == controller.state.selectedTitles)
    }

    @Test func uiKitLabelsFollowTheRandomButton() {
        let controller = WheelsController(Item.menu([["苹果", "梨"], ["米饭"], ["绿茶", "水"]]))
        let view = wheels(controller)
        var labels: [String?] = []
        controller.onChange = { labels = $0 }
        controller.turnAtRandom(view)
        #expect(labels == ["梨", "米饭", "水"])
        #expect(view.titles == labels)
    }

    @Test func swiftUIWheelsFollowTheState() {
        let view = WheelsView(state: PickerState(Self.regions))
        #expect(view.drawn == ["[浙江省] 澳门 台湾省 北京市", "[杭州市] 宁波市", "[西湖区] 余杭区"])
        view.selection(2).wrappedValue = 1
        view.selection(0).wrappedValue = 3
        #expect(view.drawn == ["浙江省 澳门 台湾省 [北京市]", "[市辖区]", "[东城区] 西城区 朝阳区"])
        view.selection(1).wrappedValue = 1
        #expect(view.drawn == ["浙江省 澳门 台湾省 [北京市]", "[市辖区]", "[东城区] 西城区 朝阳区"])
        view.selection(0).wrappedValue = 1
        #expect(view.drawn == ["浙江省 [澳门] 台湾省 北京市"])
    }

    @Test(arguments: ["UIKitAdapter.swift", "SwiftUIAdapter.swift"])
    func theDocumentationShowsWhatWasCompiled(_ file: String) throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let article = here.appending(path: "../../../Sources/PickData/PickData.docc/Pickers.md")
        let code = Self.withoutImports(try String(contentsOf: here.appending(path: file), encoding: .utf8))
        let blocks = try String(contentsOf: article, encoding: .utf8).matches(of: /```swift\n([\s\S]*?)```/)
        #expect(blocks.contains { Self.withoutImports(String($0.1)) == code }, "no block is \(file)")
    }

    private static func withoutImports(_ code: String) -> [Substring] {
        Array(
            code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        )
        .trimmed()
    }
}

extension [Substring] {
    fileprivate func trimmed() -> [Substring] {
        let start = drop { $0.isEmpty }
        return Array(start.reversed().drop { $0.isEmpty }.reversed())
    }
}
