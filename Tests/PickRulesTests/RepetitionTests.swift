import PickDiagnostics
import TestTools
import Testing

@testable import PickRules

/// Lists in which very many entries have the same thing wrong: the cost is that of their length, not of its square.
@Suite struct RepetitionTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: String
        /// The children of 北京市.
        let children: @Sendable (Int) -> String
    }

    static let count = 40_000
    static let shapes: [Shape] = [
        Shape(testDescription: "a place under itself", code: "PD401") { _ in "<string>北京市</string>" },
        Shape(testDescription: "a city and the district it became", code: "PD407") {
            "<dict><key>name</key><string>广州\($0 % 2 == 0 ? "市" : "区")</string></dict>"
        },
        Shape(testDescription: "UTF-8 read as GBK", code: "PD306") { "<string>鍖椾\($0)</string>" },
        Shape(testDescription: "codes of another width", code: "PD501") {
            "<dict><key>code</key><string>\(1_000_000 + $0)\($0 % 25 == 0 ? "0" : "")</string>"
                + "<key>name</key><string>地\($0)</string></dict>"
        },
    ]

    @Test(arguments: shapes)
    func costNoMoreThanTheirLength(_ shape: Shape) throws {
        let children = (0..<Self.count).map { shape.children($0) }.joined()
        let city =
            "<dict><key>name</key><string>北京市</string><key>children</key><array>\(children)</array></dict>"
        let xml = """
            <plist version="1.0"><array><dict><key>name</key><string>直辖市</string><key>children</key>\
            <array>\(city)</array></dict></array></plist>
            """
        var settings = RuleSettings()
        settings.mostOfACode = 10
        var findings: [Diagnostic] = []
        let seconds = try processorSeconds { findings = try Linted(Array(xml.utf8), settings).findings }
        #expect(seconds < 30)
        #expect(findings.contains { $0.code.id == shape.code })
    }
}
