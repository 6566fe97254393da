import PickEngine
import PickModel
import PickReporters
import TestTools
import Testing

@testable import PickCommand

@Suite struct WheelDrawingTests {
    static func screen(_ content: String, title: String = "cities.plist") throws -> WheelScreen {
        let dataset = try Dataset(bytes: Array("<plist version=\"1.0\">\(content)</plist>".utf8))
        return WheelScreen(
            title: title,
            picker: PickerState(dataset),
            generator: SplitMix64(seed: 7),
            rule: .wheels
        )
    }

    static func list(_ titles: [String]) -> String {
        "<array>" + titles.map { "<string>\($0)</string>" }.joined() + "</array>"
    }

    static func region(_ name: String, _ cities: [String]) -> String {
        "<dict><key>name</key><string>\(name)</string><key>cities</key>\(list(cities))</dict>"
    }

    static let regions =
        "<array>" + region("内蒙古自治区", ["呼和浩特市", "包头市"]) + region("澳门", []) + region("Zhejiang 浙江", ["杭州市"])
        + "</array>"
    static let menu =
        "<array>" + list(["苹果", "a\u{200B}b", "很长很长很长很长很长很长的名字"]) + list([]) + list(["é"]) + "</array>"
    static let seven = "<array>" + (0..<7).map { list(["\($0)甲", "\($0)乙"]) }.joined() + "</array>"

    static func lines(_ screen: WheelScreen, _ columns: Int, _ rows: Int, _ style: Style = .plain) -> [String]
    {
        WheelDrawing(screen: screen, size: TerminalSize(columns: columns, rows: rows), style: style).lines
    }

    @Test(arguments: [("regions", regions), ("menu", menu), ("seven", seven)])
    func fitsEverySize(_ name: String, _ content: String) throws {
        var screen = try Self.screen(content)
        for key in [
            Key.down, .right, .down, .right, .character("/"), .character("名"), .escape, .character("r"),
        ] {
            _ = screen.handle(key, page: 5)
            for columns in [0, 1, 2, 3, 5, 8, 11, 20, 21, 22, 40, 80, 200] {
                for rows in [0, 1, 2, 3, 4, 5, 7, 8, 24, 60] {
                    let lines = Self.lines(screen, columns, rows)
                    #expect(lines.count == (columns > 1 ? rows : 0))
                    #expect(
                        lines.allSatisfy { DisplayWidth.of($0) < max(1, columns) },
                        "\(columns) × \(rows)"
                    )
                }
            }
        }
    }

    @Test(arguments: [
        ("regions", regions, [Key](), 44, 9), ("regions-turned", regions, [.down], 44, 9),
        ("menu", menu, [.end, .right], 44, 9), ("menu-small", menu, [], 30, 4),
        ("seven", seven, [.left, .backTab, .down], 44, 6),
        ("search", regions, [.character("/"), .character("包")], 44, 7),
        ("search-nothing", regions, [.character("/"), .character("x")], 44, 7),
    ])
    func drawsThisPicture(_ name: String, _ content: String, _ keys: [Key], _ columns: Int, _ rows: Int)
        throws
    {
        var screen = try Self.screen(content)
        for key in keys { _ = screen.handle(key, page: 5) }
        let lines = Self.lines(screen, columns, rows).map { "|\($0)|" }
        try Golden.expect(lines.joined(separator: "\n") + "\n", named: "wheels-\(name).txt")
    }

    @Test func coloursTakeNoCells() throws {
        let screen = try Self.screen(Self.regions)
        let plain = Self.lines(screen, 60, 12)
        let colored = Self.lines(screen, 60, 12, .colored)
        #expect(colored != plain)
        #expect(colored.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") } == plain)
    }

    @Test func nothingInATitleReachesTheTerminal() throws {
        let screen = try Self.screen(
            "<array>" + Self.list(["\u{202E}x", "a\u{9B}2J"]) + "</array>",
            title: "\u{1B}]0;x\u{7}.plist"
        )
        let scalars = Self.lines(screen, 80, 24).joined().unicodeScalars
        #expect(!scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}" })
    }

    @Test(arguments: [
        ("杭州市", 6, "杭州市"), ("杭州市", 8, "杭州市  "), ("杭州市", 5, "杭州…"), ("杭州市", 4, "杭… "),
        ("杭州市", 1, "…"), ("杭州市", 0, ""), ("abc", 2, "a…"), ("", 3, "   "), ("e\u{301}a", 2, "e\u{301}a"),
    ])
    func textIsCutAndFilledByCells(_ text: String, _ width: Int, _ fitted: String) {
        #expect(CellText.fit(text, width) == fitted)
        #expect(DisplayWidth.of(CellText.fit(text, width)) == width)
    }
}
