import PickEngine
import PickModel
import Testing

@testable import PickCommand

@Suite struct WheelScreenTests {
    static let regions =
        "<array>" + WheelDrawingTests.region("浙江省", ["杭州市", "宁波市", "温州市"])
        + WheelDrawingTests.region("江苏省", ["南京市", "苏州市"]) + WheelDrawingTests.region("湖北省", ["武汉市"])
        + "</array>"
    static let menu =
        "<array>" + WheelDrawingTests.list((0..<30).map { "果\($0)" }) + WheelDrawingTests.list(["饭", "面"])
        + "</array>"

    /// The selection after some keys.
    static func path(_ content: String, _ keys: [Key], page: Int = 5) throws -> [String] {
        var screen = try WheelDrawingTests.screen(content)
        for key in keys { #expect(screen.handle(key, page: page) == nil) }
        return screen.picker.selectedPath
    }

    static func text(_ text: String) -> [Key] { text.map { Key.character($0) } }

    @Test(
        arguments: [
            ([], ["果0", "饭"]), ([.down, .down, .up], ["果1", "饭"]), ([.up], ["果0", "饭"]),
            ([.pageDown], ["果4", "饭"]), ([.pageDown, .pageDown, .pageUp], ["果4", "饭"]),
            ([.end], ["果29", "饭"]),
            ([.end, .pageDown, .down], ["果29", "饭"]), ([.end, .home], ["果0", "饭"]),
            ([.right, .right, .down], ["果0", "面"]), ([.tab, .tab, .down], ["果1", "饭"]),
            ([.backTab, .down], ["果0", "面"]), ([.left, .down], ["果1", "饭"]),
        ] as [([Key], [String])]
    )
    func keysTurnTheWheelInFocus(_ keys: [Key], _ path: [String]) throws {
        #expect(try Self.path(Self.menu, keys) == path)
    }

    @Test(arguments: [
        ("面", ["果0", "面"]), ("果2", ["果2", "饭"]), ("2", ["果2", "饭"]), ("29", ["果29", "饭"]),
        ("x", ["果0", "饭"]),
    ])
    func typingSearchesTheMenu(_ text: String, _ path: [String]) throws {
        #expect(try Self.path(Self.menu, Self.text(text)) == path)
    }

    @Test(
        arguments: [
            (text("江"), ["江苏省", "南京市"]),
            (text("江") + [.down], ["浙江省", "杭州市"]),
            (text("江") + [.down, .down], ["江苏省", "南京市"]),
            (text("苏州"), ["江苏省", "苏州市"]),
            (text("/苏州") + [.backspace], ["江苏省", "南京市"]),
            (text("/苏州") + [.backspace, .backspace, .backspace], ["浙江省", "杭州市"]),
            (text("/苏州") + [.escape], ["浙江省", "杭州市"]),
            (text("/苏州") + [.tab, .down], ["湖北省", "武汉市"]),
            (text("湖") + [.right, .down], ["湖北省", "武汉市"]),
            ([.right] + text("州"), ["浙江省", "杭州市"]),
            ([.right] + text("州") + [.down], ["浙江省", "温州市"]),
        ] as [([Key], [String])]
    )
    func typingSearchesRegions(_ keys: [Key], _ path: [String]) throws {
        #expect(try Self.path(Self.regions, keys) == path)
    }

    @Test func enterChoosesUnlessASearchFoundNothing() throws {
        var screen = try WheelDrawingTests.screen(Self.regions)
        #expect(screen.handle(.enter, page: 5) == .chosen)
        for key in Self.text("月球") { _ = screen.handle(key, page: 5) }
        #expect(screen.handle(.enter, page: 5) == nil)
        #expect(screen.handle(.escape, page: 5) == nil)
        #expect(screen.handle(.enter, page: 5) == .chosen)
        #expect(screen.handle(.escape, page: 5) == .cancelled)
        #expect(screen.handle(.interrupt, page: 5) == .cancelled)
        #expect(screen.handle(.suspend, page: 5) == .suspended)
    }

    @Test func drawsAnotherChoiceEachTime() throws {
        var screen = try WheelDrawingTests.screen(Self.menu)
        for _ in 0..<50 {
            let before = screen.picker.selectedPath
            _ = screen.handle(.character("r"), page: 5)
            #expect(zip(before, screen.picker.selectedPath).allSatisfy { $0 != $1 })
        }
    }

    @Test func theFocusStaysOnAWheelThatIsThere() throws {
        let ragged =
            "<array><dict><key>name</key><string>a</string><key>cities</key><array><string>b</string></array></dict>"
            + "<dict><key>name</key><string>c</string></dict></array>"
        var screen = try WheelDrawingTests.screen(ragged)
        _ = screen.handle(.right, page: 5)
        #expect(screen.focus == 1)
        for key in Self.text("/c") { _ = screen.handle(key, page: 5) }
        #expect(screen.picker.selectedPath == ["c"])
        #expect(screen.focus == 0)
        for _ in 0..<20 {
            _ = screen.handle(.escape, page: 5)
            _ = screen.handle(.right, page: 5)
            _ = screen.handle(.character("r"), page: 5)
            #expect(screen.focus < screen.picker.numberOfComponents)
        }
    }
}
